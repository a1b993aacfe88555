import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { aPaidOrder, aProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { emailOrdersAgain } from "./email-orders-again.ts";

const shop = await shopOfFile();
const oil = await aProduct(shop, { stock: 100 });

async function ordersOf(email: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < count; i += 1) ids.push(await aPaidOrder(shop, [[oil, 1]]));
  await shop.pool.query(
    `WITH buyer AS (INSERT INTO customers (email, first_name, last_name) VALUES (lower($1), 'Mari', 'Kask') RETURNING id)
     UPDATE orders SET email = $1, customer_id = buyer.id FROM buyer WHERE orders.id = ANY($2)`,
    [email, ids],
  );
  return ids;
}
const asked = async (email: string) => {
  const { rows } = await shop.pool.query(
    "SELECT recipient, order_id FROM emails WHERE recipient = $1 AND dedupe_key LIKE 'order-asked:%' ORDER BY created_at",
    [email],
  );
  return rows;
};
const anAddress = () => `Mari.${randomUUID()}@example.com`;

it("an address that asks gets its orders again, once a day, whatever it is written like", async () => {
  const email = anAddress();
  const [id] = await ordersOf(email, 1);
  await emailOrdersAgain(shop, email.toUpperCase());
  await Promise.all([emailOrdersAgain(shop, email), emailOrdersAgain(shop, email)]);
  expect(await asked(email)).toEqual([{ recipient: email, order_id: id }]);
  shop.clock.forward(25 * 3600_000);
  await emailOrdersAgain(shop, email);
  expect(await asked(email)).toHaveLength(2);
});

it("only the newest three, and none that is cancelled, unpaid, erased or long ago", async () => {
  const email = anAddress();
  const ids = await ordersOf(email, 7);
  const set = (change: string, id = "") => shop.pool.query(`UPDATE orders SET ${change} WHERE id = $1`, [id]);
  await set("status = 'cancelled', cancelled_at = now()", ids[6]);
  await set("created_at = now() - interval '101 days'", ids[0]);
  await set("payment_state = 'unpaid', paid_at = NULL", ids[5]);
  await emailOrdersAgain(shop, email);
  expect(new Set((await asked(email)).map((row) => row.order_id))).toEqual(new Set(ids.slice(2, 5)));
});

it("nothing goes to an address without orders", async () => {
  await emailOrdersAgain(shop, "nobody@example.com");
  expect(await asked("nobody@example.com")).toEqual([]);
});
