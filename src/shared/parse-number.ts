import { type Cents, cents } from "./money.ts";

/**
 * A number as people write it, with a point or a comma before the decimals: "1.5" and "1,5". Null for anything else; no
 * thousands are parted, because "1,500" means two things.
 */
export function parseNumber(text: string, decimals: number): number | null {
  const match = /^(-?\d{1,12})(?:[.,](\d+))?$/.exec(text.trim());
  if (!match || (match[2]?.length ?? 0) > decimals) return null;
  return Number(`${match[1]}.${match[2] ?? 0}`);
}

/** An amount in euro as people write it. */
export function parseEuros(text: string): Cents | null {
  const amount = parseNumber(text.replace(/^€\s*|\s*€$/g, ""), 2);
  return amount === null ? null : cents(Math.round(amount * 100));
}
