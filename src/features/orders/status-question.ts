import { type OrderPaymentState, PAYMENT_MEANING } from "./order-payment-state.ts";
import { type OrderStatus, STATUS_MEANING } from "./order-status.ts";

/** Why an order should not simply go on: its money is not here. */
export type StatusWarning = "unpaid" | "review" | "refunded";

/** Why a change of status is worth a question: what it touches besides the status. */
export type StatusQuestion = "cancel" | "resume" | "behind-parcel" | StatusWarning;

interface Order {
  status: OrderStatus;
  payment_state: OrderPaymentState;
}

/**
 * What to ask before one order is set to another status; null where it is done at once (decision 48). Shipping has a dialog
 * of its own.
 */
export function questionOf(order: Order, to: OrderStatus): StatusQuestion | null {
  const { status } = order;
  if (to === "cancelled") return "cancel";
  if (status === "cancelled") return "resume";
  if (STATUS_MEANING[status].takesGoodsOut && !(status === "shipped" && to === "delivered")) return "behind-parcel";
  return warningOf(order, to);
}

/** What to warn of, beside any other question; null for an order that is paid, or waits for its payment again. */
export function warningOf({ payment_state: payment }: Order, to: OrderStatus): StatusWarning | null {
  if (to === "pending" || to === "cancelled") return null;
  return PAYMENT_MEANING[payment].withoutMoney?.question ?? null;
}

/** Undo is offered where neither way asks: a delivered order set back to shipped would send a second email. */
export const mayUndo = (order: Order, to: OrderStatus): boolean =>
  questionOf(order, to) === null && questionOf({ ...order, status: to }, order.status) === null;
