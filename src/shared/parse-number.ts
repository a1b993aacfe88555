import { type Cents, CURRENCY_SIGN, cents } from "./money.ts";

/**
 * A number as people write it, with a point or a comma before the decimals: "1.5" and "1,5". Null for anything else; no
 * thousands are parted, because "1,500" means two things.
 */
export function parseNumber(text: string, decimals: number): number | null {
  const match = /^(-?\d{1,12})(?:[.,](\d+))?$/.exec(text.trim());
  if (!match || (match[2]?.length ?? 0) > decimals) return null;
  return Number(`${match[1]}.${match[2] ?? 0}`);
}

/** An amount in euro as people write it, with or without the sign beside it. */
export function parseEuros(text: string): Cents | null {
  const written = text.trim();
  const sign = CURRENCY_SIGN;
  const end = written.endsWith(sign) ? -sign.length : undefined;
  const amount = parseNumber(written.slice(written.startsWith(sign) ? sign.length : 0, end), 2);
  return amount === null ? null : cents(Math.round(amount * 100));
}

/** The same of what is never negative, such as a price. */
export function parsePrice(text: string): Cents | null {
  const amount = parseEuros(text);
  return amount !== null && amount >= 0 ? amount : null;
}
