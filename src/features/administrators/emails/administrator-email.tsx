import { EmailLayout } from "#ui/email-layout.tsx";
import { EmailButton, EmailNote, EmailText, EmailTitle } from "#ui/email-pieces.tsx";

interface AdministratorEmailProps {
  /** What it says: one sentence of each. */
  words: { title: string; text: string; button: string; ignore: string };
  link: string;
  storeName: string;
  shopUrl: string;
}

/** A link to choose a password with. */
export const AdministratorEmail = ({ words, link, storeName, shopUrl }: AdministratorEmailProps) => (
  <EmailLayout
    preview={words.text}
    sender={storeName}
    senderUrl={shopUrl}
    footer={`${storeName} · ${new URL(shopUrl).host}`}
  >
    <EmailTitle>{words.title}</EmailTitle>
    <EmailText>{words.text}</EmailText>
    <EmailButton href={link}>{words.button}</EmailButton>
    <EmailNote>{words.ignore}</EmailNote>
  </EmailLayout>
);
