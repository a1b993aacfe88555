import { beforeAll, expect, it } from "vitest";
import { sendDueEmails } from "#features/email/server/send-emails.ts";
import { euros } from "#shared/money.ts";
import { aPaidOrder, aProduct, aRefund } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { orderFilters } from "../order-filters.ts";
import { orderEmailTemplates } from "./order-emails.tsx";
import { asListItem } from "./order-list-item.ts";
import { ordersPage } from "./order-list-queries.ts";
import { refundOrder } from "./refund-order.ts";

const shop = await shopOfFile();

let orderId: string;
beforeAll(async () => {
  orderId = await aPaidOrder(shop, [[await aProduct(shop, { name: "Lavender" }), 2]]);
  // A second currency, as its migration would allow it.
  await shop.pool.query("ALTER TABLE orders DROP CONSTRAINT orders_currency_check");
  await shop.pool.query("UPDATE orders SET currency = 'PLN' WHERE id = $1", [orderId]);
  await shop.pool.query("UPDATE payments SET currency = 'PLN' WHERE order_id = $1", [orderId]);
});

it("the confirmation and its document say every amount in the currency of the order", async () => {
  await sendDueEmails(shop, orderEmailTemplates(shop));
  const { rows } = await shop.pool.query<{ plain: string; html: string; attachments: { content: string }[] }>(
    "SELECT plain, html, attachments FROM mailbox_emails",
  );
  expect(rows).toHaveLength(1);
  for (const said of [
    rows[0]?.plain,
    rows[0]?.html,
    rows[0]?.attachments[0]?.content.match(/<table>.*?<\/table>/s)?.[0],
  ]) {
    expect(said).toContain("PLN");
    expect(said).not.toContain("€");
  }
});

it("a refund above what was paid is refused in the currency of the payment", async () => {
  const asked = aRefund(orderId, { amount: euros(1000) });
  await expect(refundOrder(shop, asked)).rejects.toThrow(/^At most PLN/);
});

it("the back office reads the currency with the order", async () => {
  const { orders } = await ordersPage(shop.db, orderFilters.parse({}), "UTC", { page: 1 });
  expect(orders.map((order) => asListItem(order).currency)).toEqual(["PLN"]);
});
