import type { Language } from "#shared/language.ts";
import type { Cents, Currency } from "#shared/money.ts";

export const DOCUMENT_KINDS = ["invoice", "credit-note"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/**
 * How VAT applies to a sale: at the seller's own rate; at the destination's, declared in the One Stop Shop (directive
 * 2006/112/EC, article 369a); as an export (146); as an intra-Community supply (138); or at no rate, without a known reason.
 */
export const TREATMENTS = ["domestic", "one-stop-shop", "export", "intra-community", "none"] as const;
export type Treatment = (typeof TREATMENTS)[number];

/** Why a document corrects another one. */
export const CORRECTIONS = ["refund", "reversed", "refund-failed", "changed", "reinstated"] as const;
export type Correction = (typeof CORRECTIONS)[number];

interface Party {
  name: string;
  /** Lines, without the country where it is known. */
  address: readonly string[];
  /** ISO 3166-1; null where it is not known. */
  country: string | null;
  vatNumber: string | null;
}

export interface Seller extends Party {
  storeName: string;
  register: string | null;
  registerNumber: string | null;
  email: string;
  phone: string | null;
  /** The number of the register of electrical devices in the country of delivery, which some states want on invoices. */
  weee: string | null;
}

export interface Buyer extends Party {
  /** With a street, a city and a code of its own, as an e-invoice has them. */
  street: string;
  city: string;
  zip: string;
  state: string | null;
  /** Of a business, in its register; missing in documents of before. */
  registerNumber?: string | null;
}

/** `part` is a part of the price, without goods. */
export interface DocumentLine {
  kind: "goods" | "shipping" | "part";
  /** As the buyer read it; empty for shipping. */
  name: string;
  sku: string | null;
  quantity: number;
  /** Percent. */
  rate: number;
  net: Cents;
  vat: Cents;
  gross: Cents;
  /** Taken off already, VAT included. */
  discount: Cents;
  /** Of what came back, kept for its loss in value; VAT included, taken off already. */
  deduction?: Cents;
}

/** All that a document says, frozen when it is issued. Amounts are positive, also of credit notes. Days are `2026-11-23`. */
export interface DocumentData {
  currency: Currency;
  orderNumber: string;
  orderedOn: string;
  paidOn: string;
  /** By the provider's own id, such as `bank:EE:HABAEE2X`; null where it is not known. */
  method: string | null;
  seller: Seller;
  buyer: Buyer;
  /** Where the goods go, by ISO 3166-1. */
  destination: string;
  treatment: Treatment;
  lines: readonly DocumentLine[];
  corrects: { number: string; issuedOn: string; why: Correction } | null;
}

/** A document as its table keeps it. */
export interface IssuedDocument {
  id: string;
  kind: DocumentKind;
  number: string;
  isTest: boolean;
  language: Language;
  issuedOn: string;
  issuedAt: Date;
  data: DocumentData;
}

/** `INV-2026-000042`; of test payments `TEST-INV-2026-000042`, as they are no sales. */
export const numberPrefix = (kind: DocumentKind, isTest: boolean, year: number): string =>
  `${isTest ? "TEST-" : ""}${kind === "invoice" ? "INV" : "CN"}-${year}-`;

export const fileName = ({ number }: Pick<IssuedDocument, "number">, type: "pdf" | "xml"): string =>
  `${number}.${type}`;
