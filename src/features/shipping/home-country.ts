import { vatCountry } from "#features/settings/vat-number.ts";
import type { StoreSettings } from "#shared/store-settings.ts";
import { DEFAULT_COUNTRY } from "./countries.ts";
import { DIALLING_CODES } from "./dialling-codes.ts";

/** Where the shop sells from: the country of its VAT number; without one, that of its phone. */
export function homeCountry({ trader }: Pick<StoreSettings, "trader">): string {
  const { trader_vat_number: number = "", trader_phone: phone = "" } = trader;
  const called = DIALLING_CODES.find(([, , code]) => phone.startsWith(code));
  return vatCountry(number) ?? called?.[0] ?? DEFAULT_COUNTRY;
}
