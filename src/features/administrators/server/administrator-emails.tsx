import { writeLetter } from "#features/email/server/render-email.ts";
import type { LetterContext, RenderedLetter, Templates } from "#features/email/server/send-emails.ts";
import { AdministratorLetter } from "../emails/administrator-email.tsx";
import { texts } from "../texts.ts";

export const administratorLetters = {
  "password-reset": (data, context) => written(texts.resetLetter, data, context),
  "administrator-invited": (data, context) => written(texts.invitedLetter, data, context),
} satisfies Templates;

async function written(
  words: typeof texts.resetLetter | typeof texts.invitedLetter,
  { link }: Record<string, unknown>,
  { settings: { storeName }, shopUrl }: LetterContext,
): Promise<RenderedLetter> {
  const letter = <AdministratorLetter link={String(link)} {...{ words, storeName, shopUrl }} />;
  return { subject: words.subject(storeName), ...(await writeLetter(letter)) };
}
