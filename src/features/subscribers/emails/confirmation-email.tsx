import { EmailLayout } from "#ui/email-layout.tsx";
import { EmailButton, EmailLink, EmailNote, EmailText, EmailTitle } from "#ui/email-pieces.tsx";
import { messages as mail } from "../email-messages.ts";

interface ConfirmationEmailProps {
  storeName: string;
  storeEmail: string;
  shopUrl: string;
  confirmUrl: string;
  unsubscribeUrl: string;
}

export const ConfirmationEmail = (props: ConfirmationEmailProps) => (
  <EmailLayout
    preview={mail.preview}
    sender={props.storeName}
    senderUrl={props.shopUrl}
    footer={mail.footer(props.storeName, props.storeEmail)}
  >
    <EmailTitle>{mail.title}</EmailTitle>
    <EmailText>{mail.text(props.storeName)}</EmailText>
    <EmailButton href={props.confirmUrl}>{mail.button}</EmailButton>
    <EmailNote>
      {mail.otherwise} <EmailLink href={props.unsubscribeUrl}>{mail.unsubscribe}</EmailLink>
    </EmailNote>
  </EmailLayout>
);
