import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { customersPage } from "#features/customer-care/server/customer-queries.ts";
import { erasePerson } from "#features/customer-care/server/personal-data.ts";
import { shipOrder } from "#features/fulfilment/server/ship-order.ts";
import { askProvider } from "#features/orders/server/ask-provider.ts";
import { changeStatus } from "#features/orders/server/change-status.ts";
import { counterTotal, orderCount } from "#features/orders/server/counter-queries.ts";
import { eraseUnpaidOrders } from "#features/orders/server/erase-unpaid-orders.ts";
import { refundOrder } from "#features/orders/server/refund-order.ts";
import { DAY_MS } from "#shared/day.ts";
import { anOrderFor, aPaidOrder, aProduct, aRefund, checkout, type MadeProduct, sessionOf } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { counterFaults } from "./check-counters.ts";

const shop = await shopOfFile();
let lavender: MadeProduct;
beforeAll(async () => {
  lavender = await aProduct(shop, { stock: 500 });
});
beforeEach(() => shop.pool.query("TRUNCATE orders, customers CASCADE"));
afterEach(async () => expect(await counterFaults(shop.db)).toEqual([]));

const operating = readFileSync(join(import.meta.dirname, "../../../../docs/operating.md"), "utf8");
const actor = { administratorId: null, requestId: "test" };
const bought = (email = "mari@example.com") =>
  aPaidOrder(shop, [[lavender, 1]], { customer: { ...anOrderFor([]).customer, email } });
const standing = (standing: Parameters<typeof orderCount>[1]) => orderCount(shop.db, standing);
const sales = async () => Number((await shop.row("SELECT sum(total) FROM counters WHERE subject = 'sales'")).sum);
const best = async () =>
  (await customersPage(shop.db, { search: "", sort: "spent", direction: "desc" }, 1)).customers.map((one) => [
    one.email,
    one.orders,
    one.spentCents,
  ]);

it("an order that is not paid counts where it stands and nowhere else", async () => {
  await checkout(shop, anOrderFor([[lavender, 1]]));
  expect(await standing({ status: ["pending"], payment: "unpaid" })).toBe(1);
  expect(await counterTotal(shop.db, "customers")).toBe(0);
  expect(await best()).toEqual([]);
});

it("one that is paid moves on, and makes a customer", async () => {
  await bought();
  expect(await standing({ status: ["pending"] })).toBe(0);
  expect(await standing({ status: ["processing"], payment: "paid" })).toBe(1);
  expect([await sales(), await counterTotal(shop.db, "customers")]).toEqual([2899, 1]);
  expect(await best()).toEqual([["mari@example.com", 1, 2899]]);
});

it("what goes back is no sale, and the customer stays one", async () => {
  const orderId = await bought();
  await bought("ada@example.com");
  await refundOrder(shop, aRefund(orderId));
  expect(await standing({ payment: "refunded" })).toBe(1);
  expect(await sales()).toBe(2899);
  expect(await best()).toEqual([
    ["ada@example.com", 1, 2899],
    ["mari@example.com", 1, 0],
  ]);
});

it("a shipped order has a shipment, and a cancelled one stands elsewhere", async () => {
  await shipOrder(shop, { ...actor, orderId: await bought(), parcel: {} });
  await changeStatus(shop, { ...actor, orderId: await bought(), to: "cancelled" });
  expect(await counterTotal(shop.db, "shipments")).toBe(1);
  expect(await standing({ status: ["shipped", "cancelled"] })).toBe(2);
});

it("of ten orders of one customer that are paid at once none is forgotten", async () => {
  const started = await Promise.all(Array.from({ length: 10 }, () => checkout(shop, anOrderFor([[lavender, 1]]))));
  await Promise.all(started.map((one) => shop.payment.pay(sessionOf(one))));
  await Promise.all(started.map(({ orderId }) => askProvider(shop, orderId)));
  expect(await best()).toEqual([["mari@example.com", 10, 28990]]);
});

it("who is erased is no customer any more, and the sales remain", async () => {
  await changeStatus(shop, { ...actor, orderId: await bought(), to: "delivered" });
  await erasePerson(shop, "mari@example.com", actor);
  expect([await sales(), await counterTotal(shop.db, "customers")]).toEqual([2899, 0]);
});

it("attempts that are forgotten after their time still stand where they stood", async () => {
  const { orderId } = await checkout(shop, anOrderFor([[lavender, 1]]));
  await changeStatus(shop, { ...actor, orderId, to: "cancelled" });
  shop.clock.forward(31 * DAY_MS);
  expect(await eraseUnpaidOrders(shop)).toBe(1);
  expect(await standing({ status: ["cancelled"] })).toBe(1);
});

it("the check names counters that differ, and the statement of the operator's guide repairs them", async () => {
  await bought();
  await shop.pool.query("UPDATE counters SET total = total + 1 WHERE subject = 'sales'");
  await shop.pool.query("UPDATE customer_sums SET orders = 7");
  await shop.pool.query("UPDATE product_sales SET units = 3");
  expect(await counterFaults(shop.db)).toEqual([
    { what: "sales (test)", kept: "2900", counted: "2899" },
    {
      what: expect.any(String),
      kept: expect.stringContaining(",7,2899,"),
      counted: expect.stringContaining(",1,2899,"),
    },
    { what: expect.stringContaining(lavender.id), kept: "3, 2000", counted: "1, 2000" },
  ]);
  await shop.pool.query(/```sql\n(.*?)```/s.exec(operating.split("stored counters differ")[1] ?? "")?.[1] ?? "");
});

it("an upgrade puts sums of products right that corrections had left wrong", async () => {
  await bought();
  await shop.pool.query("UPDATE product_sales SET units = 3");
  expect(await counterFaults(shop.db)).toMatchObject([{ kept: "3, 2000", counted: "1, 2000" }]);
  const upgrade = join(import.meta.dirname, "../../../../migrations/0771-corrected-sales.sql");
  await shop.pool.query(readFileSync(upgrade, "utf8"));
});
