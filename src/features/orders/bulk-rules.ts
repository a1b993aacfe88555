import { type OrderPaymentState, PAYMENT_MEANING } from "./order-payment-state.ts";
import { type OrderStatus, STATUS_MEANING } from "./order-status.ts";
import { messages } from "./state-messages.ts";

interface Standing {
  status: OrderStatus;
  paymentState: OrderPaymentState;
  isErased: boolean;
  /** Its customer withdrew from what the change would send. */
  isWithdrawn: boolean;
}

/**
 * Why a bulk change leaves an order as it is, as a sentence for the shopkeeper; null if it changes it (decision 48). One by
 * one any status may be chosen; in a selection the operator does not look at each order.
 */
export function staysBehind({ status, paymentState, ...order }: Standing, to: OrderStatus): string | null {
  const { bulk, needsParcel } = STATUS_MEANING[status];
  if (status === to) return needsParcel ? stays(status) : null;
  if (order.isErased) return messages.stays.erased;
  if (bulk) return to === bulk.unless ? null : stays(status);
  if (to === "cancelled") return null;
  if (PAYMENT_MEANING[paymentState].withoutMoney) return stays(paymentState);
  return order.isWithdrawn ? messages.stays.withdrawn : null;
}

const stays = (state: string): string | null => (messages.stays as Readonly<Record<string, string>>)[state] ?? null;
