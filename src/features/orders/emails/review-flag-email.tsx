import { EmailLayout } from "#ui/email-layout.tsx";
import { EmailButton, EmailText, EmailTitle } from "#ui/email-pieces.tsx";
import { messages } from "../operator-messages.ts";

interface ReviewFlagEmailProps {
  title: string;
  matter: string;
  /** The label of the button and its link. */
  open: string;
  at: string;
  storeName: string;
  shopUrl: string;
}

/** Tells the shopkeeper that something waits for a person. */
export function ReviewFlagEmail({ title, matter, open, at, storeName, shopUrl }: ReviewFlagEmailProps) {
  return (
    <EmailLayout preview={matter} sender={storeName} senderUrl={shopUrl} footer={messages.reviewFlagEmail.footer}>
      <EmailTitle>{title}</EmailTitle>
      <EmailText>{matter}</EmailText>
      <EmailButton href={at}>{open}</EmailButton>
    </EmailLayout>
  );
}
