import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { ask, eventually } from "../shop-process.ts";
import { arriveAsAdmin, toasted } from "./admin-steps.ts";
import { aVisitor, expectAccessible, expectToFit } from "./browser.ts";
import { openShop } from "./open-shop.ts";
import { pay, toCheckout, toPayment } from "./purchase-steps.ts";

const { browser, home, keyOf, shop } = await openShop({}, 30);

/** Presses, and reads the file that comes. */
async function downloaded(page: Page, press: Locator): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent("download"), press.click()]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}
const isPdf = (bytes: Buffer) => expect(bytes.subarray(0, 8).toString()).toBe("%PDF-1.7");

it("a customer downloads the invoice, is refunded by items and finds the credit note; so does the shopkeeper", async () => {
  const { page, leave } = await aVisitor(browser, [], { width: 390, height: 844 });
  await toCheckout(page, shop.url);
  await toPayment(page, { email: "documents@example.com" });
  await pay(page);
  await page.reload();
  const invoice = await downloaded(page, page.getByRole("link", { name: "Invoice (PDF)" }));
  expect(invoice.name).toMatch(/^TEST-INV-\d{4}-\d{6}\.pdf$/);
  isPdf(invoice.bytes);
  await expectToFit(page);
  const [order] = await ask<{ id: string; order_number: string }>(
    home,
    "SELECT id, order_number FROM orders WHERE email = 'documents@example.com'",
  );
  const [confirmation] = await eventually(
    () =>
      ask<{ html: string; attachments: { filename: string; content: string }[] }>(
        home,
        "SELECT html, attachments FROM mailbox_emails WHERE recipient = 'documents@example.com'",
      ),
    (emails) => emails.length > 0,
  );
  const [, attached] = confirmation?.attachments ?? [];
  expect(attached?.filename).toBe(invoice.name);
  expect(Buffer.from(attached?.content ?? "", "base64").equals(invoice.bytes)).toBe(true);

  const desk = await aVisitor(browser, [], { width: 1440, height: 900 });
  await arriveAsAdmin(desk.page, shop.url, `/admin/orders/${order?.id}`);
  await desk.page.getByRole("region", { name: "Payment" }).getByRole("button", { name: "Refund" }).click();
  const dialog = desk.page.getByRole("dialog", { name: /^Refund order/ });
  await expect.poll(() => dialog.getByLabel("What to refund").inputValue()).toBe("lines");
  await dialog.getByLabel("Reason").fill("Broken lid");
  await dialog.getByRole("button", { name: "Refund" }).click();
  await dialog.getByText("Choose at least one item.").waitFor();
  await dialog
    .getByRole("button", { name: /^Increase/ })
    .first()
    .click();
  await expectAccessible(desk.page);
  await dialog.getByRole("button", { name: /^Refund €/ }).click();
  await toasted(desk.page, "Refund started");
  const documents = desk.page.getByRole("region", { name: "Documents" });
  const button = documents.getByRole("button", { name: /^PDF TEST-CN-/ });
  const note = await downloaded(desk.page, button);
  expect(note.name).toMatch(/^TEST-CN-\d{4}-\d{6}\.pdf$/);
  isPdf(note.bytes);
  // The shop of the tests has no VAT number, so there is no e-invoice.
  expect(await documents.getByRole("button", { name: /^UBL/ }).count()).toBe(0);

  await page.reload();
  const own = await downloaded(page, page.getByRole("link", { name: /^Credit note TEST-CN-/ }));
  expect(own.bytes.equals(note.bytes)).toBe(true);

  await desk.page.goto(`${shop.url}/admin/documents`);
  await desk.page
    .getByRole("row")
    .filter({ hasText: note.name.replace(".pdf", "") })
    .waitFor();
  await expectToFit(desk.page);
  const archive = await downloaded(desk.page, desk.page.getByRole("button", { name: "Download all (ZIP)" }));
  expect(archive.name).toMatch(/^documents-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.zip$/);
  expect(archive.bytes.includes(invoice.name)).toBe(true);
  expect(archive.bytes.includes(note.bytes)).toBe(true);
  await leave();
  await desk.leave();
});

it("nobody else gets a document, or a file of books, taxes or reports: without the link's key, with another order's, by an old link of the back office, or once the order's person was erased", async () => {
  const orders = await ask<{ id: string; tracking_code: string }>(
    home,
    `SELECT id, tracking_code FROM orders o
     WHERE payment_state = 'paid' AND NOT EXISTS (SELECT FROM documents WHERE order_id = o.id) LIMIT 2`,
  );
  const [order] = orders;
  const get = async (path: string) => {
    const answer = await fetch(shop.url + path);
    return [answer.status, answer.headers.get("content-type")];
  };
  for (const path of [
    `/order-document?order=${order?.id}`,
    `/order-document?order=${order?.id}&key=${"a".repeat(32)}`,
    "/order-document?order=nobody",
    "/order-document",
    `/documents/file?id=${order?.id}&type=pdf&until=9999999999999&signature=abc`,
    "/documents/archive.zip?from=2026-01-01&to=2026-12-31",
    "/documents/file",
    "/book-files",
    "/book-files?file=journal&from=2026-01-01&to=2026-03-31&until=9999999999999&signature=abc",
    "/tax-files",
    "/tax-files?file=return&from=2026-01-01&to=2026-03-31&test=true&until=9999999999999&signature=abc",
    "/report-files",
    "/report-files?by=country&from=2026-01-01&to=2026-03-31&test=false&until=9999999999999&signature=abc",
  ])
    expect(await get(path)).toEqual([404, "text/plain"]);
  expect(await ask(home, "SELECT FROM documents WHERE order_id = $1", [order?.id ?? ""])).toEqual([]);
  const own = `/order-document?order=${order?.id}&key=${await keyOf(order?.id ?? "")}`;
  expect(await get(own)).toEqual([200, "application/pdf"]);
  await ask(home, "UPDATE orders SET erased_at = now() WHERE id = $1", [order?.id ?? ""]);
  expect(await get(own)).toEqual([404, "text/plain"]);
});

it("an order of before there were documents gets its invoice by a button", async () => {
  const [order] = await ask<{ id: string }>(
    home,
    "SELECT id FROM orders o WHERE payment_state = 'paid' AND NOT EXISTS (SELECT FROM documents WHERE order_id = o.id) LIMIT 1",
  );
  const { page, leave } = await aVisitor(browser, [], { width: 390, height: 844 });
  await arriveAsAdmin(page, shop.url, `/admin/orders/${order?.id}`);
  await page.getByRole("button", { name: "Issue invoice" }).click();
  await toasted(page, "Documents issued");
  await page.getByRole("button", { name: /^PDF TEST-INV-/ }).waitFor();
  await expectToFit(page);
  await leave();
});
