import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { aVisitor } from "./browser.ts";
import { openShop } from "./open-shop.ts";
import { addToCart, fillAddress, orderAndPay } from "./purchase-steps.ts";

const { browser, shop } = await openShop();

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
const overfull = (page: Page): Promise<string[]> =>
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

async function expectToHold(page: Page, widths: readonly number[] = WIDTHS): Promise<void> {
  await grow(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await overfull(page), `${page.url()} at ${width} px`).toEqual([]);
  }
}

const PATHS = [
  ...["/", "/products", "/products/amber-stone-diffuser", "/products/lavender-oil", "/about", "/contact", "/faq"],
  ...[
    "/blog",
    "/blog/how-many-drops",
    "/cart",
    "/login",
    "/signup",
    "/account",
    "/track-order",
    "/withdrawal",
    "/search?q=oil",
  ],
  ...[
    "/shipping-policy",
    "/return-refund-policy",
    "/privacy-policy",
    "/terms-of-service",
    "/imprint",
    "/accessibility-statement",
    "/no-such-page",
  ],
];

it("finds what does not hold its words", async () => {
  const { page, leave } = await aVisitor(browser);
  const box = (style: string) => `<p style="width: 50px; white-space: nowrap; ${style}">Essential oil</p>`;
  await page.setContent(
    `<!doctype html>${box("overflow: hidden")}${box("")}<p style="position: absolute; left: 300px">Wide</p>`,
  );
  await page.setViewportSize({ width: 320, height: 900 });
  expect((await overfull(page)).map((one) => one.split(":")[0])).toEqual([
    expect.stringContaining("too wide"),
    "is cut off",
    "sticks out",
    "leaves the screen",
  ]);
  await leave();
});

describe("words that are a third longer", () => {
  it("every page holds them", async () => {
    const { page, leave } = await aVisitor(browser, [/404/]);
    for (const path of PATHS) {
      await page.goto(shop.url + path);
      // React has taken the page over, and writes its words no more.
      await page.waitForFunction(() =>
        [...document.querySelectorAll("h1, footer")].every((one) =>
          Object.keys(one).some((key) => key.startsWith("__react")),
        ),
      );
      await expectToHold(page);
    }
    await leave();
  });

  it("the menu of a phone, the drawer, the checkout with its problems and the list of machines hold them", async () => {
    const { page, leave } = await aVisitor(browser, [], { width: 390, height: 844 });
    await addToCart(page, shop.url);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").waitFor();
    await expectToHold(page, [320, 390]);

    await page.goto(shop.url);
    await page.getByRole("button", { name: "Cart, 1 item" }).click();
    await page.getByRole("dialog").waitFor();
    await expectToHold(page);

    await page.goto(`${shop.url}/checkout`);
    await orderAndPay(page);
    await page.locator("[aria-invalid=true]").first().waitFor();
    await expectToHold(page);

    await page.goto(`${shop.url}/checkout`);
    await fillAddress(page);
    await page.getByRole("radio", { name: "Parcel machine" }).check();
    await page.getByRole("button", { name: "Choose a parcel machine" }).click();
    await page.getByRole("option").first().waitFor();
    await expectToHold(page);
    await leave();
  });
});
