import { type OrderPaymentState, PAYMENT_MEANING } from "./order-payment-state.ts";
import { type OrderStatus, STATUS_MEANING } from "./order-status.ts";

/** Why an order needs a question: it is not paid, or its customer withdrew from it. */
export type StatusWarning =
  | NonNullable<(typeof PAYMENT_MEANING)[OrderPaymentState]["withoutMoney"]>["question"]
  | "withdrawn";

/** The effects of a change of status that need a question. */
export type StatusQuestion = "cancel" | "resume" | "partly-shipped" | "behind-parcel" | StatusWarning;

interface Order {
  status: OrderStatus;
  payment_state: OrderPaymentState;
  /** Where some of it has left, and the rest has not. */
  partly_shipped?: object | null;
  /** Its customer did so before it left. */
  is_withdrawn?: boolean;
}

/**
 * The question before one order changes its status; null if it changes at once (decision 48). Shipping has a dialog of its
 * own.
 */
export function questionOf(order: Order, to: OrderStatus): StatusQuestion | null {
  const { status } = order;
  if (to === "cancelled") return "cancel";
  if (status === "cancelled") return "resume";
  if (order.partly_shipped && to === "delivered") return "partly-shipped";
  if (STATUS_MEANING[status].takesGoodsOut && !(status === "shipped" && to === "delivered")) return "behind-parcel";
  return warningOf(order, to);
}

/** The warning beside any other question; null for an order that is paid and wanted, or waits for its payment again. */
export function warningOf({ payment_state: payment, is_withdrawn }: Order, to: OrderStatus): StatusWarning | null {
  if (STATUS_MEANING[to].isIdle) return null;
  return PAYMENT_MEANING[payment].withoutMoney?.question ?? (is_withdrawn ? "withdrawn" : null);
}

/** Undo is offered if neither direction asks: a delivered order set back to shipped would send a second email. */
export const mayUndo = (order: Order, to: OrderStatus): boolean =>
  questionOf(order, to) === null && questionOf({ ...order, status: to }, order.status) === null;
