import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { OrderRequest } from "./order-request.ts";

/** Postal codes by country, in common spellings. Other countries accept letters, digits, spaces and hyphens. */
const POSTAL_CODES: Record<string, RegExp> = {
  AT: /^\d{4}$/,
  BE: /^\d{4}$/,
  BG: /^\d{4}$/,
  CY: /^\d{4}$/,
  CZ: /^\d{3} ?\d{2}$/,
  DE: /^\d{5}$/,
  DK: /^\d{4}$/,
  EE: /^\d{5}$/,
  ES: /^\d{5}$/,
  FI: /^\d{5}$/,
  FR: /^\d{5}$/,
  GR: /^\d{3} ?\d{2}$/,
  HR: /^\d{5}$/,
  HU: /^\d{4}$/,
  IT: /^\d{5}$/,
  LT: /^(LT-)?\d{5}$/i,
  LU: /^(L-)?\d{4}$/i,
  LV: /^(LV-)?\d{4}$/i,
  NL: /^\d{4} ?[A-Z]{2}$/i,
  PL: /^\d{2}-\d{3}$/,
  PT: /^\d{4}-\d{3}$/,
  RO: /^\d{6}$/,
  SE: /^\d{3} ?\d{2}$/,
  SI: /^\d{4}$/,
  SK: /^\d{3} ?\d{2}$/,
  US: /^\d{5}(-\d{4})?$/,
};
const ANY_POSTAL_CODE = /^[A-Za-z0-9][A-Za-z0-9 -]{1,11}$/;

export const isPostalCode = (code: string, country: string): boolean =>
  (POSTAL_CODES[country] ?? ANY_POSTAL_CODE).test(code.trim());

/** With its dialling code, such as +37251234567 (decision 16). */
export const isPhoneNumber = (phone: string): boolean => parsePhoneNumberFromString(phone)?.isValid() ?? false;

/**
 * A number typed beside a dialling code, as +37251234567. It may contain the code, or the zero that some countries put before
 * it. null if it is no valid number (decision 16).
 */
export function phoneNumber(diallingCode: string, typed: string): string | null {
  const isWhole = /^\s*(\+|00)/.test(typed);
  const parsed = isWhole
    ? parsePhoneNumberFromString(typed.replace(/^\s*00/, "+"))
    : parsePhoneNumberFromString(typed, { defaultCallingCode: diallingCode.replace(/\D/g, "") });
  return parsed?.isValid() ? parsed.number : null;
}

/** The country that the parcel goes to: a machine may be in another country than the address (decision 16). It decides the VAT. */
export const destinationOf = ({ delivery }: Pick<OrderRequest, "delivery">): string =>
  (delivery.method === "parcel_machine" && delivery.country) || delivery.mainDeliveryCountry;
