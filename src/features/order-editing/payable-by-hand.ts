import { type OrderStatus, STATUS_MEANING } from "#features/orders/order-status.ts";

interface Standing {
  channel: string;
  paymentState: string;
  status: OrderStatus;
  isErased: boolean;
}

/** Goods that have left while the bank took their payment back: the customer may still pay in another way. */
export const isOwed = ({ paymentState, status, isErased }: Omit<Standing, "channel">): boolean =>
  !isErased && paymentState === "reversed" && STATUS_MEANING[status].takesGoodsOut === true;

/** Whether the shopkeeper may note that the money of an order is here: of one by hand that is unpaid, or of goods that are owed. */
export const isPayableByHand = (order: Standing): boolean =>
  isOwed(order) ||
  (order.channel === "back-office" &&
    ["unpaid", "failed"].includes(order.paymentState) &&
    order.status !== "cancelled" &&
    !order.isErased);
