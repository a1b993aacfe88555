import { expect, it } from "vitest";
import { effectOf, ORDER_STATUSES } from "./order-status.ts";

it.each([
  ["processing", "cancelled", { goods: "return", stamp: "cancelledAt" }],
  ["cancelled", "processing", { goods: "re-reserve" }],
  ["cancelled", "shipped", { goods: "re-reserve", stamp: "shippedAt" }],
  ["packing", "shipped", { stamp: "shippedAt" }],
  ["shipped", "delivered", { stamp: "deliveredAt" }],
  ["processing", "packing", {}],
] as const)("%s to %s", (from, to, effect) => expect(effectOf(from, to)).toEqual(effect));

it.each(ORDER_STATUSES)("%s again does nothing", (status) => expect(effectOf(status, status)).toEqual({}));
