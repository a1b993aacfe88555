import { expect, it } from "vitest";
import { aPaidOrder, aProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { eraseExpiredOrders } from "./erase-expired-orders.ts";

const shop = await shopOfFile();

it("L50: ten years after the end of its year an order forgets its buyer; goods, amounts, VAT and country stay for the books", async () => {
  const product = await aProduct(shop, { stock: 5 });
  const [old, kept] = [await aPaidOrder(shop, [[product, 1]]), await aPaidOrder(shop, [[product, 1]])];
  const year = shop.clock.now().getUTCFullYear();
  const age = (id: string, at: string) =>
    shop.pool.query("UPDATE orders SET created_at = $2, paid_at = $2 WHERE id = $1", [id, at]);
  await age(old, `${year - 11}-12-31T12:00:00Z`);
  await age(kept, `${year - 10}-01-01T12:00:00Z`);
  const reversed = await aPaidOrder(shop, [[product, 1]]);
  await age(reversed, `${year - 11}-12-31T12:00:00Z`);
  await shop.pool.query("UPDATE orders SET payment_state = 'reversed', paid_at = NULL WHERE id = $1", [reversed]);
  expect(await eraseExpiredOrders(shop)).toBe(2);
  const { rows } = await shop.pool.query(
    "SELECT first_name, email, delivery_country, total_cents::int AS total, shipping_vat_cents::int > 0 AS vat FROM orders WHERE id = $1",
    [old],
  );
  expect(rows).toEqual([
    { first_name: "", email: expect.not.stringContaining("mari"), delivery_country: "EE", total: 2899, vat: true },
  ]);
  const { rows: others } = await shop.pool.query("SELECT email FROM orders WHERE id = $1", [kept]);
  expect(others).toEqual([{ email: "mari@example.com" }]);
  expect(await eraseExpiredOrders(shop)).toBe(0);
});
