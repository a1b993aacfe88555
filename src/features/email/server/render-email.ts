import { compile } from "html-to-text";
import type { ReactElement } from "react";
import { plainTextSelectors, render } from "react-email";

/** Prepared once: preparing it for each letter took as long as writing the letter. */
const plain = compile({ wordwrap: false, selectors: plainTextSelectors });

/** A letter as mail programs show it, and as those read it that show text only. */
export async function writeLetter(letter: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(letter);
  return { html, text: plain(html) };
}
