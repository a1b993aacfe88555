import { isImageAddress } from "#shared/body-address.ts";

/** What word processors put beside the text: nothing of it is part of it. */
const BESIDE = "style, script, meta, link, title, xml, head";

/**
 * HTML from a clipboard without the traces of a word processor: its styles, its empty paragraphs, and its lists, which are
 * paragraphs with drawn bullets, as real lists; and without images that only the other program can show. What else the text may not have, the editor itself leaves out.
 */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const element of body.querySelectorAll(BESIDE)) element.remove();
  for (const comment of commentsIn(body)) comment.remove();
  for (const image of body.querySelectorAll("img"))
    if (!isImageAddress((image.getAttribute("src") ?? "").trim().replaceAll(" ", "%20"))) image.remove();
  makeLists(body);
  for (const paragraph of body.querySelectorAll("p")) {
    if (!paragraph.textContent?.trim() && !paragraph.querySelector("img")) paragraph.remove();
  }
  return body.innerHTML;
}

function commentsIn(root: Node): ChildNode[] {
  const walker = root.ownerDocument?.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const found: ChildNode[] = [];
  while (walker?.nextNode()) found.push(walker.currentNode as ChildNode);
  return found;
}

const isListed = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && /mso-list:\s*l\d/i.test(element.getAttribute("style") ?? "");

/** Paragraphs in a row that the word processor numbers or marks with a sign. */
function makeLists(body: HTMLElement): void {
  for (const first of body.querySelectorAll("p")) {
    if (!isListed(first) || !first.isConnected) continue;
    const list = document.createElement(/^\s*\(?\w+[.)]/.test(markOf(first)?.textContent ?? "") ? "ol" : "ul");
    first.before(list);
    for (let next: Element | null = first; isListed(next); next = list.nextElementSibling) {
      const item = document.createElement("li");
      markOf(next)?.remove();
      item.append(...next.childNodes);
      list.append(item);
      next.remove();
    }
  }
}

/** The drawn bullet or number. */
const markOf = (paragraph: Element): Element | undefined =>
  [...paragraph.querySelectorAll("span")].find((span) => /mso-list:\s*ignore/i.test(span.getAttribute("style") ?? ""));
