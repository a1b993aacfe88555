import { emailTemplates, type LetterContext, type RenderedLetter } from "#features/email/server/email-templates.ts";
import { writeLetter } from "#features/email/server/render-email.ts";
import { administratorEmails } from "../administrator-emails.ts";
import { AdministratorLetter } from "../emails/administrator-email.tsx";
import { texts } from "../texts.ts";

export const administratorLetters = emailTemplates(administratorEmails, {
  "password-reset": (data, context) => written(texts.resetLetter, data, context),
  "administrator-invited": (data, context) => written(texts.invitedLetter, data, context),
});

async function written(
  words: typeof texts.resetLetter | typeof texts.invitedLetter,
  { link }: { link: string },
  { settings: { storeName }, shopUrl }: LetterContext,
): Promise<RenderedLetter> {
  const letter = <AdministratorLetter link={link} {...{ words, storeName, shopUrl }} />;
  return { subject: words.subject(storeName), ...(await writeLetter(letter)) };
}
