import { type OrderPaymentState, PAYMENT_MEANING } from "./order-payment-state.ts";
import { ORDER_STATUSES, type OrderStatus, STATUS_MEANING } from "./order-status.ts";

/** What many orders may be set to at once (back office 4). Shipping many orders is an action of its own. */
export const BULK_STATUSES = ORDER_STATUSES.filter((status) => status !== "pending" && status !== "shipped");

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
  const { bulk, needsParcel } = STATUS_MEANING[status];
  if (status === to) return needsParcel ? (bulk?.refuses ?? null) : null;
  if (isErased) return "The personal data of this order were erased.";
  if (bulk) return to === bulk.unless ? null : bulk.refuses;
  return to === "cancelled" ? null : (PAYMENT_MEANING[paymentState].withoutMoney?.reason ?? null);
}
