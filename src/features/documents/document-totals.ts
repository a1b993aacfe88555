import { type Cents, sum } from "#shared/money.ts";
import type { DocumentLine } from "./document.ts";

interface Amounts {
  net: Cents;
  vat: Cents;
  gross: Cents;
}

export interface RateTotal extends Amounts {
  /** Percent. */
  rate: number;
}

type Line = Pick<DocumentLine, "net" | "vat" | "gross" | "rate">;

const added = (lines: readonly Line[]): Amounts => ({
  net: sum(lines.map(({ net }) => net)),
  vat: sum(lines.map(({ vat }) => vat)),
  gross: sum(lines.map(({ gross }) => gross)),
});

export const totalOf = (lines: readonly Line[]): Amounts => added(lines);

/** What each rate is asked of, the highest first. VAT is the sum of that of the lines, so that every sum agrees to the cent. */
export function totalsByRate(lines: readonly Line[]): RateTotal[] {
  const byRate = Map.groupBy(lines, ({ rate }) => rate);
  return [...byRate].map(([rate, of]) => ({ rate, ...added(of) })).toSorted((a, b) => b.rate - a.rate);
}
