import type { Treatment } from "#features/documents/document.ts";
import { vatCode } from "#features/taxes/quarter.ts";
import { type Cents, cents, minus } from "#shared/money.ts";

/** What is booked; each has an account number of the shop's books. */
export const BOOKED = [
  "sales-domestic",
  "sales-one-stop-shop",
  "sales-untaxed",
  "shipping",
  "vat-domestic",
  "vat-one-stop-shop",
  "provider",
  "fees",
  "bank",
  "cash",
  "surplus",
] as const;
export type Booked = (typeof BOOKED)[number];

/** What the documents of a day, a provider, a country and a rate come to; amounts of credit notes are negative. */
export interface DocumentSum {
  day: string;
  /** sale: invoices, and the documents of corrections of orders. refund: what goes back, and invoices where it failed to. */
  kind: "sale" | "refund";
  /** A payment provider, or `cash` and `bank` where the shopkeeper took the money. */
  provider: string;
  treatment: Treatment;
  country: string;
  /** Percent. */
  rate: number;
  net: Cents;
  vat: Cents;
  /** The part of both that is shipping. */
  shippingNet: Cents;
  shippingVat: Cents;
  first: string;
  last: string;
  /** The quarter of the sale, and the month in which it is declared: `2026-Q4` and `2026-11`. */
  sold: string;
  declared: string;
}

/** Money that moves without a document: what a provider keeps, what it sends to the bank, what comes and goes back beyond the sale. */
export interface Movement {
  day: string;
  /**
   * surplus: above zero what goes back of money beyond the sale, below zero what came. transfer: a provider took or gave back the
   * difference of a correction whose documents name the payment at another.
   */
  kind: "fee" | "payout" | "surplus" | "transfer";
  /** As of a sum of documents. */
  provider: string;
  cents: Cents;
  /** Of a payout. */
  reference: string;
  /** The day on which the provider sent a payout; empty for everything else. */
  paidOn: string;
}

/** A line of the journal. Exactly one of debit and credit is above zero. */
export interface JournalLine {
  day: string;
  /** The documents that it sums up: the first number and the last. */
  documents: string;
  kind: "sale" | "refund" | Movement["kind"];
  booked: Booked;
  debit: Cents;
  credit: Cents;
  country: string;
  /** `FI 25.5`, `export` or empty. */
  vatCode: string;
  provider: string;
  payout: string;
  paidOn: string;
  sold: string;
  declared: string;
}

const SALES: Readonly<Record<Treatment, Booked>> = {
  domestic: "sales-domestic",
  "one-stop-shop": "sales-one-stop-shop",
  export: "sales-untaxed",
  "intra-community": "sales-untaxed",
  none: "sales-untaxed",
};

/** A line whose amount is a debit above zero, and a credit below it; nothing for zero. */
function line(of: Omit<JournalLine, "debit" | "credit" | "booked">, booked: Booked, amount: number): JournalLine[] {
  if (amount === 0) return [];
  return [{ ...of, booked, debit: cents(Math.max(0, amount)), credit: cents(Math.max(0, -amount)) }];
}

/** Whether the line says where the money is. */
export const isHeld = ({ booked }: JournalLine): boolean => ["provider", "cash", "bank"].includes(booked);

const heldIn = (provider: string): Booked => (provider === "cash" || provider === "bank" ? provider : "provider");

function ofDocuments(sum: DocumentSum): JournalLine[] {
  const { day, kind, provider, treatment, country, rate, net, vat, shippingNet, first, last, sold, declared } = sum;
  const taxed = treatment === "domestic" || treatment === "one-stop-shop";
  const about = {
    day,
    provider,
    country: vatCode(country),
    payout: "",
    paidOn: "",
    sold,
    declared,
    documents: first === last ? first : `${first} - ${last}`,
    kind,
    vatCode: taxed ? `${vatCode(country)} ${rate}` : treatment,
  };
  return [
    ...line(about, heldIn(provider), net + vat),
    ...line(about, SALES[treatment], -minus(net, shippingNet)),
    ...line(about, "shipping", -shippingNet),
    ...line(about, treatment === "one-stop-shop" ? "vat-one-stop-shop" : "vat-domestic", -vat),
  ];
}

/** A transfer has its other half at the other provider. */
const AGAINST: Readonly<Record<Movement["kind"], Booked | null>> = {
  fee: "fees",
  payout: "bank",
  surplus: "surplus",
  transfer: null,
};

function ofMovement({ day, kind, provider, cents: amount, reference, paidOn }: Movement): JournalLine[] {
  const about = {
    day,
    kind,
    provider,
    payout: reference,
    paidOn,
    sold: "",
    declared: "",
    documents: "",
    country: "",
    vatCode: "",
  };
  const against = AGAINST[kind];
  return [...(against ? line(about, against, amount) : []), ...line(about, heldIn(provider), -amount)];
}

/**
 * The journal of some days: a sale is owed by the provider that took its money, until it is paid out to the bank. Each sum and each
 * movement balances by itself, so each day does.
 */
export const journalOf = (documents: readonly DocumentSum[], movements: readonly Movement[]): JournalLine[] =>
  [...documents.flatMap(ofDocuments), ...movements.flatMap(ofMovement)].toSorted((a, b) =>
    a.day < b.day ? -1 : a.day > b.day ? 1 : 0,
  );

/** The lines of each day. */
export const byDay = (lines: readonly JournalLine[]): Map<string, JournalLine[]> =>
  Map.groupBy(lines, ({ day }) => day);
