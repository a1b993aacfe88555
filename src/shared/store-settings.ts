import type { Language } from "./language.ts";
import { type Cents, euros } from "./money.ts";

/** Has a drawn wordmark and mark of its own (`assets/draw-wordmark.mjs`); any other name is set in type. */
export const DEFAULT_STORE_NAME = "Aurelle";

export const hasWordmark = (storeName: string): boolean => storeName === DEFAULT_STORE_NAME;

/** The largest amount of a setting; as the threshold of free shipping it means that there is none. */
export const MAX_AMOUNT = euros(1_000_000);

export const shipsFree = (threshold: Cents): boolean => threshold < MAX_AMOUNT;

/** The settings. A missing or unreadable one has its default. */
export interface StoreSettings {
  storeName: string;
  storeDescription: string;
  storeEmail: string;
  /** When somebody answers the telephone; empty until it is set. */
  supportHours: string;
  /** What every page says above its header, such as holidays of the shop; empty for none. */
  notice: string;
  /** Its last day (`2027-01-02`); empty for one without an end. */
  noticeUntil: string;
  freeShippingThreshold: Cents;
  courierShippingCost: Cents;
  parcelMachineShippingCost: Cents;
  processingTime: string;
  timeZone: string;
  /** Those that shoppers may choose; English is always one. */
  languages: readonly Language[];
  /** Who sells, by law; empty until it is set. The address has several lines. */
  traderName: string;
  traderAddress: string;
  /** What else the law asks of who sells, by the setting's key; only what is set. */
  trader: Readonly<Partial<Record<string, string>>>;
  /** The shop's profiles at the networks; empty until they are set. */
  instagramUrl: string;
  pinterestUrl: string;
  facebookUrl: string;
  /** After so long without use an administrator signs in again; 0 is never. */
  adminIdleMinutes: number;
  /** The invoice comes with the email that confirms an order, a credit note with that of a refund. */
  invoiceWithConfirmation: boolean;
  /** VAT numbers of businesses are checked with VIES; without, none is confirmed and VAT is charged. */
  checksVatNumbers: boolean;
  /** The shopkeeper gets the figures of each month by email. */
  monthlyReport: boolean;
  /** Invented stars for looking at; only a demo shows them, and a live shop never (decision 9). */
  demoRatings: boolean;
}
