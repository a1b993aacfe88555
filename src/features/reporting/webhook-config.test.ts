import { expect, it } from "vitest";
import type { OrderPaymentState } from "#features/orders/order-payment-state.ts";
import type { OrderStatus } from "#features/orders/order-status.ts";
import { isPaidOtherwise, missesEvent } from "./webhook-config.ts";

const NOW = Date.parse("2026-11-22T12:00:00Z");

it.each<[situation: string, OrderStatus, OrderPaymentState, placed: string, misses: boolean]>([
  ["an order that is paid, yet pending, misses its event", "pending", "paid", "2026-11-22T11:59:00Z", true],
  ["so does one that is unpaid long after its payment page closed", "pending", "unpaid", "2026-11-22T11:00:00Z", true],
  ["an order at the payment page misses nothing", "pending", "unpaid", "2026-11-22T11:30:00Z", false],
  ["nor does an abandoned checkout", "pending", "failed", "2026-11-20T11:00:00Z", false],
  ["nor does an order that goes on", "processing", "paid", "2026-11-20T11:00:00Z", false],
])("%s", (_situation, status, payment_state, created_at, misses) =>
  expect(missesEvent({ status, payment_state, created_at }, NOW)).toBe(misses),
);

it("only a shop that Stripe pays, or that will, is asked for its secrets", () =>
  expect(["stripe", "test-page", "montonio"].map(isPaidOtherwise)).toEqual([false, false, true]));
