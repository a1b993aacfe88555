import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { DAY_MS } from "#shared/day.ts";
import { ask } from "../shop-process.ts";
import { arriveAsAdmin, toasted } from "./admin-steps.ts";
import { aVisitor, expectToFit } from "./browser.ts";
import { openShop } from "./open-shop.ts";
import { pay, toCheckout, toPayment } from "./purchase-steps.ts";

const { browser, home, shop } = await openShop({}, 30);

it("the shopkeeper reads the journal, enters account numbers and downloads the file for the bookkeeper's program", async () => {
  const buyer = await aVisitor(browser, []);
  await toCheckout(buyer.page, shop.url);
  await toPayment(buyer.page, { email: "books@example.com" });
  await pay(buyer.page);
  await buyer.leave();
  // A file ends with yesterday.
  await ask(home, "ALTER TABLE tax_entries DISABLE TRIGGER USER");
  await ask(home, "UPDATE tax_entries SET booked_on = booked_on - 1");
  const { page, leave } = await aVisitor(browser, [/409/], { width: 1440, height: 900 });
  await arriveAsAdmin(page, shop.url, "/admin/orders");
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Books", exact: true }).click();
  await page.getByRole("table", { name: "Days" }).waitFor();
  await page.getByRole("table", { name: "Provider" }).waitFor();
  await page.getByLabel("From").fill(new Date(Date.now() - 7 * DAY_MS).toISOString().slice(0, 10));
  await expectToFit(page);
  const file = async (name: string) => {
    const [made] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()]);
    return { name: made.suggestedFilename(), text: readFileSync(await made.path(), "utf8") };
  };
  const journal = await file("Journal (CSV)");
  expect(journal.name).toMatch(/^journal-.*\.csv$/);
  expect(journal.text).toContain(",sale,provider,");
  await page.getByRole("button", { name: "Merit Aktiva (JSON)" }).click();
  await toasted(page, "The file could not be made");
  const fields = page.getByRole("region", { name: "Account numbers" }).getByRole("textbox");
  for (let place = 0; place < (await fields.count()); place += 1) await fields.nth(place).fill(String(3000 + place));
  await page.getByRole("button", { name: "Save accounts" }).click();
  await toasted(page, "Account numbers saved");
  const merit = await file("Merit Aktiva (JSON)");
  const [batch] = JSON.parse(merit.text);
  expect(batch.EntryRow.length).toBeGreaterThan(2);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.getByRole("table", { name: "Days" }).waitFor();
  await expectToFit(page);
  await leave();
});
