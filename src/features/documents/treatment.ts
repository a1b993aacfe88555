import { vatCountry } from "#features/settings/vat-number.ts";
import type { Treatment } from "./document.ts";

interface Sale {
  /** ISO 3166-1 of the seller's registration for VAT; null where it has none. */
  sellerCountry: string | null;
  /** ISO 3166-1 of where the goods go. */
  destination: string;
  /** The goods leave the VAT area of the Union. */
  isOutside: boolean;
  /** The highest rate of the sale, percent. */
  rate: number;
  /** The buyer's number for VAT, proven; null for consumers. */
  buyerVatNumber: string | null;
}

/** How VAT applies to a sale, by where its goods go and who buys. */
export function treatmentOf({ sellerCountry, destination, isOutside, rate, buyerVatNumber }: Sale): Treatment {
  if (sellerCountry === null) return "none";
  if (isOutside) return rate === 0 ? "export" : "none";
  if (destination === sellerCountry || vatCountry(buyerVatNumber) === sellerCountry)
    return rate === 0 ? "none" : "domestic";
  if (rate === 0) return buyerVatNumber ? "intra-community" : "none";
  return "one-stop-shop";
}
