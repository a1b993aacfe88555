import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ask } from "../shop-process.ts";
import { arriveAsAdmin, toasted } from "./admin-steps.ts";
import { aVisitor, expectAccessible, expectToFit, holdBack } from "./browser.ts";
import { openShop } from "./open-shop.ts";
import { fillAddress, orderAndPay, pay } from "./purchase-steps.ts";

const { browser, home, idOf, shop } = await openShop();

const NAME = "Evening Set";
const [LAMP, OIL] = ["Amber Stone Diffuser", "Lavender Essential Oil"];
const WIDE = { width: 1440, height: 900 };

const stockOf = async (name: string): Promise<number> => {
  const [row] = await ask<{ available: number }>(
    home,
    "SELECT available FROM stock_levels JOIN products ON id = product_id WHERE name = $1",
    [name],
  );
  return row?.available ?? Number.NaN;
};
const setStock = (name: string, pieces: number) =>
  ask(home, "UPDATE stock_levels SET available = $2 FROM products WHERE id = product_id AND name = $1", [name, pieces]);
const parts = (page: Page) => page.getByRole("list", { name: "Parts" });
const section = (page: Page, title: string) =>
  page.locator("summary").filter({ has: page.getByRole("heading", { name: title, exact: true }) });

describe("a kit", () => {
  it("is made by the shopkeeper: parts are searched, counted and put in order, and it has no stock of its own", async () => {
    await setStock(LAMP, 6);
    await setStock(OIL, 9);
    const { page, leave } = await aVisitor(browser, [], WIDE);
    await arriveAsAdmin(page, shop.url, "/admin/products");
    await page.getByRole("button", { name: "Add Product" }).click();
    await page.getByRole("textbox", { name: "Name", exact: true }).fill(NAME);
    await page.getByRole("textbox", { name: "Price" }).fill("99.90");
    await section(page, "Parts").click();
    const search = page.getByRole("searchbox", { name: "Add a part" });
    await search.fill(LAMP);
    await page.getByRole("button", { name: `Add ${LAMP}` }).waitFor();
    // A scanner presses Enter before the answer is there.
    const answer = await holdBack(page, /admin-products\?.*search=/);
    await search.fill(OIL);
    await search.press("Enter");
    answer();
    await expect.poll(() => parts(page).getByRole("listitem").allInnerTexts()).toEqual([expect.stringContaining(OIL)]);
    await search.fill(LAMP);
    await page.getByRole("button", { name: `Add ${LAMP}` }).click();
    await page.getByRole("spinbutton", { name: `Pieces of ${OIL} in one kit` }).fill("2");
    await page.getByText("2 of 20 parts · The parts make 4 kits now.").waitFor();
    await page.getByRole("button", { name: `Move ${LAMP} up` }).click();
    await expect
      .poll(() => parts(page).getByRole("listitem").allInnerTexts())
      .toEqual([expect.stringContaining(LAMP), expect.stringContaining(OIL)]);
    const stock = page.getByRole("textbox", { name: "Stock", exact: true });
    await expect.poll(() => stock.getAttribute("readonly")).not.toBeNull();
    await page.getByText("A kit has no stock of its own. Change the stock of its parts.").waitFor();
    await expectToFit(page);
    await page.getByRole("button", { name: "Create product" }).click();
    await toasted(page, "Product created");
    await page.getByText("4 in stock").first().waitFor();
    const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: NAME }) });
    await row.getByText("Kit", { exact: true }).waitFor();
    await leave();
  });

  it("says what is in it, in the cart and at the checkout too, and is paid as one", async () => {
    const { page, leave } = await aVisitor(browser);
    await page.goto(`${shop.url}/products/${await idOf(NAME)}`);
    const set = page.getByRole("region", { name: "In this set" });
    expect(await set.getByRole("listitem").allInnerTexts()).toEqual([
      expect.stringMatching(new RegExp(`1 ×\\s+${LAMP}`)),
      expect.stringMatching(new RegExp(`2 ×\\s+${OIL}`)),
    ]);
    // A set has the labels of its parts.
    await page.getByRole("heading", { level: 3, name: OIL }).waitFor();
    await expectToFit(page);
    await set.getByRole("link", { name: OIL }).click();
    await page.getByRole("heading", { level: 1, name: OIL }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: NAME }).waitFor();
    await page.getByRole("button", { name: "Add to cart" }).first().click();
    const inWords = `${LAMP}, 2 × ${OIL}`;
    await page.getByText("is in your cart.").first().waitFor();
    await page.goto(`${shop.url}/cart`);
    await page.getByText(inWords).first().waitFor();
    await page
      .getByRole("button", { name: /^Increase/ })
      .first()
      .click();
    await page.getByRole("link", { name: "Proceed to Checkout" }).click();
    await page.getByRole("heading", { level: 1, name: "Checkout" }).waitFor();
    await fillAddress(page, { email: "kits@example.com" });
    await page.getByText(inWords).first().waitFor({ state: "attached" });
    await orderAndPay(page);
    await page.getByRole("heading", { name: "Test payment" }).waitFor();
    await pay(page);
    await page.getByText(inWords).first().waitFor();
    expect([await stockOf(LAMP), await stockOf(OIL)]).toEqual([4, 5]);
    await leave();
  });

  it("is packed by its parts, and a refund of one puts them back into stock", async () => {
    const [order] = await ask<{ id: string }>(home, "SELECT id FROM orders WHERE email = 'kits@example.com'");
    const { page, leave } = await aVisitor(browser, [], WIDE);
    await arriveAsAdmin(page, shop.url, `/admin/orders/${order?.id}/packing-slip`);
    const row = page.getByRole("row").filter({ hasText: NAME });
    await row.waitFor();
    expect(await row.getByRole("listitem").allInnerTexts()).toEqual([
      expect.stringContaining(`2 × ${LAMP}`),
      expect.stringContaining(`4 × ${OIL}`),
    ]);
    await expectToFit(page);
    await page.goto(`${shop.url}/admin/orders/packing-list`);
    await page.getByText(`4 × ${OIL}`).waitFor();
    await expectToFit(page);
    await page.goto(`${shop.url}/admin/orders/${order?.id}`);
    await page.getByRole("region", { name: "Payment" }).getByRole("button", { name: "Refund" }).click();
    const dialog = page.getByRole("dialog", { name: /^Refund order/ });
    await expect.poll(() => dialog.getByLabel("What to refund").inputValue()).toBe("lines");
    await dialog.getByLabel("Reason").fill("One set too many");
    await dialog
      .getByRole("button", { name: /^Increase/ })
      .first()
      .click();
    await dialog.getByRole("checkbox", { name: "Put the items back into stock" }).check();
    await dialog.getByRole("button", { name: /^Refund €/ }).click();
    await toasted(page, "Refund started");
    await expect.poll(async () => [await stockOf(LAMP), await stockOf(OIL)]).toEqual([5, 7]);
    await leave();
  });

  it("is out of stock with its part, which is told beside it, and the page follows", async () => {
    const { page, leave } = await aVisitor(browser);
    await page.goto(`${shop.url}/products/${await idOf(NAME)}`);
    await page.getByRole("button", { name: "Add to cart" }).first().waitFor();
    await setStock(OIL, 1);
    await page.getByRole("region", { name: "Out of stock" }).waitFor();
    const set = page.getByRole("region", { name: "In this set" });
    expect(await set.getByRole("listitem").filter({ hasText: "Out of stock" }).innerText()).toContain(OIL);
    await setStock(OIL, 7);
    await page.getByRole("button", { name: "Add to cart", exact: true }).first().waitFor();
    await leave();
  });

  it("keeps its part in the shop until somebody says that it may go", async () => {
    const { page, leave } = await aVisitor(browser, [/409 \(Conflict\)/], WIDE);
    await arriveAsAdmin(page, shop.url, `/admin/products?search=${encodeURIComponent(LAMP)}`);
    await page.getByRole("button", { name: `More for ${LAMP}` }).click();
    await page.getByRole("menuitem", { name: "Take out of the shop" }).click();
    await toasted(page, `“${LAMP}” is a part of “${NAME}”, which cannot be sold without it.`);
    await page.locator("[data-sonner-toast]").getByRole("button", { name: "Take out of the shop" }).click();
    await toasted(page, "Product taken out of the shop");
    await page.goto(`${shop.url}/admin/products?search=${encodeURIComponent(NAME)}`);
    await page.getByText("0 in stock").waitFor();
    await page.getByRole("button", { name: `Edit ${NAME}` }).click();
    await section(page, "Parts").click();
    await page.getByText("Out of the shop: the kit cannot be sold").waitFor();
    await expectAccessible(page);
    await leave();
  });
});
