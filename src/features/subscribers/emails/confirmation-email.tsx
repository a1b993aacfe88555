import { EmailLayout } from "#ui/email-layout.tsx";
import { LetterButton, LetterLink, LetterNote, LetterText, LetterTitle } from "#ui/email-pieces.tsx";
import { texts } from "../texts.ts";

const { letter } = texts;

interface ConfirmationLetterProps {
  storeName: string;
  storeEmail: string;
  shopUrl: string;
  confirmUrl: string;
  unsubscribeUrl: string;
}

export const ConfirmationLetter = (props: ConfirmationLetterProps) => (
  <EmailLayout
    preview={letter.preview}
    sender={props.storeName}
    senderUrl={props.shopUrl}
    footer={letter.footer(props.storeName, props.storeEmail)}
  >
    <LetterTitle>{letter.title}</LetterTitle>
    <LetterText>{letter.text(props.storeName)}</LetterText>
    <LetterButton href={props.confirmUrl}>{letter.button}</LetterButton>
    <LetterNote>
      {letter.otherwise} <LetterLink href={props.unsubscribeUrl}>{letter.unsubscribe}</LetterLink>
    </LetterNote>
  </EmailLayout>
);
