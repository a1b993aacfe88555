import type { StoreSettings } from "#shared/store-settings.ts";

/**
 * What is known of a VAT number: confirmed or not registered by VIES, or not confirmed, as VIES is silent or switched off or the shop has
 * no number of its own.
 */
export const VAT_CHECK_STATES = ["confirmed", "not-registered", "not-confirmed"] as const;
export type VatCheckState = (typeof VAT_CHECK_STATES)[number];

/** A number is also not confirmed because VIES refuses the shop's own. Buyers are not told. */
export const OFFICE_VAT_CHECK_STATES = [...VAT_CHECK_STATES, "requester-refused"] as const;
export type OfficeVatCheckState = (typeof OFFICE_VAT_CHECK_STATES)[number];

/** The shop's own VAT number, in whose name VIES is asked; null where it is not: without one, or where the shopkeeper has switched it off. */
export const viesRequester = ({
  trader,
  checksVatNumbers,
}: Pick<StoreSettings, "trader" | "checksVatNumbers">): string | null =>
  (checksVatNumbers && trader.trader_vat_number) || null;

export const vatCheckState = (check: { isValid: boolean } | null): VatCheckState =>
  check === null ? "not-confirmed" : check.isValid ? "confirmed" : "not-registered";
