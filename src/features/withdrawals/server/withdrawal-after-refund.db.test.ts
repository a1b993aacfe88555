import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { asOrderDetail } from "#features/orders/server/order-detail.ts";
import { orderDetail } from "#features/orders/server/order-detail-queries.ts";
import { refundOrder } from "#features/orders/server/refund-order.ts";
import { anOrderFor, aPaidOrder, aProduct, aRefund } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { declareWithdrawal } from "./declare-withdrawal.ts";
import { resolveWithdrawal, withdrawalsWithoutOrder } from "./withdrawals-without-order.ts";

const shop = await shopOfFile();
let orderId: string;
let orderNumber: string;
let email: string;
beforeEach(async () => {
  email = `${randomUUID()}@example.com`;
  const customer = { ...anOrderFor([]).customer, email };
  orderId = await aPaidOrder(shop, [[await aProduct(shop), 1]], { customer });
  await refundOrder(shop, aRefund(orderId));
  orderNumber = (await order()).order_number;
});

const order = async () => {
  const file = await orderDetail(shop.db, orderId);
  if (!file) throw new Error("The order is gone");
  return asOrderDetail(file);
};
const declare = (number = orderNumber, items = "") =>
  declareWithdrawal(shop, { orderNumber: number, email, name: "Mari", items });
const acknowledgements = async () =>
  (await shop.rows("SELECT FROM emails WHERE recipient = $1 AND kind = 'withdrawal-received'", email)).length;

it("a withdrawal from a fully refunded order is acknowledged, the same one once, and waits for no refund", async () => {
  const first = await declare();
  expect(await declare()).toEqual(first);
  expect(await acknowledgements()).toBe(1);
  await declare(orderNumber, "The oil");
  expect(await order()).toMatchObject({
    review_flag: null,
    withdrawals: [{ settled_at: expect.any(String) }, { name: "Mari", settled_at: expect.any(String) }],
  });
  expect(await acknowledgements()).toBe(2);
});

it("so is one that a person gives to such an order", async () => {
  await declare("AU-9");
  const found = (await withdrawalsWithoutOrder(shop.db)).find((one) => one.email === email);
  await resolveWithdrawal(shop, { id: found?.id ?? "", orderNumber, administratorId: null });
  expect(await order()).toMatchObject({ review_flag: null, withdrawals: [{ settled_at: expect.any(String) }] });
});
