import type { Discount } from "#features/cart/discount.ts";
import type { DocumentKind } from "#features/documents/document.ts";
import { countryName } from "#features/shipping/countries.ts";
import type { Cents, Currency } from "#shared/money.ts";
import { type OrderPaymentState, PAYMENT_MEANING, wasPaid } from "./order-payment-state.ts";
import { type OrderStatus, STATUS_MEANING } from "./order-status.ts";

/** An order as shoppers see it. Personal fields are masked for readers who only know a code (decision 24). */
export interface OrderView {
  id: string;
  orderNumber: string;
  status: OrderStatus;
  paymentState: OrderPaymentState;
  /** The carrier's code once it is known, else the shop's (decision 29). */
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
  /** The parcel machine as it was when it was chosen; null for a courier. */
  machine: OrderMachine | null;
  machineId: string | null;
  /** Where the parcel goes: a machine may be in another country than the address. */
  deliveryCountry: string;
  /** What all its amounts are in. */
  currency: Currency;
  total: Cents;
  shipping: Cents;
  discounts: readonly Discount[];
  /** Contained in the total. */
  vat: Cents;
  /** In percent. */
  vatRate: number;
  createdAt: Date;
  paidAt: Date | null;
  shippedAt: Date | null;
  deliveredAt: Date | null;
  lines: OrderViewLine[];
  /** The payment attempt has ended and the order can be paid again; false for readers who see it masked. */
  canPayAgain: boolean;
  isMasked: boolean;
  /** Of the signed link, for readers who see it in full. */
  key?: string;
}

export interface OrderViewLine {
  productId: string;
  name: string;
  quantity: number;
  unitPrice: Cents;
  line: Cents;
  /** What one kit has, in words; null for a product that is none. */
  parts: string | null;
}

/** An invoice or credit note of an order. */
export interface DocumentLink {
  id: string;
  kind: DocumentKind;
  number: string;
}

/** Where its buyer downloads a document; without one, the order's invoice. */
export function documentAddress(orderId: string, documentId: string | null, key: string | null): string {
  const search = new URLSearchParams({ order: orderId });
  if (documentId) search.set("document", documentId);
  if (key) search.set("key", key);
  return `/order-document?${search}`;
}

export interface OrderMachine {
  provider: string;
  name: string;
  address: string;
  city: string;
  postalCode: string;
}

export const customerName = ({ firstName, lastName }: OrderView): string => `${firstName} ${lastName}`.trim();

/** One line, as on a parcel: `Pikk 1, 10115 Tallinn, Estonia`. */
export const wholeAddress = ({ address, zip, city, state, country }: OrderView): string =>
  [address, `${zip} ${city}`.trim(), state, countryName(country)].filter(Boolean).join(", ");

/** Where the parcel goes, in one line. */
export const destination = (order: OrderView): string =>
  order.machine ? `${order.machine.name}, ${machineAddress(order)}` : wholeAddress(order);

export const machineAddress = ({ machine, deliveryCountry }: OrderView): string =>
  machine ? `${machine.address}, ${machine.postalCode} ${machine.city}, ${countryName(deliveryCountry)}` : "";

/**
 * What an order's page says: `awaiting` payment, `unpaid` because the attempt failed, expired or was cancelled, `review`
 * while a person checks the payment, `reversed` where the bank took the money back, `reversed-gone` where the goods had left by then. A cancelled order says so whatever was paid.
 */
export type Situation =
  | "paid"
  | "awaiting"
  | "unpaid"
  | "reversed"
  | "reversed-gone"
  | "review"
  | "refunded"
  | "cancelled"
  | "cancelled-unpaid";

export function situationOf({ status, paymentState }: Pick<OrderView, "status" | "paymentState">): Situation {
  if (status === "cancelled") return wasPaid(paymentState) ? "cancelled" : "cancelled-unpaid";
  const { situation } = PAYMENT_MEANING[paymentState];
  return situation === "reversed" && STATUS_MEANING[status].takesGoodsOut ? "reversed-gone" : situation;
}

/** Whether the order is on its way, or will be once it is paid. */
export const isOnItsWay = (order: Pick<OrderView, "status" | "paymentState">): boolean =>
  ["paid", "awaiting"].includes(situationOf(order));

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
    machineId: null,
    canPayAgain: false,
    isMasked: true,
  };
}
