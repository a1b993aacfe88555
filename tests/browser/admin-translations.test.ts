import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { ask } from "../shop-process.ts";
import { arriveAsAdmin, toasted } from "./admin-steps.ts";
import { aVisitor, expectAccessible } from "./browser.ts";
import { openShop } from "./open-shop.ts";

const { browser, home, shop } = await openShop();

const text = (page: Page, name: string) => page.getByRole("textbox", { name });
const save = (page: Page) => page.getByRole("button", { name: "Save translation" }).click();
const status = (page: Page) =>
  page.getByRole("navigation", { name: "Languages of this text" }).getByRole("link", { name: /^Latvian/ });

async function aProduct(more: { name: string; warning?: string }): Promise<string> {
  const [made] = await ask<{ id: string }>(
    home,
    `INSERT INTO products (slug, sku, name, category, price_cents, description, warning)
     VALUES ($1, $1, $2, 'oils', 900, 'Calm in a bottle.', $3) RETURNING id`,
    [randomUUID(), more.name, more.warning ?? null],
  );
  return made?.id ?? "";
}

it("a translation is written beside English, becomes outdated, is confirmed, and two who save are told", async () => {
  const { page, leave } = await aVisitor(browser, [/409/]);
  const id = await aProduct({ name: "Juniper Oil" });
  const address = `/admin/translations/product/${id}/lv`;
  await arriveAsAdmin(page, shop.url, address);
  await page.getByRole("heading", { name: "Translations of Juniper Oil" }).waitFor();
  await page.getByText("Calm in a bottle.").waitFor();
  await expectAccessible(page);
  await text(page, "Name in Latvian").fill("Kadiķu eļļa");
  await page.getByRole("button", { name: "Take over English: Description" }).click();
  await expect.poll(() => text(page, "Description in Latvian").inputValue()).toBe("Calm in a bottle.");
  await save(page);
  await toasted(page, "Saved as a draft: shoppers do not see it yet");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await toasted(page, "Translation saved");
  await expect.poll(() => status(page).innerText()).toContain("Published");

  // What is typed is not left without a question.
  await text(page, "Name in Latvian").fill("Kadiķis");
  await page.getByRole("link", { name: /^Estonian/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
  expect(await text(page, "Name in Latvian").inputValue()).toBe("Kadiķis");

  // Somebody else is faster.
  await ask(
    home,
    "UPDATE product_translations SET name = 'Paegļu eļļa', version = version + 1 WHERE product_id = $1 RETURNING 1",
    [id],
  );
  await save(page);
  const dialog = page.getByRole("dialog", { name: "Somebody else saved this while you were editing" });
  await dialog.getByText("Paegļu eļļa").waitFor();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Use in the form" }).click();
  await save(page);
  await expect.poll(async () => (await translated(id)).name).toBe("Kadiķis");

  // The English changes, and a machine takes part.
  await ask(
    home,
    "WITH p AS (UPDATE products SET name = 'Wild Juniper Oil' WHERE id = $1) UPDATE product_translations SET by_machine = true WHERE product_id = $1 RETURNING 1",
    [id],
  );
  await page.reload();
  await page.getByText("The English text has changed since").waitFor();
  expect(await status(page).innerText()).toContain("Outdated");
  await page.getByText("English as it was when this was translated").click();
  await page.getByText("Juniper Oil", { exact: true }).waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Mark as up to date" }).click();
  await toasted(page, "Marked as up to date");
  await expect.poll(() => status(page).innerText()).toContain("Machine translation, not reviewed");
  await page.getByRole("button", { name: "Confirm" }).click();
  await toasted(page, "Translation confirmed");
  await expect.poll(() => status(page).innerText()).toContain("Published");
  await leave();
});

const translated = async (id: string) =>
  (await ask<{ name: string }>(home, "SELECT name FROM product_translations WHERE product_id = $1", [id]))[0] ?? {
    name: "",
  };

it("a language is opened only with safety information, or once more is said yes", async () => {
  const { page, leave } = await aVisitor(browser, [/409/, /404/]);
  await aProduct({ name: "Thyme Oil", warning: "Keep away from children." });
  await ask(home, "UPDATE store_settings SET setting_value = 'en, et' WHERE setting_key = 'languages'");
  await arriveAsAdmin(page, shop.url, "/admin/settings");
  await page.getByRole("link", { name: "Languages", exact: true }).click();
  await page.getByRole("progressbar", { name: "Latvian" }).waitFor();
  await expectAccessible(page);
  await page.getByRole("switch", { name: "Show to shoppers: Latvian" }).click();
  const question = page.getByRole("alertdialog", { name: /without all safety information/ });
  await question.waitFor();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Show it anyway" }).click();
  await toasted(page, "The shop can be read in Latvian");
  await expect.poll(async () => (await fetch(`${shop.url}/lv/products`)).status).toBe(200);
  await page.getByRole("switch", { name: "Show to shoppers: Latvian" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Hide it" }).click();
  await toasted(page, "Shoppers no longer see the shop in Latvian");
  await leave();
});

it("what is missing is listed, downloaded, translated elsewhere and uploaded", async () => {
  const { page, leave } = await aVisitor(browser);
  const id = await aProduct({ name: "Clove Oil", warning: "Keep away from children." });
  await arriveAsAdmin(page, shop.url, "/admin/settings/languages/lt");
  const item = page.getByRole("listitem").filter({ hasText: "Clove Oil" });
  await item.getByText("Safety information or responsible person missing").waitFor();
  await expectAccessible(page);
  // What only waits for a reader is folded, so that what is missing stands alone.
  const unread = page.getByRole("link", { name: "Lavender Essential Oil" });
  expect(await unread.isVisible()).toBe(false);
  await page.getByRole("heading", { name: /^Product/ }).click();
  await unread.waitFor();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download XLIFF 2.0" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^translations-lt-.*\.xlf$/);
  await page.getByRole("button", { name: "Upload a file" }).click();
  const csv = `Kind,ID,Title,Field,English,Translation,State,Machine\nproduct,${id},Clove Oil,name,Clove Oil,Gvazdikėlių aliejus,published,\n`;
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a file" }).click();
  await (await choosing).setFiles({ name: "lt.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await page.getByText("1 new, 0 changed").waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Import translations" }).click();
  await toasted(page, "Translations imported");
  expect((await translated(id)).name).toBe("Gvazdikėlių aliejus");
  await leave();
});
