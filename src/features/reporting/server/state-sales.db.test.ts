import { expect, it } from "vitest";
import { anOrderFor, aPaidOrder, aProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { stateSales } from "./state-sales.ts";

const shop = await shopOfFile();

const sold = async (price: number, state: string) => {
  const { customer, delivery } = anOrderFor([]);
  await aPaidOrder(shop, [[await aProduct(shop, { category: "accessories", price }), 1]], {
    customer: { ...customer, zip: "44101", state },
    delivery: { ...delivery, mainDeliveryCountry: "US" },
  });
};

it("L61: tells what was paid from each state in this year and the last, however the state was written", async () => {
  await sold(100, "OH");
  await sold(80, "Ohio");
  await sold(200, "CA");
  // Paid a second time by mistake: its money went back.
  await sold(90, "CA");
  const paidTwice = await shop.row(
    "UPDATE orders SET payment_state = 'refunded' WHERE total_cents = 9000 RETURNING id",
  );
  await shop.pool.query("UPDATE payments SET state = 'overpaid' WHERE order_id = $1", [paidTwice.id]);
  await aPaidOrder(shop, [[await aProduct(shop, { price: 500 }), 1]]);
  await shop.pool.query("UPDATE orders SET state = 'ohio' WHERE total_cents = 8000");
  const year = new Date().getFullYear();
  expect(await stateSales(shop)).toEqual([
    { state: "California", year, orders: 1, amount: 200 },
    { state: "Ohio", year, orders: 2, amount: 180 },
  ]);
  await shop.pool.query("UPDATE orders SET paid_at = paid_at - interval '1 year' WHERE state = 'CA'");
  expect((await stateSales(shop)).map(({ state, year }) => [state, year])).toEqual([
    ["Ohio", year],
    ["California", year - 1],
  ]);
  await shop.pool.query("UPDATE orders SET paid_at = paid_at - interval '3 years' WHERE state = 'CA'");
  expect(await stateSales(shop)).toHaveLength(1);
});
