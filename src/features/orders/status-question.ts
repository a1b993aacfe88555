import { type OrderPaymentState, PAYMENT_MEANING } from "./order-payment-state.ts";
import { type OrderStatus, STATUS_MEANING } from "./order-status.ts";

/** Why a change of status is worth a question: what it touches besides the status. */
export type StatusQuestion = "cancel" | "resume" | "behind-parcel" | "delivered" | "unpaid" | "review" | "refunded";

/**
 * What to ask before one order is set to another status; null where it may simply be done and undone (decision 48).
 * Shipping has a dialog of its own.
 */
export function questionOf(
  { status, payment_state: payment }: { status: OrderStatus; payment_state: OrderPaymentState },
  to: OrderStatus,
): StatusQuestion | null {
  if (to === "cancelled") return "cancel";
  if (status === "cancelled") return "resume";
  // The way back to shipped sends a second email.
  if (status === "shipped" && to === "delivered") return "delivered";
  if (STATUS_MEANING[status].takesGoodsOut) return "behind-parcel";
  if (to === "pending") return null;
  return PAYMENT_MEANING[payment].withoutMoney?.question ?? null;
}
