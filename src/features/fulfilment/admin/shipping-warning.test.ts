import { expect, it } from "vitest";
import { messages } from "./messages.ts";
import { shippingWarning } from "./shipping-warning.ts";

const { unpaid, review, refunded, refunding, nothing, withdrawn } = messages.shippingWarning;

it.each([
  ["a paid order", "paid", 48.99, null],
  ["an order that is partly refunded", "partly_refunded", 10, null],
  ["a paid order whose refund of all is requested", "paid", 0, refunding],
  ["a partly refunded order whose rest is requested", "partly_refunded", 0, refunding],
  ["an order whose items are all refunded, but not its shipping", "partly_refunded", 8.99, nothing, true],
  ["a refunded order", "refunded", 0, refunded, true],
  ["an unpaid order", "unpaid", 0, unpaid],
  ["an order under review", "review", 10, review],
] as const)("before %s is shipped", (_order, payment_state, refundable, warning, isEmpty?) => {
  const order = { payment_state, refundable, nothing_to_ship: isEmpty ?? false };
  expect(shippingWarning({ ...order, is_withdrawn: false })).toBe(warning);
  expect(shippingWarning({ ...order, is_withdrawn: true })).toBe(warning ?? withdrawn);
});
