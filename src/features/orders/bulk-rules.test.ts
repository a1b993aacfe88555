import { expect, it } from "vitest";
import { staysBehind } from "./bulk-rules.ts";

const paid = { status: "processing", paymentState: "paid", isErased: false } as const;

it.each([
  ["a paid order is shipped", paid, "shipped", null],
  ["one that is shipped already is no trouble", { ...paid, status: "shipped" }, "shipped", null],
  ["an unpaid order is not shipped unseen", { ...paid, paymentState: "unpaid" }, "shipped", "It is not paid."],
  ["nor packed after its payment failed", { ...paid, paymentState: "failed" }, "packing", "It is not paid."],
  ["but it may be cancelled", { ...paid, paymentState: "unpaid" }, "cancelled", null],
  ["a refunded one was paid", { ...paid, paymentState: "refunded" }, "packing", null],
  ["what is delivered does not go back", { ...paid, status: "delivered" }, "packing", "It is delivered already."],
  ["what is delivered may be cancelled", { ...paid, status: "delivered" }, "cancelled", null],
  [
    "what is cancelled stays so",
    { ...paid, status: "cancelled" },
    "packing",
    "It is cancelled. Take it up again on its own first.",
  ],
  [
    "what is erased is done with",
    { ...paid, isErased: true },
    "packing",
    "The personal data of this order were erased.",
  ],
] as const)("%s", (_situation, order, to, reason) => expect(staysBehind(order, to)).toBe(reason));
