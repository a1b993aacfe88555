import { compile } from "html-to-text";
import type { ReactElement } from "react";
import { plainTextSelectors, render } from "react-email";

/** Prepared once: preparing it for each email took as long as writing the email. */
const plain = compile({ wordwrap: false, selectors: plainTextSelectors });

/** An email as mail programs show it, and as those read it that show text only. */
export async function writeEmail(email: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(email);
  return { html, text: plain(html) };
}
