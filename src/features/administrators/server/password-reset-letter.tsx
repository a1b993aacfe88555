import { render, toPlainText } from "react-email";
import type { LetterContext, RenderedLetter } from "#features/letters/server/send-letters.ts";
import { PasswordResetLetter } from "../emails/password-reset-letter.tsx";
import { texts } from "../texts.ts";

export async function passwordResetLetter(
  { link }: Record<string, unknown>,
  { settings: { storeName }, shopUrl }: LetterContext,
): Promise<RenderedLetter> {
  const html = await render(<PasswordResetLetter link={String(link)} {...{ storeName, shopUrl }} />);
  return { subject: texts.resetLetter.subject(storeName), html, text: toPlainText(html) };
}
