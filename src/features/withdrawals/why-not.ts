import { STATUS_MEANING } from "#features/orders/order-status.ts";
import { isReturnable, type OrderView, type Situation, situationOf } from "#features/orders/order-view.ts";
import type { WhyNot } from "./return.ts";

const WHY_NOT: Record<Situation, WhyNot> = {
  paid: "notLeft",
  awaiting: "awaiting",
  unpaid: "unpaid",
  review: "review",
  reversed: "reversed",
  "reversed-gone": "reversed",
  refunded: "refunded",
  exchanged: "refunded",
  cancelled: "cancelled",
  "cancelled-unpaid": "cancelled",
};

/** Why nothing of an order can be returned on its page; null where something has left and is paid. */
export function whyNotReturnable(order: OrderView): WhyNot | null {
  if (isReturnable(order)) return null;
  const why = WHY_NOT[situationOf(order)];
  const hasLeft = STATUS_MEANING[order.status].takesGoodsOut === true || order.parcels.length > 0;
  return hasLeft && (why === "awaiting" || why === "unpaid") ? "leftUnpaid" : why;
}
