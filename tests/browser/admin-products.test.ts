import type { Page } from "playwright-core";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { ask, eventually } from "../shop-process.ts";
import { arriveAsAdmin, toasted } from "./admin-steps.ts";
import { aVisitor, expectAccessible, expectFocused, holdBack } from "./browser.ts";
import { openShop } from "./open-shop.ts";

const { browser, home, shop } = await openShop();

const PRODUCTS = "/admin/products";

async function aKeeper(expected: RegExp[] = [], viewport?: { width: number; height: number }) {
  const visitor = await aVisitor(browser, expected, viewport);
  await arriveAsAdmin(visitor.page, shop.url, PRODUCTS);
  await visitor.page.getByRole("list", { name: "Products" }).waitFor();
  return visitor;
}
const rowOf = (page: Page, name: string) =>
  page.getByRole("list", { name: "Products" }).getByRole("listitem").filter({ hasText: name });
const find = async (page: Page, words: string) => {
  await page.getByRole("searchbox", { name: "Search products" }).fill(words);
  await page.waitForURL(/search=/);
  // A row that moves while it is pressed takes no press.
  await expect.poll(() => page.getByRole("button", { name: /^Edit / }).count()).toBeLessThan(4);
};
const field = (page: Page, label: string) => page.getByRole("textbox", { name: label, exact: true });
const aPng = (colour: string) =>
  sharp({ create: { width: 400, height: 500, channels: 3, background: colour } })
    .png()
    .toBuffer();
const files = async (...colours: string[]) =>
  Promise.all(
    colours.map(async (colour, i) => ({ name: `${i + 1}.png`, mimeType: "image/png", buffer: await aPng(colour) })),
  );

it("copies a product once, though the first answer was lost", async () => {
  const { page, leave } = await aKeeper([/Failed to load resource/]);
  let isLost = false;
  await page.route("**/functions/v1/admin-product-copies", async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  await find(page, "Bergamot");
  for (const told of ["Failed to copy the product", "Copied. The copy is a draft"]) {
    await page.getByRole("button", { name: "More for Bergamot Essential Oil", exact: true }).click();
    await page.getByRole("menuitem", { name: "Duplicate" }).click();
    await toasted(page, told);
  }
  expect(
    await ask(home, "SELECT count(*)::int AS n FROM products WHERE name = 'Bergamot Essential Oil (copy)'"),
  ).toEqual([{ n: 1 }]);
  await leave();
});

describe("the list", () => {
  it("shows state, category, price and discount, and keeps search, filter and page in the address", async () => {
    const { page, leave } = await aKeeper();
    await expectAccessible(page);
    const dusk = rowOf(page, "Dusk Glass Diffuser");
    expect(await dusk.innerText()).toMatch(/Diffusers[\s\S]*AUR-D-005[\s\S]*Out of Stock[\s\S]*€74\.00/);
    expect(await rowOf(page, "Bergamot Essential Oil").innerText()).toMatch(/€15\.21[\s\S]*€16\.90[\s\S]*10%/);
    await page.getByRole("link", { name: "Page 2" }).click();
    await rowOf(page, "Lune Ceramic Diffuser").waitFor();
    await page.getByRole("combobox", { name: "Stock" }).selectOption("Low Stock");
    await rowOf(page, "Cedar Oil Box").waitFor();
    await rowOf(page, "Pearl Teardrop Diffuser").waitFor({ state: "detached" });
    await expect.poll(() => new URL(page.url()).search).toBe("?stock=low");
    await page.reload();
    await rowOf(page, "Cedar Oil Box").waitFor();
    await find(page, "nothing like it");
    await page.getByText("No products found").waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Clear filters" }).click();
    await rowOf(page, "Pearl Teardrop Diffuser").waitFor();
    await leave();
  });

  it("says that it could not be loaded, and loads when asked again", async () => {
    const { page, context, leave } = await aVisitor(browser, [/400 \(Bad Request\)/]);
    await context.route("**/functions/v1/admin-products?*", (route) =>
      route.fulfill({ status: 400, json: { success: false, error: "Not today." } }),
    );
    await arriveAsAdmin(page, shop.url, PRODUCTS);
    await toasted(page, "Failed to load products", "Not today.");
    await context.unroute("**/functions/v1/admin-products?*");
    await page.getByRole("button", { name: "Try again" }).click();
    await rowOf(page, "Pearl Teardrop Diffuser").waitFor();
    await leave();
  });
});

describe("a product", () => {
  it("is made with images in the order chosen, changed, and removed", async () => {
    const { page, leave } = await aKeeper();
    await page.getByRole("button", { name: "Add Product" }).click();
    await page.getByRole("button", { name: "Create product" }).click();
    await toasted(page, "Validation Error", "Please fill in all required fields (name and price).");
    await page.getByText("A name is required.").waitFor();
    await expectAccessible(page);
    // A mistake in a folded section opens it, and it stays open while the mistake is mended.
    const section = page.getByText("Size and numbers", { exact: true });
    await section.click();
    const weight = page.getByRole("textbox", { name: /^Weight/ });
    await weight.fill("12a");
    await section.click();
    await weight.waitFor({ state: "hidden" });
    await field(page, "Name").fill("Birch Lamp");
    await field(page, "Price").fill("49,50");
    await page.getByRole("button", { name: "Create product" }).click();
    await expectFocused(weight);
    await page.keyboard.press("End");
    await page.keyboard.press("Backspace");
    await page.keyboard.type("50");
    expect(await weight.inputValue()).toBe("1250");
    await field(page, "Name").fill("Birch Lamp");
    await field(page, "Price").fill("49,50");
    await field(page, "Stock").fill("3");
    await page
      .getByLabel("Upload images")
      .last()
      .setInputFiles(await files("#aa5533", "#3355aa", "#55aa33"));
    await toasted(page, "Images uploaded", "3 image(s) uploaded successfully.");
    const before = await page.getByRole("img", { name: "Image 2 of 3" }).getAttribute("src");
    await page.getByRole("button", { name: "Move image 2 earlier" }).click();
    await expect.poll(() => page.getByRole("img", { name: "Image 1 of 3" }).getAttribute("src")).toBe(before);
    await page.getByRole("button", { name: "Remove image 3" }).click();
    await toasted(page, "Image removed", "Product image has been removed.");
    await page.getByRole("button", { name: "Create product" }).click();
    await toasted(page, "Product created");
    const row = rowOf(page, "Birch Lamp");
    expect(await row.innerText()).toMatch(/3 in stock[\s\S]*Low Stock[\s\S]*€49\.50/);
    await row.getByText("2 images").waitFor({ state: "attached" });

    await row.getByRole("button", { name: "Edit Birch Lamp" }).click();
    await page.getByRole("button", { name: "Remove image 2" }).click();
    // The one before it is of the form that is closed.
    await page.getByRole("button", { name: "Undo" }).last().click();
    await page.getByRole("img", { name: "Image 2 of 2" }).waitFor();
    await field(page, "Price").fill("-1");
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("The price must be at least €0.01").waitFor();
    await field(page, "Price").fill("59");
    await page.getByRole("button", { name: "Save changes" }).click();
    await toasted(page, "Product saved");
    await row.getByText("€59.00").waitFor();

    await row.getByRole("button", { name: "Delete Birch Lamp" }).click();
    await page.getByText("It was never ordered. It is deleted for good.").waitFor();
    await page.getByRole("button", { name: "Delete product" }).click();
    await toasted(page, "Product deleted");
    await row.waitFor({ state: "detached" });
    await leave();
  });

  it("is changed on a shopper's open page without a reload", async () => {
    const keeper = await aKeeper();
    const shopper = await aVisitor(browser);
    await shopper.page.goto(`${shop.url}/products/walnut-grove-diffuser`);
    await shopper.page.getByText("€89.00").first().waitFor();
    await find(keeper.page, "Walnut Grove");
    await keeper.page.getByRole("button", { name: "Edit Walnut Grove Diffuser" }).click();
    await field(keeper.page, "Price").fill("91");
    await keeper.page.getByRole("button", { name: "Save changes" }).click();
    await toasted(keeper.page, "Product saved");
    await shopper.page.getByText("€91.00").first().waitFor();
    await shopper.leave();
    await keeper.leave();
  });

  it("that somebody else has saved meanwhile shows both editions and takes the choice", async () => {
    const mari = await aKeeper([/409 \(Conflict\)/]);
    const juri = await aKeeper();
    for (const { page } of [mari, juri]) {
      await find(page, "Smoke Glass");
      await page.getByRole("button", { name: "Edit Smoke Glass Diffuser" }).click();
    }
    await field(juri.page, "Price").fill("85");
    await field(juri.page, "Description").fill("Juri's words.");
    await juri.page.getByRole("button", { name: "Save changes" }).click();
    await toasted(juri.page, "Product saved");
    await field(mari.page, "Price").fill("86");
    await field(mari.page, "Name").fill("Smoke Glass Lamp");
    await mari.page.getByRole("button", { name: "Save changes" }).click();
    const choice = mari.page.getByRole("dialog", { name: "Somebody else has changed this product" });
    await choice.getByRole("group", { name: "Price" }).getByText("85.00").waitFor();
    await expectAccessible(mari.page);
    await choice.getByRole("radio", { name: "Yours" }).check();
    await choice.getByRole("button", { name: "Save this choice" }).click();
    await toasted(mari.page, "Product saved");
    await rowOf(mari.page, "Smoke Glass Lamp").getByText("€86.00").waitFor();
    const [kept] = (await ask(home, "SELECT description FROM products WHERE name = 'Smoke Glass Lamp'")) ?? [];
    expect(kept).toMatchObject({ description: "Juri's words." });
    await juri.leave();
    await mari.leave();
  });

  it("typed half-way is not lost by a slip, nor by a list that cannot be loaded", async () => {
    const { page, leave } = await aKeeper([/400 \(Bad Request\)/]);
    await page.getByRole("button", { name: "Add Product" }).click();
    await field(page, "Name").fill("Half a lamp");
    // The list waits behind it.
    expect(await page.getByRole("button", { name: "Edit Pearl Teardrop Diffuser" }).count()).toBe(0);
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
    await page.getByRole("form", { name: "New product" }).waitFor({ state: "detached" });

    // A product that arrives late does not take the place of what was begun meanwhile.
    const opening = "**/functions/v1/admin-product?*";
    const pearl = await holdBack(page, opening);
    await page.getByRole("button", { name: "Edit Pearl Teardrop Diffuser" }).click();
    await page.getByRole("button", { name: "Add Product" }).click();
    await field(page, "Name").fill("Half a lamp");
    const arrived = page.waitForResponse(opening);
    pearl();
    await arrived;
    await page.locator("[aria-busy=true], [data-loading]").first().waitFor({ state: "detached" });
    expect(await field(page, "Name").inputValue()).toBe("Half a lamp");
    await page.unroute(opening);
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
    // Nor does it where it was asked for last, and something was typed until it came.
    await page.getByRole("button", { name: "Edit Pearl Teardrop Diffuser" }).click();
    await field(page, "Name").waitFor();
    const dusk = await holdBack(page, opening);
    await page.getByRole("button", { name: "Edit Dusk Glass Diffuser" }).click();
    await field(page, "Name").fill("Half a lamp");
    dusk();
    await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
    expect(await field(page, "Name").inputValue()).toBe("Half a lamp");
    await page.unroute(opening);
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();

    await page.getByRole("button", { name: "Edit Pearl Teardrop Diffuser" }).click();
    await field(page, "Name").fill("Half a pearl");
    const list = "**/functions/v1/admin-products?*";
    await page.route(list, (route) => route.fulfill({ status: 400, json: { success: false, error: "Not today." } }));
    await page.getByRole("combobox", { name: "Category" }).first().selectOption("oils");
    await page.getByRole("button", { name: "Try again" }).waitFor();
    expect(await field(page, "Name").inputValue()).toBe("Half a pearl");
    await page.unroute(list);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("button", { name: "Try again" }).waitFor({ state: "detached" });
    expect(await field(page, "Name").inputValue()).toBe("Half a pearl");
    await leave();
  });
});

const LINE = "Failed to upload images. Please check your connection and try again.";
const AGAIN = "Failed to upload images. Please try again.";

describe("the uploader", () => {
  it("takes images only, and no more than six", async () => {
    const { page, leave } = await aKeeper([/400 \(Bad Request\)|ERR_FAILED/]);
    await page.getByRole("button", { name: "Add Product" }).click();
    const input = page.getByLabel("Upload images").last();
    await input.setInputFiles([{ name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") }]);
    await toasted(page, "Invalid files", "Please select only image files (JPG, PNG, etc.)");
    await input.setInputFiles(await files("#111", "#222", "#333", "#444", "#555", "#666", "#777"));
    await toasted(page, "Too many images", "You can only upload up to 6 images per product.");
    await input.setInputFiles([{ name: "a.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") }]);
    await toasted(page, "Upload failed", "Failed to upload images. Please try again.");
    await page.getByRole("button", { name: "Discard a.png" }).click();
    const [one] = await files("#123");
    for (const [answer, told] of [
      ["{}", "Upload returned no data"],
      ['{"success":true}', "Upload returned no data"],
      ["<h1>Welcome</h1>", "Upload returned no data"],
      ['{"success":false}', "Upload failed"],
      [null, "Network error. Please try again."],
    ] as const) {
      await page.route("**/functions/v1/admin-images?*", (route) =>
        answer === null ? route.abort() : route.fulfill({ status: 200, body: answer }),
      );
      await input.setInputFiles([one ?? []].flat());
      await page.getByRole("alert").filter({ hasText: told }).waitFor();
      const summary = answer === null ? LINE : told === "Upload failed" ? AGAIN : told;
      await page.locator("[data-sonner-toast]").filter({ hasText: summary }).first().waitFor();
      await page.unrouteAll();
      await page.getByRole("button", { name: "Discard 1.png" }).click();
    }
    expect(await page.getByRole("list", { name: "Images" }).count()).toBe(0);
    await page.getByRole("button", { name: "Cancel" }).click();
    await leave();
  });
});

describe("many products", () => {
  it("that are chosen lay no bar over an open form, and a closed dialog gives the focus back", async () => {
    const { page, leave } = await aKeeper();
    await page.getByRole("checkbox", { name: "Select all on this page" }).click();
    await page
      .getByRole("button", { name: /^Edit / })
      .nth(5)
      .click();
    await field(page, "Name").waitFor();
    const isCovered = (name: string, role: "button" | "textbox") =>
      page.getByRole(role, { name, exact: true }).evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return top !== element && !element.contains(top);
      });
    expect(await isCovered("Save changes", "button")).toBe(false);
    for (const name of ["Name", "Price", "Description"]) {
      await field(page, name).evaluate((element) => element.scrollIntoView({ block: "start" }));
      await page.mouse.wheel(0, -80);
      await expect.poll(() => isCovered(name, "textbox")).toBe(false);
    }
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("menuitem", { name: "Import a file" }).click();
    await page.getByRole("dialog", { name: "Import products" }).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("More actions");
    await leave();
  });

  it("are changed together", async () => {
    const { page, leave } = await aKeeper();
    await rowOf(page, "Pearl Teardrop Diffuser").getByRole("checkbox").check();
    await find(page, "Oil Box");
    await rowOf(page, "Pearl").waitFor({ state: "detached" });
    // What is not in view any more is not changed.
    await page.getByRole("checkbox", { name: "Select all on this page" }).click();
    await page.getByRole("button", { name: "Change", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Change 1 product" });
    await expectAccessible(page);
    await dialog.getByLabel("Discount").fill("20");
    await dialog.getByLabel("Stock").fill("+4");
    await dialog.getByRole("button", { name: "Change products" }).click();
    await toasted(page, "1 product changed");
    expect(await rowOf(page, "Cedar Oil Box").innerText()).toMatch(/6 in stock[\s\S]*20%/);
    await leave();
  });

  it("come out as a file and back in, after a trial", async () => {
    const { page, leave } = await aKeeper();
    await find(page, "Brass Oil Funnel");
    await rowOf(page, "Pearl").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "More actions" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: "Export these products" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^products-export-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readAll(download);
    const file = (name: string, content: string) => ({ name, mimeType: "text/csv", buffer: Buffer.from(content) });
    await page.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("menuitem", { name: "Import a file" }).click();
    const dialog = page.getByRole("dialog", { name: "Import products" });
    const letGo = await holdBack(page, /admin-products-import/);
    const asked = page.waitForRequest(/admin-products-import/);
    await dialog
      .getByLabel("Choose a file")
      .last()
      .setInputFiles([file("bad.csv", text.replace("12.90", "free"))]);
    const { searchParams } = new URL((await asked).url());
    const far =
      "INSERT INTO import_progress (id, done, total) VALUES ($1, 120, 400) ON CONFLICT (id) DO UPDATE SET done = 120, total = 400";
    await ask(home, far, [searchParams.get("progress")]);
    await dialog.getByRole("progressbar", { name: "Checking the file…" }).waitFor();
    await dialog.getByText("120 of 400").waitFor();
    await expectAccessible(page);
    letGo();
    await dialog.getByText("0 new, 0 changed, 0 unchanged, 1 refused").waitFor();
    await expectAccessible(page);
    await dialog
      .getByLabel("Choose a file")
      .last()
      .setInputFiles([file("good.csv", text.replace("12.90", "13.90"))]);
    await dialog.getByText("0 new, 1 changed, 0 unchanged, 0 refused").waitFor();
    // The choice is tried at once, and kept for the import.
    const sent = () => page.waitForRequest(/admin-products-import.*without_vat=true/);
    const [tried] = await Promise.all([sent(), dialog.getByLabel("Prices in the file are without VAT").check()]);
    const [taken] = await Promise.all([
      sent(),
      dialog.getByRole("button", { name: "Import", exact: true }).click(),
      toasted(page, "Products imported"),
    ]);
    expect([tried, taken].map((one) => new URL(one.url()).searchParams.get("trial"))).toEqual(["true", "false"]);
    await dialog.getByRole("button", { name: "Close" }).first().click();
    await rowOf(page, "Brass Oil Funnel").getByText("€13.90").waitFor();
    await leave();
  });

  it("get their images moved into the store, with a result each", async () => {
    const carried = `data:image/png;base64,${(await aPng("#884422")).toString("base64")}`;
    await ask(home, `UPDATE products SET image = ARRAY['${carried}'] WHERE sku = 'AUR-O-014'`);
    await ask(home, "UPDATE products SET image = ARRAY['http://127.0.0.1:9/a.png'] WHERE sku = 'AUR-O-013'");
    const { page, leave } = await aKeeper([/violates the following Content Security Policy|127\.0\.0\.1:9/]);
    await page.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("menuitem", { name: "Migrate Images to Storage" }).click();
    const dialog = page.getByRole("dialog", { name: "Migrate Images to Storage" });
    await dialog.getByText("2 images of 2 products are hosted elsewhere.").waitFor();
    await dialog.getByRole("button", { name: "Start migration" }).click();
    await dialog.getByText("Migration finished").waitFor();
    const results = dialog.getByRole("list", { name: "Results" });
    expect(await results.getByRole("listitem").filter({ hasText: "Ylang-Ylang" }).innerText()).toContain("Success");
    const sandalwood = await results.getByRole("listitem").filter({ hasText: "Sandalwood" }).innerText();
    expect(sandalwood).toMatch(/Failed[\s\S]*not on the open internet/);
    await expectAccessible(page);
    await leave();
    await ask(home, "UPDATE products SET image = '{}' WHERE sku = 'AUR-O-013'");
  });

  it("of which no image could be moved are told as failed", async () => {
    await ask(home, "UPDATE products SET image = ARRAY['data:image/svg+xml;base64,PHN2Zy8+'] WHERE sku = 'AUR-O-013'");
    const { page, leave } = await aKeeper();
    await page.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("menuitem", { name: "Migrate Images to Storage" }).click();
    await page.getByRole("button", { name: "Start migration" }).click();
    await toasted(page, "Migration failed");
    const dialog = page.getByRole("dialog", { name: "Migrate Images to Storage" });
    await dialog.getByRole("progressbar", { name: "Migration failed" }).waitFor();
    await dialog.getByText("Image 1: Its address cannot be read.").waitFor();
    expect(await dialog.getByText("Migration finished").count()).toBe(0);
    await leave();
    await ask(home, "UPDATE products SET image = '{}' WHERE sku = 'AUR-O-013'");
  });
});

it("all of it is there on a telephone", async () => {
  const { page, leave } = await aKeeper([], { width: 390, height: 844 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await page.getByRole("combobox", { name: "Category" }).selectOption("diffusers");
  await page.getByRole("button", { name: "Filters (1)", expanded: true }).click();
  expect(await page.getByRole("combobox", { name: "Category" }).isVisible()).toBe(false);
  await page.getByRole("button", { name: "Pearl Teardrop Diffuser", exact: true }).click();
  await page.getByRole("button", { name: "Save changes" }).waitFor();
  await eventually(
    () => page.evaluate(() => document.activeElement?.id),
    (id) => id === "product-name",
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await leave();
});

async function readAll(download: { createReadStream(): Promise<AsyncIterable<Buffer>> }): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part);
  return Buffer.concat(parts).toString("utf8");
}
