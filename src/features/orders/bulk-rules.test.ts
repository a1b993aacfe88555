import { expect, it } from "vitest";
import { staysBehind } from "./bulk-rules.ts";

const paid = { status: "processing", paymentState: "paid", isErased: false, isWithdrawn: false } as const;

it.each([
  ["a paid order is shipped", paid, "shipped", null],
  ["so is one of which a part was given back", { ...paid, paymentState: "partly_refunded" }, "shipped", null],
  ["what is shipped already is not shipped again", { ...paid, status: "shipped" }, "shipped", "It is shipped already."],
  ["what is shipped does not go back", { ...paid, status: "shipped" }, "packing", "It is shipped already."],
  ["what is shipped is not cancelled unseen", { ...paid, status: "shipped" }, "cancelled", "It is shipped already."],
  ["what is shipped arrives", { ...paid, status: "shipped" }, "delivered", null],
  ["even where its money went back", { ...paid, status: "shipped", paymentState: "refunded" }, "delivered", null],
  ["an unpaid order is not shipped unseen", { ...paid, paymentState: "unpaid" }, "shipped", "It is not paid."],
  ["nor packed after its payment failed", { ...paid, paymentState: "failed" }, "packing", "Its payment failed."],
  ["but it may be cancelled", { ...paid, paymentState: "unpaid" }, "cancelled", null],
  ["a refunded order is not packed", { ...paid, paymentState: "refunded" }, "packing", "Its money was given back."],
  ["nor shipped", { ...paid, paymentState: "refunded" }, "shipped", "Its money was given back."],
  [
    "one under review waits",
    { ...paid, status: "pending", paymentState: "review" },
    "packing",
    "Its payment is under review.",
  ],
  ["what is delivered does not go back", { ...paid, status: "delivered" }, "packing", "It is delivered already."],
  ["nor is it cancelled unseen", { ...paid, status: "delivered" }, "cancelled", "It is delivered already."],
  [
    "what is cancelled stays so",
    { ...paid, status: "cancelled" },
    "packing",
    "It is cancelled. Take it up again on its own first.",
  ],
  [
    "what its customer withdrew from is not shipped unseen",
    { ...paid, isWithdrawn: true },
    "shipped",
    "Its customer withdrew from it. Resolve that first, or change it on its own.",
  ],
  ["but it may be cancelled, too", { ...paid, isWithdrawn: true }, "cancelled", null],
  [
    "what is erased is done with",
    { ...paid, isErased: true },
    "packing",
    "The personal data of this order were erased.",
  ],
] as const)("%s", (_situation, order, to, reason) => expect(staysBehind(order, to)).toBe(reason));
