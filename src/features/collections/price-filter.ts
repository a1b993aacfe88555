import { currentLanguage, DEFAULT_LANGUAGE, type Language } from "#shared/language.ts";
import { type Cents, euros } from "#shared/money.ts";
import { parsePrice } from "#shared/parse-number.ts";

const HIGHEST_PRICE = euros(100_000);

/** An amount as somebody types it or an address has it; whatever makes no sense counts as not asked. */
export function readPrice(written: string | null): Cents | undefined {
  const amount = parsePrice(written ?? "");
  return amount !== null && amount <= HIGHEST_PRICE ? amount : undefined;
}

/** The prices that an address asks for, also where they are in the wrong order. */
export function readPrices(search: URLSearchParams): { from: Cents | undefined; to: Cents | undefined } {
  const [from, to] = [readPrice(search.get("from")), readPrice(search.get("to"))];
  return from !== undefined && to !== undefined && from > to ? { from: to, to: from } : { from, to };
}

/** As it is typed in the language of the page, beside the sign of the currency: "12.50", or "12,50" in Estonian. */
export function typedPrice(amount: Cents | null | undefined, language: Language = currentLanguage()): string {
  if (amount === null || amount === undefined) return "";
  const written = (amount / 100).toFixed(amount % 100 === 0 ? 0 : 2);
  return language === DEFAULT_LANGUAGE ? written : written.replace(".", ",");
}
