import { expect, it } from "vitest";
import type { OrderPaymentState } from "./order-payment-state.ts";
import type { OrderStatus } from "./order-status.ts";
import { mayUndo, questionOf, type StatusQuestion, type StatusWarning, warningOf } from "./status-question.ts";

it.each<[situation: string, OrderStatus, OrderPaymentState, OrderStatus, StatusQuestion | null]>([
  ["a paid order goes on to packing without a question", "processing", "paid", "packing", null],
  ["and back", "ready_to_ship", "partly_refunded", "processing", null],
  ["cancelling a paid order asks: goods and money", "processing", "paid", "cancelled", "cancel"],
  ["cancelling an unpaid order asks: what it reserves", "pending", "unpaid", "cancelled", "cancel"],
  ["cancelling a delivered order asks", "delivered", "paid", "cancelled", "cancel"],
  ["taking a cancelled order up again asks: goods", "cancelled", "paid", "processing", "resume"],
  ["going back behind the parcel asks", "shipped", "paid", "packing", "behind-parcel"],
  ["a shipped order is delivered at once", "shipped", "paid", "delivered", null],
  ["a delivered order that is shipped again asks", "delivered", "paid", "shipped", "behind-parcel"],
  ["an order shipped unpaid is not delivered without a warning", "shipped", "unpaid", "delivered", "unpaid"],
  ["an unpaid order is not packed without a warning", "pending", "unpaid", "packing", "unpaid"],
  ["nor one whose payment failed", "pending", "failed", "processing", "failed"],
  ["nor one whose money went back", "processing", "refunded", "packing", "refunded"],
  ["nor one whose payment is under review", "pending", "review", "ready_to_ship", "review"],
  ["an unpaid order that waits again for its payment asks nothing", "processing", "unpaid", "pending", null],
])("%s", (_situation, status, payment_state, to, question) =>
  expect(questionOf({ status, payment_state }, to)).toBe(question),
);

it.each<[situation: string, OrderStatus, OrderPaymentState, OrderStatus, StatusWarning | null]>([
  ["taking up a refunded order warns", "cancelled", "refunded", "processing", "refunded"],
  ["taking up an order whose payment failed warns", "cancelled", "failed", "processing", "failed"],
  ["taking up a paid order does not", "cancelled", "paid", "processing", null],
  ["an order that waits for its payment again does not", "cancelled", "failed", "pending", null],
  ["going back behind the parcel of a refunded order warns", "shipped", "refunded", "packing", "refunded"],
])("%s", (_situation, status, payment_state, to, warning) =>
  expect(warningOf({ status, payment_state }, to)).toBe(warning),
);

it.each<[situation: string, OrderStatus, OrderPaymentState, OrderStatus, boolean]>([
  ["packing can be undone", "processing", "paid", "packing", true],
  ["delivered cannot: the way back sends a second email", "shipped", "paid", "delivered", false],
  ["an unpaid order that waits again cannot: the way back warns", "processing", "unpaid", "pending", false],
])("%s", (_situation, status, payment_state, to, isOffered) =>
  expect(mayUndo({ status, payment_state }, to)).toBe(isOffered),
);

it("a partly shipped order is not delivered without a question, and leaves in any other status as before", () => {
  const order = { status: "packing", payment_state: "paid", partly_shipped: { left: 2, of: 5 } } as const;
  expect(questionOf(order, "delivered")).toBe("partly-shipped");
  expect(questionOf(order, "processing")).toBeNull();
});

it("an order that its customer withdrew from goes on only after a question", () => {
  const order = { status: "processing", payment_state: "paid", is_withdrawn: true } as const;
  expect(questionOf(order, "packing")).toBe("withdrawn");
  expect(questionOf(order, "cancelled")).toBe("cancel");
  expect(warningOf({ ...order, status: "cancelled" }, "processing")).toBe("withdrawn");
});
