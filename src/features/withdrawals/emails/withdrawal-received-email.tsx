import { OrderEmailLayout, type OrderEmailSender } from "#features/orders/emails/order-email-layout.tsx";
import { localizedUrl } from "#shared/language.ts";
import { EmailFact, EmailLines, EmailLink, EmailNote, EmailRows, EmailText, EmailTitle } from "#ui/email-pieces.tsx";
import { messages as mail } from "../email-messages.ts";
import { messages } from "../messages.ts";
import { nextSteps } from "../next-steps.ts";
import type { ReturnGround, SentGoods } from "../return.ts";
import { SendingFacts } from "./sending-facts.tsx";
import { withoutLinks } from "./without-links.ts";

const { fields, review, done } = messages;

interface WithdrawalReceivedEmailProps extends OrderEmailSender {
  orderNumber: string;
  /** Of the order. */
  email: string;
  /** As they were declared. */
  name: string;
  items: string | null;
  /** false until a person finds the order. */
  isMatched: boolean;
  /** What it came in time for. */
  ground: ReturnGround | null;
  /** Of the goods it names. */
  sending: SentGoods;
  /** Date and time in words. */
  moment: string;
  /** Lines of the shop's address. */
  sendTo: readonly string[];
}

/** The acknowledgement of receipt on a durable medium: content, date and time of the statement (article 11a). */
export function WithdrawalReceivedEmail({
  orderNumber,
  email,
  name,
  items,
  isMatched,
  ground,
  sending,
  moment,
  sendTo,
  ...shop
}: WithdrawalReceivedEmailProps) {
  const isByLaw = isMatched && ground === "withdrawal";
  return (
    <OrderEmailLayout preview={mail.preview(moment)} sender={shop}>
      <EmailTitle>{done.title}</EmailTitle>
      <EmailText>{mail.greeting(withoutLinks(name))}</EmailText>
      <EmailText>{mail.received(orderNumber)}</EmailText>
      {!isMatched && <EmailText>{mail.unmatched}</EmailText>}
      <EmailRows>
        <EmailFact term={mail.at}>{moment}</EmailFact>
        <EmailFact term={mail.declared}>{review.declaration}</EmailFact>
        <EmailFact term={fields.orderNumber}>{orderNumber}</EmailFact>
        <EmailFact term={review.items}>
          <EmailLines lines={(items ?? review.whole).split("\n").map(withoutLinks)} />
        </EmailFact>
        <EmailFact term={fields.name}>{withoutLinks(name)}</EmailFact>
        <EmailFact term={fields.email}>{email}</EmailFact>
        {isByLaw && <SendingFacts {...sending} sendTo={sendTo} />}
      </EmailRows>
      {nextSteps({ isMatched, ground, sending }).map((step) => (
        <EmailText key={step}>{step}</EmailText>
      ))}
      <EmailNote>
        <EmailLink href={localizedUrl(shop.shopUrl, "/return-refund-policy#withdrawal")}>{done.policy}</EmailLink>
      </EmailNote>
    </OrderEmailLayout>
  );
}
