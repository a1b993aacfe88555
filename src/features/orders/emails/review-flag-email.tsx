import { EmailLayout } from "#ui/email-layout.tsx";
import { LetterButton, LetterText, LetterTitle } from "#ui/email-pieces.tsx";
import { texts } from "../texts.ts";

interface AttentionLetterProps {
  title: string;
  matter: string;
  /** What the button says, and where it leads. */
  open: string;
  at: string;
  storeName: string;
  shopUrl: string;
}

/** To the shopkeeper: something waits for a person. */
export function AttentionLetter({ title, matter, open, at, storeName, shopUrl }: AttentionLetterProps) {
  return (
    <EmailLayout preview={matter} sender={storeName} senderUrl={shopUrl} footer={texts.attentionLetter.footer}>
      <LetterTitle>{title}</LetterTitle>
      <LetterText>{matter}</LetterText>
      <LetterButton href={at}>{open}</LetterButton>
    </EmailLayout>
  );
}
