import { vatCountry } from "#features/settings/vat-number.ts";
import type { StoreSettings } from "#shared/store-settings.ts";
import { viesRequester } from "./vat-check.ts";

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
export function isExemptSupply(supply: Supply): boolean {
  const { home, buyer } = statesOf(supply);
  return goesToAnotherState(supply) && buyer !== null && buyer !== home;
}

/**
 * Whether goods that leave for another member state have the VAT of the shop's: their buyer is registered for VAT there. The place of a
 * sale is where goods leave (2006/112/EC, article 32); that they arrive elsewhere counts for consumers alone (articles 14(4) and 33(a)).
 */
export function isTaxedAtHome(supply: Supply): boolean {
  const { home, buyer } = statesOf(supply);
  return goesToAnotherState(supply) && buyer === home;
}

/** Whether the number would take VAT off a sale once VIES confirms it. */
export const wouldBeExempt = (
  supply: Omit<Supply, "check" | "settings"> & { settings: Pick<StoreSettings, "trader" | "checksVatNumbers"> },
  number: string,
): boolean =>
  viesRequester(supply.settings) !== null && isExemptSupply({ ...supply, check: { number, isValid: true } });

const statesOf = ({ settings, check }: Supply) => ({
  home: vatCountry(settings.trader.trader_vat_number || null),
  buyer: check?.isValid ? vatCountry(check.number) : null,
});

function goesToAnotherState(supply: Supply): boolean {
  const { home } = statesOf(supply);
  return home !== null && supply.destination !== null && supply.destination !== home && !supply.isOutside;
}
