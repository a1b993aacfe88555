import { currentLanguage, DEFAULT_LANGUAGE, type Language } from "./language.ts";

/** What is paid with, as ISO 4217 writes it. Amounts of all have two decimals. */
export const CURRENCIES = ["EUR"] as const;
export type Currency = (typeof CURRENCIES)[number];

/** What prices are entered in, and what reports count in. */
export const CURRENCY = "EUR" satisfies Currency;
export const CURRENCY_SIGN = "€";

/** What the page or the request that is answered has its prices in. An order keeps its own. */
export const currentCurrency = (): Currency => CURRENCY;

/** Whole cents. Made by `euros` or `cents` only, so that euro and cents are never mixed up. */
export type Cents = number & { readonly unit: "cents" };

/** @throws RangeError for anything but a safe whole number. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of cents`);
  return (amount === 0 ? 0 : amount) as Cents;
}

/** `euros(8.99)` are 899 cents; more than two decimals are rounded half up. */
export const euros = (amount: number): Cents => cents(roundHalfUp(amount * 100));

/** Below this providers take no payment. */
export const SMALLEST_PAYMENT: Readonly<Record<Currency, Cents>> = { EUR: cents(50) };

export const sum = (amounts: readonly Cents[]): Cents => cents(amounts.reduce<number>((total, one) => total + one, 0));

export const times = (amount: Cents, quantity: number): Cents => cents(amount * quantity);

export const minus = (amount: Cents, less: Cents): Cents => cents(amount - less);

export const atLeastZero = (amount: number): Cents => cents(Math.max(0, amount));

/** Half up to the cent, for one unit (decision 3): 10.05 EUR less 50 % is 5.03 EUR. */
export const reduced = (price: Cents, percent: number): Cents =>
  // Percent has two decimals, so hundredths of a percent are whole and the product is exact.
  cents(Math.floor((price * (10_000 - Math.round(percent * 100)) + 5_000) / 10_000));

/**
 * Splits an amount along weights so that the parts add up to it again: the largest remainder gets
 * the next cent, the earlier one where remainders are equal.
 */
export function allotted(amount: Cents, weights: readonly number[]): Cents[] {
  const whole = weights.reduce((total, weight) => total + weight, 0);
  if (whole <= 0) return weights.map(() => cents(0));
  const exact = weights.map((weight) => (amount * weight) / whole);
  const parts = exact.map(Math.floor);
  let left = amount - parts.reduce((total, part) => total + part, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder) {
    if (left <= 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts.map(cents);
}

const formats = new Map<string, Intl.NumberFormat>();

/** From so many digits on thousands are set apart, as CLDR has it. */
const GROUPED_FROM: Readonly<Record<Language, number>> = { en: 4, et: 5, lv: 5, lt: 4, fi: 4, de: 4, pl: 5 };

/** "€1,234.50", or "1234,50 €" in Estonian: two decimals. The currency is that of what is shown: of an order, else of the page. */
export function formatMoney(
  amount: Cents,
  currency: string = currentCurrency(),
  language: Language = currentLanguage(),
): string {
  // Prices. The first `Intl.NumberFormat` of a page takes a browser 20 to 50 ms.
  if (currency === CURRENCY && amount >= 0) {
    const [whole = "", decimals] = (amount / 100).toFixed(2).split(".");
    const grouped = (sign: string) =>
      whole.length < GROUPED_FROM[language] ? whole : whole.replace(/\B(?=(...)+$)/g, sign);
    if (language === DEFAULT_LANGUAGE) return `${CURRENCY_SIGN}${grouped(",")}.${decimals}`;
    return `${grouped(language === "de" ? "." : "\u00a0")},${decimals}\u00a0${CURRENCY_SIGN}`;
  }
  const key = `${language} ${currency}`;
  let format = formats.get(key);
  if (!format) {
    const locale = language === DEFAULT_LANGUAGE ? "en-IE" : language;
    format = new Intl.NumberFormat(locale, { style: "currency", currency });
    formats.set(key, format);
  }
  return format.format(amount / 100);
}

/** "€100" where there are no cents, as an offer is called. */
export const formatWhole = (amount: Cents): string => formatMoney(amount).replace(/[.,]00(?!\d)/, "");

function roundHalfUp(value: number): number {
  // 1.005 * 100 is 100.49999999999999 in binary; the correction is far below a cent.
  return Math.floor(value + 0.5 + 1e-9 * Math.sign(value));
}
