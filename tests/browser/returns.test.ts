import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ask } from "../shop-process.ts";
import { arriveAsAdmin, toasted } from "./admin-steps.ts";
import { aVisitor, expectAccessible, expectToFit } from "./browser.ts";
import { openShop } from "./open-shop.ts";
import { pay, toCheckout, toPayment } from "./purchase-steps.ts";

const { browser, home, keyOf, shop } = await openShop({}, 30);

/** An order that was just bought, or one of the demo; delivered, with nothing back. */
async function aDelivered(email: string | null = null): Promise<{ id: string; order_number: string; path: string }> {
  const [order] = await ask<{ id: string; order_number: string }>(
    home,
    `UPDATE orders SET status = 'delivered', shipped_at = now(), delivered_at = now() WHERE id = (
       SELECT o.id FROM orders o WHERE payment_state = 'paid' AND email = coalesce($1, email) AND NOT EXISTS (SELECT FROM returns r WHERE r.order_id = o.id)
       AND NOT EXISTS (SELECT FROM refunds f JOIN payments p ON p.id = f.payment_id WHERE p.order_id = o.id) LIMIT 1)
     RETURNING id, order_number`,
    [email],
  );
  if (!order) throw new Error("There is no such order");
  return { ...order, path: `/return?order=${order.id}&key=${await keyOf(order.id)}` };
}

const PHOTO = readFileSync("public/icon-192.png");
const aPhoto = (name: string) => ({ name, mimeType: "image/png", buffer: PHOTO });

it("a buyer returns an item by the link, the shopkeeper takes it step by step, and the money goes back", async () => {
  const buyer = await aVisitor(browser, [/400|409|ERR_FAILED/], { width: 390, height: 844 });
  await toCheckout(buyer.page, shop.url);
  await toPayment(buyer.page, { email: "returns@example.com" });
  await pay(buyer.page);
  const { id, path } = await aDelivered("returns@example.com");
  await buyer.page.goto(shop.url + path);
  await buyer.page.getByRole("button", { name: "Send return" }).click();
  await buyer.page.getByText("Choose at least one item.").waitFor();
  await buyer.page
    .getByRole("group", { name: "What do you send back?" })
    .getByRole("combobox")
    .first()
    .selectOption("1");
  await buyer.page.getByLabel("Reason").selectOption("damaged");
  await expectToFit(buyer.page);
  await buyer.page.getByRole("button", { name: "Send return" }).click();
  await buyer.page.getByText("We have your return.").waitFor();
  await buyer.page.getByRole("heading", { name: "Your returns" }).waitFor();
  await buyer.page.getByLabel("Add photos").setInputFiles([aPhoto("first.jpg"), aPhoto("second.jpg")]);
  await buyer.page.getByText("2 of 4 photos").waitFor();
  await buyer.page.getByLabel("Add photos").setInputFiles({ ...aPhoto("note.jpg"), buffer: Buffer.from("no photo") });
  await buyer.page.getByText("This file is not a photo that we can read").waitFor();
  await buyer.page.route("**/return-photos?*", (route) => route.abort());
  await buyer.page.getByLabel("Add photos").setInputFiles(aPhoto("third.jpg"));
  await buyer.page.getByText("The shop cannot be reached. Please check your connection").waitFor();
  await expectAccessible(buyer.page);

  const desk = await aVisitor(browser, [], { width: 1440, height: 900 });
  await arriveAsAdmin(desk.page, shop.url, `/admin/orders/${id}`);
  const panel = desk.page.getByRole("region", { name: "Returns" });
  await panel.getByRole("button", { name: /^Approve/ }).click();
  const approval = desk.page.getByRole("dialog", { name: /^Approve the return of order/ });
  await approval.getByLabel("Note to the buyer").fill("The label is on its way.");
  await approval.getByRole("button", { name: "Approve" }).click();
  await panel.getByText("Approved").first().waitFor();
  await panel.getByText("Show 2 photos").click();
  await panel.getByAltText("Photo 2 of the returned goods").waitFor();
  await buyer.page.reload();
  await buyer.page.getByText("The label is on its way.").waitFor();
  await buyer.page.getByRole("button", { name: "I have sent it" }).click();
  await buyer.page.getByText("We know that the goods are on their way.").waitFor();
  await buyer.leave();
  await desk.page.reload();
  await panel.getByRole("button", { name: /^Mark as received/ }).click();
  await panel.getByRole("button", { name: /^Checked/ }).click();
  await expectToFit(desk.page);
  await panel.getByRole("button", { name: /^Refund/ }).click();
  const dialog = desk.page.getByRole("dialog", { name: /^Refund the return/ });
  await dialog.getByLabel("Deduct for loss in value").check();
  await dialog.getByLabel(/^Deduction: /).fill("1.00");
  await dialog.getByRole("button", { name: "Refund" }).click();
  await dialog.getByText("Please say why").waitFor();
  await dialog.getByLabel("Reason").fill("Scratched");
  await expectAccessible(desk.page);
  await dialog.getByRole("button", { name: "Refund" }).click();
  await toasted(desk.page, "Return refunded");
  await panel.getByText("Refunded").first().waitFor();
  const refunds = await ask<{ kept: number }>(
    home,
    `SELECT l.deduction_cents::int AS kept FROM refunds r JOIN payments p ON p.id = payment_id
     JOIN refund_lines l ON l.refund_id = r.id AND l.kind = 'goods' WHERE order_id = $1`,
    [id],
  );
  expect(refunds).toEqual([{ kept: 100 }]);
  await desk.leave();
});

it("the shopkeeper opens a return, and without scripts a buyer withdraws and reads why goods are refused; nobody else sees the page", async () => {
  const first = await aDelivered();
  const desk = await aVisitor(browser, [], { width: 390, height: 844 });
  await arriveAsAdmin(desk.page, shop.url, `/admin/orders/${first.id}`);
  await desk.page.getByRole("button", { name: "Open return" }).click();
  const dialog = desk.page.getByRole("dialog", { name: "Open return" });
  await dialog
    .getByRole("button", { name: /^Increase/ })
    .first()
    .click();
  await dialog.getByRole("button", { name: "Open return" }).click();
  await toasted(desk.page, "Return opened");
  await desk.page.goto(`${shop.url}/admin/orders`);
  const all = desk.page.getByRole("region", { name: "Returns" });
  await all.getByRole("heading").click();
  await all.getByText(first.order_number).waitFor();
  await expectToFit(desk.page);

  // The customer would rather have something else.
  await desk.page.goto(`${shop.url}/admin/orders/${first.id}`);
  const payment = desk.page.getByRole("region", { name: "Payment" });
  await payment.getByRole("button", { name: "Refund" }).click();
  await desk.page
    .getByText("This order has an open return. Refund its items there, or the return stays open.")
    .waitFor();
  await desk.page.keyboard.press("Escape");
  const panel = desk.page.getByRole("region", { name: "Returns" });
  await panel.getByRole("button", { name: /^Mark as received/ }).click();
  await panel.getByRole("button", { name: /^Exchange/ }).click();
  const exchange = desk.page.getByRole("dialog", { name: "Exchange for other goods" });
  await exchange.getByRole("button", { name: "Preview" }).click();
  await exchange.getByText("Choose at least one item.").waitFor();
  await exchange.getByLabel("Search for a product to add").fill("oil");
  await exchange.getByRole("button", { name: /^Add / }).first().click();
  await desk.page.keyboard.press("Escape");
  await desk.page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
  await exchange.getByRole("button", { name: "Preview" }).click();
  await exchange.getByText("Value of the returned goods").waitFor();
  await expectToFit(desk.page);
  await exchange.getByRole("button", { name: "Exchange" }).click();
  await toasted(desk.page, "Goods exchanged");
  await panel.getByText("Exchanged").first().waitFor();
  await panel.getByRole("link", { name: /^New order/ }).click();
  await desk.page.getByRole("region", { name: "Payment" }).getByText("Exchange").first().waitFor();

  const { path, id } = await aDelivered();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(shop.url + path);
  await page.getByRole("group").getByRole("combobox").first().selectOption("1");
  await page.getByText(/^Until \d{1,2} \w+ \d{4} you can withdraw by law/).waitFor();
  await page.getByRole("button", { name: "Send return" }).click();
  await page.getByText("Your withdrawal has reached us.").waitFor();
  await page.getByText(/^Send it by \d{1,2} \w+ \d{4} to: /).waitFor();

  // Nobody approves a withdrawal. What is not taken back is refused with a reason.
  await desk.page.goto(`${shop.url}/admin/orders/${id}`);
  await panel.getByRole("button", { name: /^Mark as received/ }).click();
  await panel.getByRole("button", { name: /^Refund/ }).waitFor();
  expect(await panel.getByRole("button", { name: /^Approve/ }).count()).toBe(0);
  await panel.getByRole("button", { name: /^Close/ }).click();
  const question = desk.page.getByRole("alertdialog");
  await question.getByText("By law its money is still due.").waitFor();
  await question.getByRole("button", { name: "Cancel" }).click();
  await panel.getByRole("button", { name: /^Refuse/ }).click();
  const refusal = desk.page.getByRole("dialog", { name: /^Refuse the return of order/ });
  await refusal.getByRole("button", { name: "Refuse" }).click();
  await refusal.getByText("Please say why").waitFor();
  await expectAccessible(desk.page);
  await expectToFit(desk.page);
  await refusal.getByLabel("Reason").fill("The seal is broken.");
  await refusal.getByRole("button", { name: "Refuse" }).click();
  await panel.getByText("Refused: The seal is broken.").waitFor();
  await desk.leave();
  await page.reload();
  await page.getByText("Our reason: The seal is broken.").waitFor();

  await page.goto(`${shop.url}/return?order=${id}`);
  await page.getByText("We cannot open this return").waitFor();
  await context.close();
});
