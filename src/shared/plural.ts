import type { Language } from "./language.ts";

/** The forms that whole numbers take; fractions have others. */
interface PluralForms {
  en: "one" | "other";
  et: "one" | "other";
  lv: "zero" | "one" | "other";
  lt: "one" | "few" | "other";
  fi: "one" | "other";
  de: "one" | "other";
  pl: "one" | "few" | "many";
}

/**
 * For whole numbers, as CLDR has them. `Intl.PluralRules` says the same, but the first use of `Intl` takes a browser 20 to 50 ms,
 * and every page says how much is in the cart.
 */
const FORMS: { readonly [L in Language]: (count: number) => PluralForms[L] } = {
  en: oneOrOther,
  et: oneOrOther,
  lv: (count) => (count % 10 === 0 || isTeen(count) ? "zero" : count % 10 === 1 ? "one" : "other"),
  lt: (count) => (count % 10 === 0 || isTeen(count) ? "other" : count % 10 === 1 ? "one" : "few"),
  fi: oneOrOther,
  de: oneOrOther,
  pl: (count) => (count === 1 ? "one" : count % 10 >= 2 && count % 10 <= 4 && !isTeen(count) ? "few" : "many"),
};

function oneOrOther(count: number): "one" | "other" {
  return count === 1 ? "one" : "other";
}

function isTeen(count: number): boolean {
  return count % 100 > 10 && count % 100 < 20;
}

/** The form of a word that goes with a whole number, such as `{ one: "prece", other: "preces", zero: "preču" }`. */
export function pluralIn<L extends Language>(language: L) {
  return (count: number, forms: Readonly<Record<PluralForms[L], string>>): string => forms[FORMS[language](count)];
}

/** "1,234". Small whole numbers without `Intl`, whose first use takes a browser 20 to 50 ms. */
export const numberIn =
  (language: Language) =>
  (value: number): string =>
    Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : value.toLocaleString(language);

/** A number with its word: `counted(1234, { one: "order", other: "orders" })` is "1,234 orders". */
export function countedIn<L extends Language>(language: L) {
  const [number, plural] = [numberIn(language), pluralIn(language)];
  return (count: number, forms: Parameters<typeof plural>[1]): string => `${number(count)} ${plural(count, forms)}`;
}
