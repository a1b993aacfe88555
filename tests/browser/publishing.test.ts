import type { Page } from "playwright-core";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { ask, eventually } from "../shop-process.ts";
import { arriveAsAdmin, toasted } from "./admin-steps.ts";
import { aVisitor, expectAccessible, expectFocused, expectToFit, reloadUntil } from "./browser.ts";
import { expectToHold } from "./longer-words.ts";
import { openShop } from "./open-shop.ts";

const { browser, home, idOf, shop } = await openShop();

const NAME = "Quiet Hour Diffuser";
const PRODUCTS = "/admin/products";
const WIDTHS = [390, 768, 1440];
const field = (page: Page, label: string) => page.getByRole("textbox", { name: label, exact: true });
const rowOf = (page: Page, name: string) =>
  page.getByRole("list", { name: "Products" }).getByRole("listitem").filter({ hasText: name });
const edit = async (page: Page, name: string, show: string) => {
  await page.goto(`${shop.url}${PRODUCTS}?${new URLSearchParams({ search: name, show })}`);
  await page.getByRole("button", { name: `Edit ${name}`, exact: true }).click();
};
const statusOf = async (path: string) => (await fetch(shop.url + path, { redirect: "manual" })).status;
let preview = "";

describe("a product that is prepared", () => {
  it("is a draft that only its preview shows, and nobody can buy from it", async () => {
    const { page, leave } = await aVisitor(browser, [/404 \(Not Found\)/]);
    await arriveAsAdmin(page, shop.url, PRODUCTS);
    await page.getByRole("button", { name: "Add Product" }).click();
    await field(page, "Name").fill(NAME);
    await field(page, "Price").fill("64");
    await page.getByRole("combobox", { name: "State" }).selectOption("draft");
    await page.getByText("Nobody but you sees it.").waitFor();
    await page.getByRole("button", { name: "Create product" }).click();
    await toasted(page, "Product created");
    expect(await rowOf(page, NAME).count()).toBe(0);
    await edit(page, NAME, "draft");
    const link = page.getByRole("link", { name: `Preview ${NAME}` });
    preview = (await link.getAttribute("href")) ?? "";
    await expectToFit(page, WIDTHS);
    await leave();

    const shopper = await aVisitor(browser);
    await shopper.page.goto(shop.url + preview);
    await shopper.page.getByRole("heading", { level: 1, name: NAME }).waitFor();
    await shopper.page.getByText("It is not in the shop, and nothing can be bought here.").waitFor();
    expect(await shopper.page.getByRole("button", { name: "Add to cart" }).count()).toBe(0);
    expect(await shopper.page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
    await expectToFit(shopper.page, WIDTHS);
    await expectToHold(shopper.page);
    await shopper.leave();
    const answer = await fetch(shop.url + preview);
    expect(answer.headers.get("cache-control")).toContain("no-store");
    expect(answer.headers.get("x-robots-tag")).toContain("noindex");
    const id = await idOf(NAME);
    expect([
      await statusOf(`/products/${id}`),
      await statusOf("/products/quiet-hour-diffuser"),
      await statusOf(`${preview.slice(0, -2)}AA`),
    ]).toEqual([404, 404, 404]);
    expect(await (await fetch(`${shop.url}/sitemap/products-1.xml`)).text()).not.toContain(id);
  });

  it("is scheduled, and in the shop once its time has come", { timeout: 150_000 }, async () => {
    const { page, leave } = await aVisitor(browser);
    await page.goto(`${shop.url}/products`);
    await arriveAsAdmin(page, shop.url, PRODUCTS);
    await edit(page, NAME, "draft");
    await page.getByRole("combobox", { name: "State" }).selectOption("scheduled");
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Say when it is to be published.").first().waitFor();
    // A year is 0002 while it is typed.
    await page.getByLabel("Published at").fill("0002-03-30T03:30");
    expect(await page.getByLabel("Published at").inputValue()).toBe("0002-03-30T03:30");
    await page.getByLabel("Published at").fill("2031-03-30T03:30");
    await page.getByRole("button", { name: "Save changes" }).click();
    await toasted(page, "Product saved");
    await page.goto(`${shop.url}${PRODUCTS}?show=scheduled`);
    await rowOf(page, NAME)
      .getByText(/^from 30 Mar 2031, 04:30/)
      .waitFor();
    await expectAccessible(page);
    await ask(home, "UPDATE products SET publish_at = now() WHERE name = $1", [NAME]);
    await page.goto(`${shop.url}/products`);
    await eventually(
      async () => {
        await page.reload();
        return page.getByRole("link", { name: NAME }).count();
      },
      (count) => count > 0,
      // The job runs once a minute.
      90_000,
    );
    expect(await statusOf(preview)).toBe(302);
    await leave();
  });

  it("is copied as a draft, shows an image of the library by its focus, and a product that was chosen below it", async () => {
    const { page, leave } = await aVisitor(browser, [/400 \(Bad Request\)/]);
    await arriveAsAdmin(page, shop.url, "/admin/media");
    const buffer = await sharp({ create: { width: 900, height: 500, channels: 3, background: "#7a5c3e" } })
      .png()
      .toBuffer();
    const files = [
      { name: "wide-lamp.png", mimeType: "image/png", buffer },
      { name: "diary.jpg", mimeType: "image/jpeg", buffer: Buffer.from("Dear diary") },
    ];
    const tiles = page.getByRole("list", { name: "Images" }).getByRole("button");
    await page.getByRole("button", { name: "Show more" }).press("Enter");
    await expectFocused(tiles.nth(24));
    const shown = () => tiles.allTextContents();
    const before = await shown();
    await page.locator("input[type=file]").setInputFiles(files);
    await toasted(page, "1 image uploaded");
    await page.getByText("diary.jpg was not uploaded").waitFor();
    // The page below begins where the first one ends now.
    await expect.poll(async () => (await shown()).slice(1, 48)).toEqual(before.slice(0, 47));
    await page.getByLabel("Show").selectOption("unused");
    await page.getByRole("button", { name: /^wide-lamp.png/ }).click();
    const dialog = page.getByRole("dialog", { name: "wide-lamp.png" });
    await dialog.getByRole("button", { name: "Focus: 50% from the left" }).press("ArrowLeft");
    await dialog.getByRole("button", { name: "Focus: 45% from the left" }).press("ArrowUp");
    await dialog.getByLabel("Alternative text").fill("A lamp on a long table");
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
    expect(await dialog.getByLabel("Alternative text").inputValue()).toBe("A lamp on a long table");
    await expectToFit(page, WIDTHS);
    await dialog.getByRole("button", { name: "Save" }).click();
    await toasted(page, "Image saved");
    await expectToFit(page, WIDTHS);

    await page.goto(`${shop.url}${PRODUCTS}?search=${encodeURIComponent(NAME)}`);
    await page.getByRole("button", { name: `More for ${NAME}` }).click();
    await page.getByRole("menuitem", { name: "Duplicate" }).click();
    await toasted(page, "Copied. The copy is a draft");
    expect(await field(page, "Name").inputValue()).toBe(`${NAME} (copy)`);
    await page.getByRole("button", { name: "Choose from the library" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Use wide-lamp.png" }).click();
    await page.getByText("Related products", { exact: true }).first().click();
    await page.getByLabel("Add a product").fill(NAME);
    await page.getByRole("button", { name: `Add ${NAME}`, exact: true }).click();
    await page.getByRole("combobox", { name: "State" }).selectOption("published");
    await expectToFit(page, WIDTHS);
    await page.getByRole("button", { name: "Save changes" }).click();
    await toasted(page, "Product saved");

    const id = await idOf(`${NAME} (copy)`);
    await page.goto(`${shop.url}/products`);
    const card = page.locator("article", { has: page.getByRole("link", { name: `${NAME} (copy)` }) });
    expect(await reloadUntil(page, async () => (await card.count()) > 0)).toBe(true);
    expect(
      await card
        .locator("img")
        .first()
        .evaluate((image) => getComputedStyle(image).objectPosition),
    ).toBe("45% 45%");
    await page.goto(`${shop.url}/products/${id}`);
    const related = page.getByRole("region", { name: "You Might Also Like" });
    expect(await related.getByRole("article").count()).toBe(1);
    await related.getByRole("link", { name: NAME, exact: true }).waitFor();
    await leave();
  });

  it("gives its image up to another file, everywhere, and keeps it from being deleted", async () => {
    const { page, leave } = await aVisitor(browser);
    await arriveAsAdmin(page, shop.url, "/admin/media?search=wide-lamp");
    await page.getByRole("button", { name: /^wide-lamp.png/ }).click();
    const dialog = page.getByRole("dialog", { name: "wide-lamp.png" });
    await dialog.getByRole("link", { name: `${NAME} (copy)` }).waitFor();
    expect(await dialog.getByRole("button", { name: "Delete" }).count()).toBe(0);
    const before = await ask<{ image: string[] }>(home, "SELECT image FROM products WHERE name = $1", [
      `${NAME} (copy)`,
    ]);
    const buffer = await sharp({ create: { width: 600, height: 800, channels: 3, background: "#345" } })
      .png()
      .toBuffer();
    // A link does not lose what is typed.
    const alt = dialog.getByLabel("Alternative text");
    await alt.fill("Half typed");
    await dialog.getByRole("link", { name: `${NAME} (copy)` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
    expect(await alt.inputValue()).toBe("Half typed");
    await alt.fill("A lamp on a long table");
    const replace = async () => {
      await dialog.locator("input[type=file]").setInputFiles({ name: "tall.png", mimeType: "image/png", buffer });
      const question = page.getByRole("alertdialog", { name: "Replace wide-lamp.png?" });
      await question.getByText("1 place shows the new file at once.").waitFor();
      await question.getByRole("button", { name: "Replace" }).click();
      await page.getByText("600 × 800 pixels").waitFor();
    };
    await replace();
    await page.locator("[data-sonner-toast]").getByText("Undo").click();
    await toasted(page, "The earlier image is back");
    await page.getByRole("button", { name: /^wide-lamp.png/ }).click();
    await page.getByText("900 × 500 pixels").waitFor();
    await replace();
    const after = await ask<{ image: string[] }>(home, "SELECT image FROM products WHERE name = $1", [
      `${NAME} (copy)`,
    ]);
    expect(after[0]?.image).not.toEqual(before[0]?.image);
    expect(await statusOf(`/storage/v1/object/public/product-images/${before[0]?.image[0]}`)).toBe(200);
    await leave();
  });
});
