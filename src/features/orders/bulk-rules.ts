import { isPaid, type OrderPaymentState, type OrderStatus } from "./order-status.ts";

/** What many orders may be set to at once (B 4); shipping many is an act of its own. */
export const BULK_STATUSES = ["processing", "packing", "ready_to_ship", "delivered", "cancelled"] as const;

interface Standing {
  status: OrderStatus;
  paymentState: OrderPaymentState;
  isErased: boolean;
}

/**
 * Why an order stays as it is when many are changed at once, in words for the shopkeeper; null where nothing speaks
 * against it (decision 48). One by one any status may be chosen: a selection, though, takes along what nobody looked at.
 */
export function staysBehind({ status, paymentState, isErased }: Standing, to: OrderStatus): string | null {
  if (status === to) return to === "shipped" ? "It is shipped already." : null;
  if (isErased) return "The personal data of this order were erased.";
  if (status === "cancelled") return "It is cancelled. Take it up again on its own first.";
  if (status === "delivered") return "It is delivered already.";
  if (status === "shipped") return to === "delivered" ? null : "It is shipped already.";
  return to === "cancelled" ? null : withoutMoney(paymentState);
}

function withoutMoney(state: OrderPaymentState): string | null {
  if (state === "refunded") return "Its money was given back.";
  if (state === "review") return "Its payment is under review.";
  return isPaid(state) ? null : "It is not paid.";
}
