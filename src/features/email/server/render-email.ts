import { compile } from "html-to-text";
import type { ReactElement } from "react";
import { plainTextSelectors, render } from "react-email";

/** Prepared once, as preparing it takes as long as rendering an email. */
const plain = compile({
  wordwrap: false,
  formatters: { alt: ({ attribs }, _walk, builder) => builder.addInline(attribs?.alt ?? "") },
  // The shop's name may be an image.
  selectors: [...plainTextSelectors.filter(({ selector }) => selector !== "img"), { selector: "img", format: "alt" }],
});

/** An email as HTML and as plain text. */
export async function writeEmail(email: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(email);
  return { html, text: plain(html) };
}
