import { EmailLayout } from "#ui/email-layout.tsx";
import { EmailButton, EmailLink, EmailNote, EmailText, EmailTitle } from "#ui/email-pieces.tsx";
import { messages as mail } from "../email-messages.ts";

interface ConfirmationEmailProps {
  storeName: string;
  /** Who sends it, with the postal address. */
  seller: string;
  shopUrl: string;
  confirmUrl: string;
  unsubscribeUrl: string;
}

export const ConfirmationEmail = (props: ConfirmationEmailProps) => (
  <EmailLayout preview={mail.preview} sender={props.storeName} senderUrl={props.shopUrl} footer={props.seller}>
    <EmailTitle>{mail.title}</EmailTitle>
    <EmailText>{mail.text(props.storeName)}</EmailText>
    <EmailButton href={props.confirmUrl}>{mail.button}</EmailButton>
    <EmailNote>
      {mail.otherwise} <EmailLink href={props.unsubscribeUrl}>{mail.unsubscribe}</EmailLink>
    </EmailNote>
  </EmailLayout>
);
