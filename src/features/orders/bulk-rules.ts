import type { OrderPaymentState, OrderStatus } from "./order-status.ts";

/** What many orders may be set to at once (B 4); shipping many is an act of its own. */
export const BULK_STATUSES = ["processing", "packing", "ready_to_ship", "delivered", "cancelled"] as const;

interface Standing {
  status: OrderStatus;
  paymentState: OrderPaymentState;
  isErased: boolean;
}

/**
 * Why an order stays as it is when many are changed at once, in words for the shopkeeper; null where nothing speaks
 * against it. One by one any status may be chosen (decision 30): a selection, though, takes abandoned and finished orders along unseen.
 */
export function staysBehind({ status, paymentState, isErased }: Standing, to: OrderStatus): string | null {
  if (status === to) return null;
  if (isErased) return "The personal data of this order were erased.";
  if (status === "cancelled") return "It is cancelled. Take it up again on its own first.";
  const isUnpaid = paymentState === "unpaid" || paymentState === "failed";
  if (isUnpaid && to !== "cancelled") return "It is not paid.";
  if (status === "delivered" && to !== "cancelled") return "It is delivered already.";
  return null;
}
