import { EmailLayout } from "#ui/email-layout.tsx";
import { LetterButton, LetterNote, LetterText, LetterTitle } from "#ui/email-pieces.tsx";

interface AdministratorLetterProps {
  /** What it says: one sentence of each. */
  words: { title: string; text: string; button: string; ignore: string };
  link: string;
  storeName: string;
  shopUrl: string;
}

/** A link to choose a password with. */
export const AdministratorLetter = ({ words, link, storeName, shopUrl }: AdministratorLetterProps) => (
  <EmailLayout preview={words.text} sender={storeName} senderUrl={shopUrl} footer={shopUrl}>
    <LetterTitle>{words.title}</LetterTitle>
    <LetterText>{words.text}</LetterText>
    <LetterButton href={link}>{words.button}</LetterButton>
    <LetterNote>{words.ignore}</LetterNote>
  </EmailLayout>
);
