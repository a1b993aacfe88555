import { compile } from "html-to-text";
import type { ReactElement } from "react";
import { plainTextSelectors, render } from "react-email";

/** Prepared once, as preparing it takes as long as rendering an email. */
const plain = compile({
  wordwrap: false,
  formatters: {
    alt: ({ attribs }, _walk, builder) => builder.addInline(attribs?.alt ?? ""),
    term: ({ children }, walk, builder) => {
      walk(children, builder);
      builder.addInline(": ");
    },
  },
  // The shop's name may be an image.
  selectors: [
    ...plainTextSelectors.filter(({ selector }) => selector !== "img"),
    { selector: "img", format: "alt" },
    ...["h1", "h2", "h3"].map((selector) => ({ selector, options: { uppercase: false } })),
    // A term and what it stands for share a line, and such lines follow each other.
    { selector: "[data-text=pair]", format: "block", options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: "[data-text=none]", format: "skip" },
    // What was bought stands apart, with its amount in its last line.
    { selector: "[data-text=goods]", format: "block", options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    { selector: "[data-text=term]", format: "term" },
    { selector: "[data-text=value]", format: "inline" },
  ],
});

/** An email as HTML and as plain text. */
export async function writeEmail(email: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(email);
  return { html, text: plain(html) };
}
