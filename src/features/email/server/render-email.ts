import { compile } from "html-to-text";
import type { ReactElement } from "react";
import { plainTextSelectors, render } from "react-email";

/** Prepared once, as preparing it takes as long as rendering an email. */
const plain = compile({ wordwrap: false, selectors: plainTextSelectors });

/** An email as HTML and as plain text. */
export async function writeEmail(email: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(email);
  return { html, text: plain(html) };
}
