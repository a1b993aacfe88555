import type { ReactElement } from "react";
import { render, toPlainText } from "react-email";
import type { RenderedLetter, Templates } from "#features/letters/server/send-letters.ts";
import { PasswordResetLetter } from "../emails/password-reset-letter.tsx";
import { texts } from "../texts.ts";

export const administratorLetters = {
  "password-reset": ({ link }, { settings: { storeName }, shopUrl }) =>
    written(
      texts.resetLetter.subject(storeName),
      <PasswordResetLetter link={String(link)} {...{ storeName, shopUrl }} />,
    ),
} satisfies Templates;

async function written(subject: string, letter: ReactElement): Promise<RenderedLetter> {
  const html = await render(letter);
  return { subject, html, text: toPlainText(html) };
}
