import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ask } from "../shop-process.ts";
import { arriveAsAdmin, toasted } from "./admin-steps.ts";
import { aVisitor, expectAccessible, expectFocused, expectToFit } from "./browser.ts";
import { expectToHold } from "./longer-words.ts";
import { openShop } from "./open-shop.ts";
import { pay, toPayment } from "./purchase-steps.ts";

const { browser, home, idOf, shop } = await openShop();

const NAME = "Bergamot Essential Oil";
const heading = (page: Page, values: string) => page.getByRole("heading", { level: 1, name: `${NAME}, ${values}` });
const sizes = (page: Page) => page.getByRole("navigation", { name: "Size" });
const size = (page: Page, value: string) => sizes(page).getByRole("link", { name: value });

const setStock = async (value: string, available: number) =>
  ask(home, "UPDATE stock_levels SET available = $2 WHERE product_id = $1", [
    await idOf(`${NAME}, ${value}`),
    available,
  ]);

describe("a product with variants", () => {
  it("is made by the shopkeeper: three sizes, each with its price and stock", async () => {
    const { page, leave } = await aVisitor(browser, [/400 \(Bad Request\)/, /409 \(Conflict\)/]);
    await arriveAsAdmin(page, shop.url, `/admin/products?search=${encodeURIComponent(NAME)}`);
    await page.getByRole("button", { name: `More for ${NAME}` }).click();
    await page.getByRole("menuitem", { name: "Variants" }).click();
    await page.getByRole("heading", { level: 1, name: NAME }).waitFor();
    await page.getByRole("button", { name: "Make variants" }).click();
    await page.getByText("A product with variants has at least one option.").waitFor();
    await page.getByLabel("Option 1", { exact: true }).fill("Size");
    await page.getByLabel("What this one is (Size)").fill("10 ml");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Make variants" }).click();
    const table = page.getByRole("table", { name: "Variants" });
    await table.getByRole("row", { name: /^10 ml/ }).waitFor();
    for (const value of ["100 ml", "30 ml"]) {
      await page.getByRole("button", { name: "Add a variant" }).click();
      const dialog = page.getByRole("dialog", { name: "Add a variant" });
      await dialog.getByLabel(/^Size/).fill(value);
      await dialog.getByRole("button", { name: "Add a variant" }).click();
      await table.getByRole("row", { name: new RegExp(`^${value}`) }).waitFor();
    }
    await page.getByRole("button", { name: "Add a variant" }).click();
    const dialog = page.getByRole("dialog", { name: "Add a variant" });
    await dialog.getByLabel(/^Size/).fill("30 ML");
    await dialog.getByRole("button", { name: "Add a variant" }).click();
    await dialog.getByText("There is already a variant with these values.").waitFor();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    for (const value of ["100 ml", "30 ml"]) {
      await page.getByRole("button", { name: `More for ${value}` }).click();
      await page.getByRole("menuitem", { name: "Publish now" }).click();
      await table
        .getByRole("row", { name: new RegExp(`^${value}`) })
        .getByText("Draft")
        .waitFor({ state: "detached" });
    }
    await page.getByRole("button", { name: "Move 30 ml up" }).click();
    await expect
      .poll(() => table.getByRole("rowheader").allInnerTexts())
      .toEqual([expect.stringMatching(/^10 ml/), expect.stringMatching(/^30 ml/), expect.stringMatching(/^100 ml/)]);
    // By keyboard to the top and back: at the top, the focus goes to the other button of the row.
    const up = page.getByRole("button", { name: "Move 30 ml up" });
    const down = page.getByRole("button", { name: "Move 30 ml down" });
    await toasted(page, "Saved");
    await up.press("Enter");
    await page.getByText("30 ml is now at position 1 of 3.").waitFor({ state: "attached" });
    await expectFocused(down);
    await expect
      .poll(async () => {
        await down.press("Enter");
        return page.getByText("30 ml is now at position 2 of 3.").count();
      })
      .toBe(1);
    await expectToFit(page);

    await page.getByRole("button", { name: "More for 30 ml" }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    const name = page.getByRole("textbox", { name: "Name", exact: true });
    expect(await name.getAttribute("readonly")).not.toBeNull();
    await page.getByRole("textbox", { name: "Price" }).fill("39.90");
    await page.getByRole("textbox", { name: "Stock", exact: true }).fill("7");
    await page.getByRole("textbox", { name: "Description" }).fill("Cold-pressed in Calabria.");
    await page.getByRole("checkbox", { name: "Description and product page" }).check();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Save changes" }).click();
    await toasted(page, "Product saved");
    await leave();
    const rows = await ask(home, "SELECT price_cents::int, description FROM products WHERE name LIKE $1 ORDER BY 1", [
      `${NAME}, %`,
    ]);
    expect(rows.map(({ price_cents }) => price_cents)).toEqual([1690, 1690, 3990]);
    expect(new Set(rows.map(({ description }) => description))).toEqual(new Set(["Cold-pressed in Calabria."]));
  });

  it("stands in the list once, from its lowest price, with how many sizes there are", async () => {
    const { page, leave } = await aVisitor(browser);
    await page.goto(`${shop.url}/products?category=oils&pages=2`);
    const card = page.getByRole("article").filter({ hasText: NAME });
    expect(await card.count()).toBe(1);
    expect(await card.innerText()).toMatch(/From €15\.21[\s\S]*3 sizes/);
    await card.getByRole("link", { name: new RegExp(`^Choose.*${NAME}`) }).click();
    await heading(page, "10 ml").waitFor();
    await leave();
  });

  it("is chosen with the keyboard: page and address follow, the focus stays, nothing is loaded anew", async () => {
    const { page, leave } = await aVisitor(browser);
    await page.goto(`${shop.url}/products/${await idOf(`${NAME}, 10 ml`)}`);
    await heading(page, "10 ml").waitFor();
    await page.getByText("Out of stock: 100 ml").waitFor();
    await expectToFit(page);
    await page.evaluate(() => Reflect.set(window, "marked", true));
    await size(page, "10 ml").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await heading(page, "30 ml").waitFor();
    expect(new URL(page.url()).pathname).toBe(`/products/${await idOf(`${NAME}, 30 ml`)}`);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^30 ml/);
    expect(await page.evaluate(() => Reflect.get(window, "marked"))).toBe(true);
    expect(await size(page, "30 ml").getAttribute("aria-current")).toBe("true");
    await page.getByText("€35.91").first().waitFor();
    await page.getByRole("status").filter({ hasText: "30 ml, €35.91, In stock" }).waitFor({ state: "attached" });
    await size(page, "100 ml").click();
    await heading(page, "100 ml").waitFor();
    await page.getByRole("region", { name: "Out of stock" }).getByRole("button", { name: "Email me" }).waitFor();
    expect(await page.getByRole("button", { name: "Add to cart", exact: true }).count()).toBe(0);
    // Who waits for one size is asked anew for another.
    const soldOut = page.getByRole("region", { name: "Out of stock" });
    await soldOut.getByRole("textbox").fill("nina@example.com");
    await soldOut.getByRole("button", { name: "Email me" }).click();
    await soldOut.getByText("We email you as soon as it is back.").waitFor();
    await setStock("30 ml", 0);
    await size(page, "30 ml").click();
    await heading(page, "30 ml").waitFor();
    await soldOut.getByRole("button", { name: "Email me" }).waitFor();
    await setStock("30 ml", 7);
    await page.getByRole("button", { name: "Add to cart", exact: true }).first().waitFor();
    await size(page, "100 ml").click();
    await heading(page, "100 ml").waitFor();
    await expectToHold(page);
    await leave();
  });

  it("is chosen without scripts, where each variant says that it is the one", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${shop.url}/products/${await idOf(`${NAME}, 10 ml`)}`);
    await size(page, "30 ml").click();
    await heading(page, "30 ml").waitFor();
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(page.url());
    const data = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(JSON.parse(data ?? "")).toMatchObject({
      "@type": "ProductGroup",
      name: NAME,
      variesBy: ["https://schema.org/size"],
      hasVariant: [{ name: `${NAME}, 30 ml`, size: "30 ml" }, {}, {}],
    });
    await context.close();
  });

  it("is bought, and cart, order and email say which size it was", async () => {
    const { page, leave } = await aVisitor(browser);
    await page.goto(`${shop.url}/products/${await idOf(`${NAME}, 30 ml`)}`);
    await page.getByRole("button", { name: "Add to cart" }).first().click();
    await page.getByText("is in your cart.").first().waitFor();
    await page.goto(`${shop.url}/cart`);
    await page.getByText(`${NAME}, 30 ml`).first().waitFor();
    await page.getByRole("link", { name: "Proceed to Checkout" }).click();
    await toPayment(page);
    await pay(page);
    expect(await ask(home, "SELECT name FROM order_lines")).toEqual([{ name: `${NAME}, 30 ml` }]);
    await page.getByText(`${NAME}, 30 ml`).first().waitFor();
    await page.goto(`${shop.url}/search?q=bergamot+30`);
    await page.getByRole("link", { name: `${NAME}, 30 ml` }).waitFor();
    await leave();
  });

  it("changes on an open page of another size when the shopkeeper takes one out of the shop", async () => {
    const { page, leave } = await aVisitor(browser);
    const stream = page.waitForResponse(/\/live$/);
    await page.goto(`${shop.url}/products/${await idOf(`${NAME}, 10 ml`)}`);
    await size(page, "100 ml").waitFor();
    await stream;
    await ask(home, "UPDATE products SET retired_at = now() WHERE name = $1", [`${NAME}, 100 ml`]);
    await size(page, "100 ml").waitFor({ state: "detached" });
    await leave();
  });

  it("gets a second option later: each variant keeps its price, stock and address", async () => {
    const { page, leave } = await aVisitor(browser, [/409 \(Conflict\)/]);
    const id = await idOf(`${NAME}, 30 ml`);
    const kept = () => ask(home, "SELECT price_cents, slug, sku FROM products WHERE id = $1", [id]);
    const before = await kept();
    await arriveAsAdmin(page, shop.url, `/admin/products/${id}/variants`);
    const open = () => page.getByRole("button", { name: "Name and options" }).click();
    const dialog = page.getByRole("dialog", { name: "Name and options" });
    await open();
    await dialog.getByRole("button", { name: "Add an option" }).click();
    await page.keyboard.type("Bottle");
    await dialog.getByLabel("What the present variants are (Bottle)").fill("Clear");
    await expectToFit(page);
    await dialog.getByRole("button", { name: "Move Bottle up" }).click();
    await dialog.getByRole("button", { name: "Save" }).click();
    await toasted(page, "Saved");
    await page.getByRole("row", { name: /^Clear, 30 ml/ }).waitFor();
    expect(await kept()).toEqual(before);

    await page.getByRole("button", { name: "More for Clear, 30 ml" }).click();
    await page.getByRole("menuitem", { name: "Change values" }).click();
    const values = page.getByRole("dialog", { name: /^Values of/ });
    await values.getByLabel(/^Bottle/).fill("Amber");
    await values.getByLabel("Also in the other variants that have the same value").check();
    await values.getByRole("button", { name: "Save" }).click();
    await page.getByRole("row", { name: /^Amber, 10 ml/ }).waitFor();

    await open();
    await dialog.getByRole("button", { name: "Remove Size" }).click();
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText(/^Two variants would be the same/).waitFor();
    await dialog.getByRole("button", { name: "Cancel" }).click();

    await page.goto(`${shop.url}/products/${id}`);
    await heading(page, "Amber, 30 ml").waitFor();
    await page.getByRole("navigation", { name: "Bottle" }).getByRole("link", { name: "Amber" }).waitFor();
    await leave();
  });
});
