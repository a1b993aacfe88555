import { isPaid, type OrderPaymentState, PAYMENT_MEANING } from "./order-payment-state.ts";
import { type OrderStatus, STATUS_MEANING } from "./order-status.ts";
import { wantedPieces } from "./parcel.ts";

interface Order {
  status: OrderStatus;
  payment_state: OrderPaymentState;
  shipments: readonly unknown[];
  is_erased: boolean;
  /** What may still be refunded: nothing while the refund of all is requested. */
  refundable: number;
  /** All its items are refunded, or will be: no piece is left to ship. */
  nothing_to_ship: boolean;
}

/**
 * Whether Create Shipment is offered: for pending orders without a shipment, and for paid ones that are being prepared
 * (decision 31). `awaitsShipment` is the same in SQL, without abandoned checkouts.
 */
export function offersShipment({ status, payment_state, shipments, is_erased, ...order }: Order): boolean {
  if (shipments.length > 0 || is_erased || order.nothing_to_ship) return false;
  const { isOpen, shipsUnpaid } = STATUS_MEANING[status];
  if (isPaid(payment_state)) return isOpen === true && order.refundable > 0;
  return shipsUnpaid === true && PAYMENT_MEANING[payment_state].isAttempt === true;
}

/**
 * Whether some pieces may leave in a parcel of their own: while a paid order is open and has more than one to ship, or one beside others that
 * left or that its buyer withdrew from.
 */
export const offersPart = (
  order: Order & { parcels: readonly unknown[]; lines: readonly { remaining: number; withdrawn: number }[] },
): boolean => {
  const isPart = order.parcels.length > 0 || order.lines.some(({ withdrawn }) => withdrawn > 0);
  const wanted = order.lines.reduce((total, line) => total + wantedPieces(line), 0);
  return isPaid(order.payment_state) && offersShipment(order) && wanted > (isPart ? 0 : 1);
};

/** Whether goods may be sent once more, as their parcel was lost or damaged: a paid order that left in one. */
export const offersAgain = ({
  status,
  payment_state,
  shipments,
  is_erased,
  parcels,
}: Pick<Order, "status" | "payment_state" | "shipments" | "is_erased"> & { parcels: readonly unknown[] }): boolean =>
  !is_erased &&
  isPaid(payment_state) &&
  STATUS_MEANING[status].takesGoodsOut === true &&
  shipments.length > 0 &&
  parcels.length === 0;
