import { checkoutTerms, type PricedRate } from "#features/settings/server/settings-queries.ts";
import { homeCountry } from "#features/shipping/home-country.ts";
import { isOutsideVatArea, vatRateThere, vatTerritory } from "#features/shipping/vat-territory.ts";
import type { Db } from "#platform/database/database.ts";
import { dayIn } from "#shared/day.ts";
import { isExemptSupply, isTaxedAtHome } from "../exemption.ts";
import type { VatCheck } from "./check-number.ts";

interface Sale {
  /** ISO 3166-1 of where the goods go. */
  destination: string;
  /** The postal code there; empty where it is not known. */
  zip: string;
  /** The buyer takes the goods along. */
  isHandedOver: boolean;
  /** What VIES said of the buyer's number; null for everybody else. */
  check: VatCheck | null;
  at: Date;
}

export interface VatOfSale {
  /** Percent, that prices contain. */
  vatRate: number;
  /** Of the whole country whose VAT it is. */
  pricedRate: PricedRate;
  /** The buyer is not charged that VAT. */
  isExempt: boolean;
}

/** How VAT applies to a sale at a moment, by where its goods go and who buys. `terms` are those of the destination then. */
export async function vatOfSale(
  db: Db,
  { settings, vatRate: rateThere }: Awaited<ReturnType<typeof checkoutTerms>>,
  { destination, zip, isHandedOver, check, at }: Sale,
): Promise<VatOfSale> {
  const day = dayIn(settings.timeZone, at);
  const isOutside = isOutsideVatArea(destination, zip);
  const supply = { settings, check, destination: isHandedOver ? null : destination, isOutside };
  if (isTaxedAtHome(supply)) {
    const country = homeCountry(settings);
    const { vatRate: rate } = await checkoutTerms(db, country, at);
    return { vatRate: rate, pricedRate: { country, day, rate }, isExempt: false };
  }
  return {
    vatRate: vatRateThere(vatTerritory(destination, zip), rateThere, day),
    pricedRate: { country: destination, day, rate: rateThere },
    isExempt: isExemptSupply(supply),
  };
}
