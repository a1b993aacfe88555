import type { Discount } from "#features/cart/discount.ts";
import type { DocumentKind } from "#features/documents/document.ts";
import { countryName, needsState } from "#features/shipping/countries.ts";
import type { VatCheckState } from "#features/vat-numbers/vat-check.ts";
import type { Cents, Currency } from "#shared/money.ts";
import { isPaid, type OrderPaymentState, PAYMENT_MEANING, wasPaid } from "./order-payment-state.ts";
import { type OrderStatus, STATUS_MEANING } from "./order-status.ts";

/** An order as shoppers see it. Personal fields are masked for readers who only know a code (decision 24). */
export interface OrderView {
  id: string;
  orderNumber: string;
  status: OrderStatus;
  paymentState: OrderPaymentState;
  /** The carrier's code once it is known, else the shop's (decision 29). */
  trackingCode: string;
  /** Where the code is the carrier's: who that is, as far as known. */
  carrier?: string | null;
  /** Of its signed link, which changes with the email. */
  linkVersion: number;
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
  business: OrderBusiness | null;
  /** The parcel machine as it was when it was chosen; null for a courier. */
  machine: OrderMachine | null;
  machineId: string | null;
  /** The buyer took the goods along: no parcel leaves. */
  isHandedOver: boolean;
  /** The buyer withdrew from all of it before anything left. */
  isWithdrawnWhole: boolean;
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
  /** Of an order that leaves in several parcels, the earliest first; empty for one that leaves in one. */
  parcels: readonly OrderViewParcel[];
  /** Pieces that are still to leave after these parcels. */
  toCome: readonly OrderViewPieces[];
  /** The payment attempt has ended and the order can be paid again; false for readers who see it masked. */
  canPayAgain: boolean;
  /** Refunded, but other goods came in place of some of the money. */
  isExchanged?: boolean;
  /** Of the total; missing where nothing went back, and for readers who see it masked. */
  refunded?: Cents;
  isMasked: boolean;
  /** Of the signed link, for readers who see it in full. */
  key?: string;
}

/** The business that bought. */
export interface OrderBusiness {
  company: string;
  register: string | null;
  vatNumber: string | null;
  vatCheck: VatCheckState;
}

export interface OrderViewLine {
  position: number;
  productId: string;
  name: string;
  quantity: number;
  unitPrice: Cents;
  line: Cents;
  /** What one kit has, in words; null for a product that is none. */
  parts: string | null;
}

/** Pieces of a line. */
export interface OrderViewPieces {
  /** Of the line. */
  position: number;
  name: string;
  quantity: number;
}

export interface OrderViewParcel {
  id: string;
  /** From 1 on. */
  number: number;
  trackingNumber: string | null;
  carrier: string | null;
  /** A day, `2026-11-21`. */
  estimatedDelivery: string | null;
  shippedAt: Date;
  deliveredAt: Date | null;
  lines: readonly OrderViewPieces[];
}

/** An invoice or credit note of an order. */
export interface DocumentLink {
  id: string;
  kind: DocumentKind;
  number: string;
  /** It is there as an e-invoice, too: a business bought. */
  hasXml: boolean;
}

/** Where its buyer downloads a document; without one, the order's invoice. */
export function documentAddress(
  orderId: string,
  documentId: string | null,
  key: string | null,
  type: "pdf" | "xml" = "pdf",
): string {
  const search = new URLSearchParams({ order: orderId });
  if (documentId) search.set("document", documentId);
  if (key) search.set("key", key);
  if (type === "xml") search.set("type", type);
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

/** How an email greets the customer. */
export const greetedName = ({ firstName, lastName }: OrderView): string => firstName || lastName;

type Destination = Pick<OrderView, "address" | "zip" | "city" | "state" | "country" | "machine" | "deliveryCountry">;

/** As on a parcel: the street, the postal code with the city, the country. */
export const addressLines = ({
  address,
  zip,
  city,
  state,
  country,
}: Omit<Destination, "machine" | "deliveryCountry">): string[] =>
  [address, ...cityLines({ zip, city, state, country }), countryName(country)].filter(Boolean);

/** The postal code before the city, and in the United States behind the state. */
export const cityLines = ({ zip, city, state, country }: Pick<Destination, "zip" | "city" | "state" | "country">) =>
  needsState(country) ? [`${city}, ${[state, zip].filter(Boolean).join(" ")}`] : [`${zip} ${city}`.trim(), state ?? ""];

const machineLines = ({ machine, deliveryCountry }: Destination): string[] =>
  machine ? [machine.address, `${machine.postalCode} ${machine.city}`, countryName(deliveryCountry)] : [];

/** Where the parcel goes. */
export const destinationLines = (order: Destination): string[] =>
  order.machine
    ? [`${order.machine.provider.toUpperCase()} ${order.machine.name}`, ...machineLines(order)]
    : addressLines(order);

/** Where the parcel goes, in one line. */
export const destination = (order: Destination): string => destinationLines(order).join(", ");

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
  | "exchanged"
  | "cancelled"
  | "cancelled-unpaid";

export function situationOf({
  status,
  paymentState,
  isExchanged = false,
}: Pick<OrderView, "status" | "paymentState" | "isExchanged">): Situation {
  if (status === "cancelled") return wasPaid(paymentState) ? "cancelled" : "cancelled-unpaid";
  const { situation } = PAYMENT_MEANING[paymentState];
  if (situation === "refunded" && isExchanged) return "exchanged";
  return situation === "reversed" && STATUS_MEANING[status].takesGoodsOut ? "reversed-gone" : situation;
}

/** Whether the order is on its way, or will be once it is paid. */
export const isOnItsWay = (order: Pick<OrderView, "status" | "paymentState">): boolean =>
  ["paid", "awaiting"].includes(situationOf(order));

/** Whether its buyer has goods to return: all of a paid order, or some of its parcels, have left. */
export const isReturnable = ({ status, paymentState, parcels }: OrderView): boolean =>
  isPaid(paymentState) &&
  (STATUS_MEANING[status].takesGoodsOut === true || (STATUS_MEANING[status].isOpen === true && parcels.length > 0));

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
  const { machine, refunded: _, ...rest } = order;
  return {
    ...rest,
    firstName: masked(order.firstName),
    lastName: masked(order.lastName),
    email: `${masked(mailbox)}@${masked(domain)}`,
    phone: `${order.phone.slice(0, 4)}***`,
    address: masked(order.address),
    machine: machine && { ...machine, name: masked(machine.name), address: masked(machine.address) },
    machineId: null,
    business: null,
    canPayAgain: false,
    isMasked: true,
  };
}
