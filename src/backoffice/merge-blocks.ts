import { mergeParts } from "./merge-editions.ts";

/** Two editions of a body of HTML put together, block by block. */
export const mergeBlocks = (base: string, mine: string, theirs: string): string =>
  mergeParts(blocksOf(base), blocksOf(mine), blocksOf(theirs)).join("");

/** The paragraphs, headings, lists and images of a body. */
function blocksOf(html: string): string[] {
  const { childNodes } = new DOMParser().parseFromString(html, "text/html").body;
  return [...childNodes].flatMap((node) => {
    if (node instanceof Element) return [node.outerHTML];
    const text = node.textContent?.trim();
    return text ? [`<p>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</p>`] : [];
  });
}
