import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { OrderRequest } from "./order-request.ts";

/** A postal code of each country, as people there write it. Other countries accept letters, digits, spaces and hyphens. */
const POSTAL_CODES: Record<string, string> = {
  AT: "1010",
  BE: "1000",
  BG: "1000",
  CY: "1010",
  CZ: "110 00",
  DE: "10115",
  DK: "1050",
  EE: "10115",
  ES: "28001",
  FI: "00100",
  FR: "75001",
  GR: "104 31",
  HR: "10000",
  HU: "1051",
  IT: "00118",
  LT: "01100",
  LU: "1009",
  LV: "LV-1010",
  NL: "1012 AB",
  PL: "00-950",
  PT: "1000-001",
  RO: "010011",
  SE: "111 20",
  SI: "1000",
  SK: "811 01",
  US: "10001",
};
const ANY_POSTAL_CODE = /^[A-Za-z0-9][A-Za-z0-9 -]{1,11}$/;

export const postalCodeExample = (country: string): string | undefined => POSTAL_CODES[country];

/** A postal code as people of the country write it, also where it was typed without its spaces, or with the country's letters before it. null if it is none. */
export function postalCode(typed: string, country: string): string | null {
  const example = POSTAL_CODES[country];
  if (!example) return ANY_POSTAL_CODE.test(typed.trim()) ? typed.trim() : null;
  const compact = typed.toUpperCase().replaceAll(/[\s-]/g, "");
  // AX is Åland, a part of Finland.
  const code = compact.replace(new RegExp(`^(${country}|${country[0]}|AX)(?=\\d)`), "");
  const [, zip = code, plusFour] = (country === "US" && /^(\d{5})(\d{4})$/.exec(code)) || [];
  const letters = example.startsWith(country) ? country + zip : zip;
  if (shapeOf(letters) !== shapeOf(example.replaceAll(/[\s-]/g, ""))) return null;
  let at = 0;
  const written = example.replaceAll(/[A-Z\d]/g, () => letters[at++] ?? "");
  return plusFour ? `${written}-${plusFour}` : written;
}

const shapeOf = (code: string): string => code.replaceAll(/\d/g, "0").replaceAll(/[A-Z]/g, "A");

/**
 * A number typed beside a dialling code, as +37251234567. It may contain the code, or the zero that some countries put before
 * it. null if it is no valid number (decision 16).
 */
export function phoneNumber(diallingCode: string, typed: string): string | null {
  const code = diallingCode.replace(/\D/g, "");
  const digits = typed.replace(/\D/g, "");
  const isWhole = /^\s*(\+|00)/.test(typed);
  // Too long for a number of the country: the code was typed once more. Germany has numbers of any length, so "49 151 23456789" is one, too.
  const hasCode = !isWhole && code !== "" && digits.startsWith(code) && digits.length > code.length + 9;
  const parsed = hasCode
    ? parsePhoneNumberFromString(`+${digits}`)
    : isWhole
      ? parsePhoneNumberFromString(typed.replace(/^\s*00/, "+"))
      : parsePhoneNumberFromString(typed, { defaultCallingCode: code });
  return parsed?.isValid() ? parsed.number : null;
}

/** The country that the parcel goes to: a machine may be in another country than the address (decision 16). It decides the VAT. */
export const destinationOf = ({ delivery }: Pick<OrderRequest, "delivery">): string =>
  (delivery.method === "parcel_machine" && delivery.country) || delivery.mainDeliveryCountry;
