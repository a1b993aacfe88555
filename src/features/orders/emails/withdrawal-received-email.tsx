import { Fragment } from "react";
import { EmailLayout } from "#ui/email-layout.tsx";
import { LetterFact, LetterLink, LetterNote, LetterRows, LetterText, LetterTitle } from "#ui/email-pieces.tsx";
import { texts } from "../texts.ts";
import { withdrawalTexts } from "../withdrawal-texts.ts";

const { letter, fields, review, done } = withdrawalTexts;

interface WithdrawalReceivedLetterProps {
  orderNumber: string;
  /** Of the order. */
  email: string;
  /** As they were declared. */
  name: string;
  items: string | null;
  /** false while nobody has found the order that is meant. */
  isMatched: boolean;
  /** Date and time in words. */
  moment: string;
  storeName: string;
  storeEmail: string;
  shopUrl: string;
}

/** The acknowledgement of receipt on a durable medium: content, date and time of the statement (article 11a). */
export function WithdrawalReceivedLetter({
  orderNumber,
  email,
  name,
  items,
  isMatched,
  moment,
  ...shop
}: WithdrawalReceivedLetterProps) {
  return (
    <EmailLayout
      preview={letter.preview(moment)}
      sender={shop.storeName}
      senderUrl={shop.shopUrl}
      footer={texts.letter.questions(shop.storeEmail)}
    >
      <LetterTitle>{done.title}</LetterTitle>
      <LetterText>{letter.greeting(name)}</LetterText>
      <LetterText>{letter.received(orderNumber)}</LetterText>
      {!isMatched && <LetterText>{letter.unmatched}</LetterText>}
      <LetterRows>
        <LetterFact term={letter.at}>{moment}</LetterFact>
        <LetterFact term={letter.declared}>{review.declaration}</LetterFact>
        <LetterFact term={fields.orderNumber}>{orderNumber}</LetterFact>
        <LetterFact term={review.items}>
          {(items ?? review.whole).split("\n").map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and never move.
            <Fragment key={index}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </LetterFact>
        <LetterFact term={fields.name}>{name}</LetterFact>
        <LetterFact term={fields.email}>{email}</LetterFact>
      </LetterRows>
      {done.steps.map((step) => (
        <LetterText key={step}>{step}</LetterText>
      ))}
      <LetterNote>
        <LetterLink href={`${shop.shopUrl}/return-refund-policy#withdrawal`}>{done.policy}</LetterLink>
      </LetterNote>
    </EmailLayout>
  );
}
