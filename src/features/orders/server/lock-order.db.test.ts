import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { shipMany } from "#features/fulfilment/server/ship-many.ts";
import { shipOrder } from "#features/fulfilment/server/ship-order.ts";
import { ledgerFaults } from "#features/inventory/server/check-ledger.ts";
import { changeProduct } from "#features/products/server/save-product.ts";
import { counterFaults } from "#features/reporting/server/check-counters.ts";
import { declareWithdrawal } from "#features/withdrawals/server/declare-withdrawal.ts";
import { AppError } from "#shared/app-error.ts";
import { deadlocksOf } from "#tests/deadlocks.ts";
import {
  aGroup,
  anAdministrator,
  anOrderFor,
  aPaidOrder,
  aRefund,
  checkout,
  type MadeProduct,
  sessionOf,
} from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { applyPaymentSession } from "./apply-payment-event.ts";
import { changeStatusOfMany } from "./change-many.ts";
import { changeStatus } from "./change-status.ts";
import { reservationFaults } from "./check-reservations.ts";
import { correctOrder } from "./correct-order.ts";
import { endAbandonedAttempts } from "./end-abandoned-attempts.ts";
import { reconcile } from "./reconcile.ts";
import { refundOrder } from "./refund-order.ts";

const shop = await shopOfFile();
let lavender: MadeProduct;
let keeper: string;
beforeAll(async () => {
  const variants = [{ values: ["10 ml"], stock: 5_000 }, { values: ["30 ml"] }];
  [lavender] = (await aGroup(shop, { variants })) as [MadeProduct];
  keeper = await anAdministrator(shop);
});

const actor = { administratorId: null };

/** What may happen to an order and its goods, each as its button, event or job does it. */
const ACTIONS: Record<string, (orderId: string) => Promise<unknown>> = {
  pay: async (id) => {
    const { session_id } = await shop.row("SELECT session_id FROM payments WHERE order_id = $1", id);
    const session = await shop.payment.session(session_id);
    return session && applyPaymentSession(shop, session);
  },
  cancel: (orderId) => changeStatus(shop, { orderId, to: "cancelled", ...actor }),
  resume: (orderId) => changeStatus(shop, { orderId, to: "processing", ...actor }),
  refund: (orderId) => refundOrder(shop, aRefund(orderId, { restock: true })),
  ship: (orderId) => shipOrder(shop, { orderId, parcel: {}, ...actor }),
  withdraw: async (id) => {
    const { order_number: orderNumber, email } = await shop.row(
      "SELECT order_number, email FROM orders WHERE id = $1",
      id,
    );
    return declareWithdrawal(shop, { orderNumber, email, name: "Mari", items: "" });
  },
  "correct the address": async (orderId) => {
    const { version } = await shop.row("SELECT version FROM orders WHERE id = $1", orderId);
    const to = { firstName: "Mari", lastName: "Kask", phone: "+37251234567", address: "Pikk 2", city: "Tallinn" };
    const recipient = { ...to, zip: "10115", state: null, email: `${orderId}@example.com` };
    return correctOrder(shop, { orderId, version, recipient, ...actor });
  },
  "save product": () => {
    const change = { stock: 5_000, price: 20, description: randomUUID(), siblings: ["texts" as const] };
    return changeProduct(shop, lavender.id, change, { administratorId: keeper, requestId: "test" });
  },
  "bulk status": (id) => changeStatusOfMany(shop, [id], "packing", actor),
  "bulk cancel": (id) => changeStatusOfMany(shop, [id], "cancelled", actor),
  "bulk ship": (id) => shipMany(shop, [id], { prefix: "ALL-", carrier: "DHL" }, actor),
  "check out": () => checkout(shop, anOrderFor([[lavender, 1]])),
  sweep: () => endAbandonedAttempts(shop),
};

/** Paid at the provider, which has not told yet. */
async function awaitingItsEvent(): Promise<string> {
  const started = await checkout(shop, anOrderFor([[lavender, 1]]));
  await shop.payment.pay(sessionOf(started));
  return started.orderId;
}

it("whatever two people, events and jobs do to one order and one product at once, none waits for ever", async () => {
  const names = Object.keys(ACTIONS);
  const pairs = names.flatMap((first, i) => names.slice(i).map((second) => [first, second] as const));
  const queue: { name: string; id: string }[] = [];
  for (const pair of pairs) {
    const orders = [await aPaidOrder(shop, [[lavender, 1]]), await awaitingItsEvent()];
    for (const id of orders) for (const name of pair) queue.push({ name, id });
  }
  const unexpected: unknown[] = [];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { name, id } = next;
      await ACTIONS[name]?.(id).catch((error: unknown) => {
        if (!(error instanceof AppError)) unexpected.push(name, error);
      });
    }
  };
  await Promise.all([work(), work(), work(), work(), reconcile(shop)]);
  expect(unexpected).toEqual([]);
  expect(await deadlocksOf(shop)).toBe(0);
  expect(await ledgerFaults(shop.db)).toEqual([]);
  expect(await reservationFaults(shop.db)).toEqual([]);
  expect(await counterFaults(shop.db)).toEqual([]);
}, 120_000);
