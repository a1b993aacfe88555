import { vatCountry } from "#features/settings/vat-number.ts";
import type { StoreSettings } from "#shared/store-settings.ts";

interface Supply {
  /** The shop's, whose VAT number is among them. */
  settings: Pick<StoreSettings, "trader">;
  /** What VIES said of the buyer's number; null for everybody else. */
  check: { number: string; isValid: boolean } | null;
  /** ISO 3166-1 of where the goods go; null where the buyer takes them along. */
  destination: string | null;
  /** The goods leave the VAT area of the Union: that is an export. */
  isOutside: boolean;
}

/**
 * Whether a sale is an exempt intra-Community supply (2006/112/EC, article 138(1)): goods leave the shop's member state for another one,
 * and the buyer is registered for VAT in another one. Those two may differ: a Latvian business may have goods sent to Germany.
 */
export function isExemptSupply({ settings, check, destination, isOutside }: Supply): boolean {
  const home = vatCountry(settings.trader.trader_vat_number || null);
  const buyer = check?.isValid ? vatCountry(check.number) : null;
  return (
    home !== null && buyer !== null && buyer !== home && destination !== null && destination !== home && !isOutside
  );
}
