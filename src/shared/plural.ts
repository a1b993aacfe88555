import type { Language } from "./language.ts";

/** The forms that whole numbers take. Lithuanian `many` and Polish `other` are for fractions. */
interface PluralForms {
  en: "one" | "other";
  et: "one" | "other";
  lv: "zero" | "one" | "other";
  lt: "one" | "few" | "other";
  fi: "one" | "other";
  de: "one" | "other";
  pl: "one" | "few" | "many";
}

/** The form of a word that goes with a number, such as `{ one: "prece", other: "preces", zero: "preču" }`. */
export function pluralIn<L extends Language>(language: L) {
  let rules: Intl.PluralRules | undefined;
  return (count: number, forms: Readonly<Record<PluralForms[L], string>>): string => {
    rules ??= new Intl.PluralRules(language);
    return (forms as Partial<Record<Intl.LDMLPluralRule, string>>)[rules.select(count)] ?? "";
  };
}

/** "1,234". Small whole numbers without `Intl`, whose first use takes a browser 10 to 50 ms. */
export const numberIn =
  (language: Language) =>
  (value: number): string =>
    Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : value.toLocaleString(language);

/** A number with its word: `counted(1234, { one: "order", other: "orders" })` is "1,234 orders". */
export function countedIn<L extends Language>(language: L) {
  const [number, plural] = [numberIn(language), pluralIn(language)];
  return (count: number, forms: Parameters<typeof plural>[1]): string => `${number(count)} ${plural(count, forms)}`;
}
