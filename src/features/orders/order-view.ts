import type { Cents } from "#shared/money.ts";
import type { OrderPaymentState, OrderStatus } from "./order-status.ts";

/** An order as shoppers see it; personal fields are masked for whoever only knows a code (decision 24). */
export interface OrderView {
  id: string;
  orderNumber: string;
  status: OrderStatus;
  paymentState: OrderPaymentState;
  trackingCode: string;
  customerName: string;
  email: string;
  phone: string;
  address: string;
  total: Cents;
  shipping: Cents;
  bundle: Cents;
  createdAt: Date;
  lines: { name: string; quantity: number; unitPrice: Cents; line: Cents }[];
  isMasked: boolean;
}

/** `Jaan Tamm` becomes `J*** T***`. */
export const masked = (text: string): string =>
  text
    .split(/\s+/)
    .filter((word) => word !== "")
    .map((word) => `${[...word][0]}***`)
    .join(" ");

/** Name, e-mail, phone and street as a stranger sees them; city and country stay. */
export function maskedOrder(order: OrderView): OrderView {
  const [mailbox = "", domain = ""] = order.email.split("@");
  return {
    ...order,
    customerName: masked(order.customerName),
    email: `${masked(mailbox)}@${masked(domain)}`,
    phone: `${order.phone.slice(0, 4)}***`,
    address: masked(order.address),
    isMasked: true,
  };
}
