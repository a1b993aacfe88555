import type { Page } from "playwright-core";
import { expect } from "vitest";
import { hydrated } from "./hydrated.ts";

const WIDTHS = [320, 390, 768, 1024, 1440] as const;

/** Every word grows by at least 35 %, as where a language has longer ones. Letters stay, so that a person who looks can read it. */
const grow = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const longer = (word: string) => word + "äöüõščžęłį".repeat(4).slice(0, Math.ceil(word.length * 0.35));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (!text.parentElement?.closest("script, style, svg"))
        text.nodeValue = (text.nodeValue ?? "").replaceAll(/\p{L}{2,}/gu, longer);
    }
  });

/** What does not hold its text: it is cut off, sticks out of its box, or leaves the screen. */
export const overfull = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 2 && height > 2 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const endOf = (text: Node) => {
      const range = document.createRange();
      range.selectNode(text);
      return range.getBoundingClientRect().right;
    };
    const wrong: string[] = [];
    const note = (what: string, element: Element) =>
      wrong.push(`${what}: <${element.tagName.toLowerCase()}> ${element.textContent?.trim().slice(0, 60)}`);
    const page = document.documentElement;
    if (page.scrollWidth > page.clientWidth)
      note(`the page is ${page.scrollWidth - page.clientWidth} px too wide`, page);
    for (const element of document.body.querySelectorAll("*")) {
      const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== "");
      if (texts.length === 0 || !isSeen(element)) continue;
      const { overflowX, overflowY, display, textOverflow, webkitLineClamp } = getComputedStyle(element);
      // A name that ends in an ellipsis is told whole elsewhere on the page.
      if (textOverflow === "ellipsis") continue;
      const { left, right } = element.getBoundingClientRect();
      if (display !== "inline" && texts.some((text) => endOf(text) > right + 1))
        note(overflowX === "visible" ? "sticks out" : "is cut off", element);
      if (overflowY !== "visible" && webkitLineClamp === "none" && element.scrollHeight > element.clientHeight + 2)
        note("is cut off below", element);
      if ((left < -1 || right > page.clientWidth + 1) && !scrolls(element)) note("leaves the screen", element);
    }
    return wrong;
  });

/** Makes every word of the page longer, and looks at it at these widths. The page is of no other use afterwards. */
export async function expectToHold(page: Page, widths: readonly number[] = WIDTHS): Promise<void> {
  // A page that React has not taken over yet would be drawn anew for its changed words.
  await hydrated(page);
  await grow(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await overfull(page), `${page.url()} at ${width} px`).toEqual([]);
  }
}
