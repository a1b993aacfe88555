import type { Cents } from "#shared/money.ts";
import type { OrderPaymentState, OrderStatus } from "./order-status.ts";

/** An order as shoppers see it; personal fields are masked for whoever only knows a code (decision 24). */
export interface OrderView {
  id: string;
  orderNumber: string;
  status: OrderStatus;
  paymentState: OrderPaymentState;
  /** The carrier's once it is given, else our own (decision 29). */
  trackingCode: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** Street and house. */
  address: string;
  city: string;
  zip: string;
  state: string | null;
  country: string;
  /** Where the parcel waits, as it was when it was chosen; null for a courier. */
  machine: OrderMachine | null;
  total: Cents;
  shipping: Cents;
  bundle: Cents;
  /** Contained in the total. */
  vat: Cents;
  /** In percent. */
  vatRate: number;
  createdAt: Date;
  paidAt: Date | null;
  shippedAt: Date | null;
  deliveredAt: Date | null;
  lines: { name: string; quantity: number; unitPrice: Cents; line: Cents }[];
  /** The attempt to pay is over and the order is still wanted; false for readers who see it masked. */
  canPayAgain: boolean;
  isMasked: boolean;
}

export interface OrderMachine {
  provider: string;
  name: string;
  address: string;
  city: string;
  postalCode: string;
}

export const customerName = ({ firstName, lastName }: OrderView): string => `${firstName} ${lastName}`.trim();

/** One line, as on a parcel: `Pikk 1, 10115 Tallinn`. */
export const wholeAddress = ({ address, zip, city, state }: OrderView): string =>
  [address, `${zip} ${city}`.trim(), state].filter(Boolean).join(", ");

/** Where the parcel goes, also in one line. */
export const destination = (order: OrderView): string => {
  const { machine } = order;
  return machine ? `${machine.name}, ${machine.address}, ${machine.postalCode} ${machine.city}` : wholeAddress(order);
};

/** Whether the order was paid, whatever became of the money later. */
export const wasPaid = ({ paymentState }: Pick<OrderView, "paymentState">): boolean =>
  !/^(unpaid|failed|review)$/.test(paymentState);

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
  const { machine } = order;
  return {
    ...order,
    firstName: masked(order.firstName),
    lastName: masked(order.lastName),
    email: `${masked(mailbox)}@${masked(domain)}`,
    phone: `${order.phone.slice(0, 4)}***`,
    address: masked(order.address),
    machine: machine && { ...machine, name: masked(machine.name), address: masked(machine.address) },
    canPayAgain: false,
    isMasked: true,
  };
}
