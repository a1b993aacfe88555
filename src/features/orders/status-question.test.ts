import { expect, it } from "vitest";
import type { OrderPaymentState } from "./order-payment-state.ts";
import type { OrderStatus } from "./order-status.ts";
import { questionOf, type StatusQuestion } from "./status-question.ts";

it.each<[situation: string, OrderStatus, OrderPaymentState, OrderStatus, StatusQuestion | null]>([
  ["a paid order goes on to packing without a question", "processing", "paid", "packing", null],
  ["and back", "ready_to_ship", "partly_refunded", "processing", null],
  ["cancelling a paid order asks: goods and money", "processing", "paid", "cancelled", "cancel"],
  ["cancelling an unpaid order asks: what it reserves", "pending", "unpaid", "cancelled", "cancel"],
  ["cancelling a delivered order asks", "delivered", "paid", "cancelled", "cancel"],
  ["taking a cancelled order up again asks: goods", "cancelled", "paid", "processing", "resume"],
  ["going back behind the parcel asks", "shipped", "paid", "packing", "behind-parcel"],
  ["delivered asks, because the way back sends an email", "shipped", "paid", "delivered", "delivered"],
  ["an unpaid order is not packed without a warning", "pending", "unpaid", "packing", "unpaid"],
  ["nor one whose payment failed", "pending", "failed", "processing", "unpaid"],
  ["nor one whose money went back", "processing", "refunded", "packing", "refunded"],
  ["nor one whose payment is under review", "pending", "review", "ready_to_ship", "review"],
  ["an unpaid order that waits again for its payment asks nothing", "processing", "unpaid", "pending", null],
])("%s", (_situation, status, payment_state, to, question) =>
  expect(questionOf({ status, payment_state }, to)).toBe(question),
);
