/**
 * What follows the two letters of a member state's VAT number, by the tax administrations (the Commission's VIES, "What is the
 * structure of a VAT number?"). Greece is EL there, and Northern Ireland XI for goods.
 */
const SHAPES: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^([A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z\d+*]{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};

/** Longer than any number with the signs that people put between its digits. */
export const MAX_VAT_NUMBER = 40;

/** Without spaces, points, dashes and slashes, in capitals. */
export const plainVatNumber = (written: string): string => written.replaceAll(/[\s./\p{Pd}]/gu, "").toUpperCase();

/** Whether it begins with the letters of a member state; null for other letters, whose shape nobody here knows. */
export function isMemberStateNumber(number: string): boolean | null {
  const shape = SHAPES[number.slice(0, 2)];
  return shape ? shape.test(number.slice(2)) : null;
}

/**
 * A number as VIES knows it, such as `DE123456789`, from what a person wrote: with or without the letters of its state, which are
 * then those of `country` (ISO 3166-1); Greece may be written GR. null for what has the shape of no member state's number.
 */
export function readVatNumber(written: string, country: string): string | null {
  if (written.length > MAX_VAT_NUMBER) return null;
  const plain = plainVatNumber(written).replace(/^GR/, "EL");
  const withState = `${country === "GR" ? "EL" : country}${plain}`;
  return [plain, withState].find((number) => isMemberStateNumber(number)) ?? null;
}

/** The country of a VAT number: Greece is EL there. null for no number. */
export const vatCountry = (vatNumber: string | null): string | null => {
  const code = vatNumber?.slice(0, 2) ?? "";
  if (!/^[A-Z]{2}$/.test(code)) return null;
  return code === "EL" ? "GR" : code;
};
