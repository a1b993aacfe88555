import type { Cents } from "#shared/money.ts";

export const MAX_OPTIONS = 3;
/** Of a group, on sale at once. The database holds to it too. */
export const MAX_VARIANTS = 100;
export const MAX_TERM = 60;
/** Of a whole name, with its values. */
export const MAX_NAME = 200;

/** Small and large letters are the same word. */
export const termKey = (term: string): string => term.toLocaleLowerCase("en");

/** What carts, orders and lists call a variant; the database puts it together alike. */
export const variantName = (group: string, values: readonly string[]): string => `${group}, ${values.join(", ")}`;

const ML = { ml: 1, cl: 10, dl: 100, l: 1000 };

/** "30 ml" and "1,5 l" say the volume in millilitres; null where no value says whole ones. */
export function volumeIn(values: readonly string[]): number | null {
  for (const value of values) {
    const [, amount, unit] = /^(\d{1,6}(?:[.,]\d{1,2})?) ?(ml|cl|dl|l)$/i.exec(value) ?? [];
    if (!amount || !unit) continue;
    const volume =
      Math.round(Number(amount.replace(",", ".")) * 1000 * ML[unit.toLowerCase() as keyof typeof ML]) / 1000;
    if (Number.isInteger(volume) && volume > 0) return volume;
  }
  return null;
}

/** Of a group, as a card tells it. */
export interface Choices {
  name: string;
  /** How many there are on sale, such as "3 sizes". */
  count: string;
  /** The lowest price of today of those in stock, where prices differ. */
  from: Cents | null;
  /** Of the variant with the lowest price. */
  volumeMl: number | null;
  /** The first that can be bought, else the first. */
  to: string;
  /** Whether any of them is. */
  inStock: boolean;
  /** Whether somebody who wants it must choose first. */
  mustChoose: boolean;
}

/** Only the variant on the card can be had: it needs no choice. `to` is the first in stock, of `inStock` variants. */
export const mustChoose = (id: string, { inStock, to }: { inStock: number; to: string }): boolean =>
  inStock > 1 || (inStock === 1 && to !== id);

export interface Variant {
  id: string;
  /** One for each option, in the language of the request. */
  values: readonly string[];
  price: Cents;
  inStock: boolean;
}

/** A product with variants, as one of them shows it. */
export interface VariantGroup {
  id: string;
  name: string;
  options: readonly string[];
  /** The same in English. */
  englishOptions: readonly string[];
  /** Those on sale, in the shopkeeper's order. */
  variants: readonly Variant[];
}

/** "elsewhere": this value exists, though not with the other values that are chosen. */
export type ValueState = "chosen" | "available" | "soldOut" | "elsewhere";

export interface OptionChoice {
  name: string;
  values: { value: string; state: ValueState /** The variant that it leads to. */; to: string }[];
}

/** What can be chosen beside the variant `id`, option by option. Each value leads somewhere: to what is nearest to the present choice. */
export function optionChoices({ options, variants }: VariantGroup, id: string): OptionChoice[] {
  const chosen = variants.find((one) => one.id === id);
  if (!chosen) return [];
  return options.map((name, place) => {
    const values = new Map(variants.map((one) => [termKey(one.values[place] ?? ""), one.values[place] ?? ""]));
    return { name, values: [...values].map(([key, value]) => ({ value, ...leadOf(variants, chosen, place, key) })) };
  });
}

function leadOf(variants: readonly Variant[], chosen: Variant, place: number, key: string) {
  const having = variants.filter(({ values }) => termKey(values[place] ?? "") === key);
  const likeness = ({ values }: Variant): number =>
    values.filter((value, i) => i !== place && termKey(value) === termKey(chosen.values[i] ?? "")).length;
  const [nearest = chosen] = having.toSorted(
    (a, b) => likeness(b) - likeness(a) || Number(b.inStock) - Number(a.inStock),
  );
  return { to: nearest.id, state: stateOf(nearest, chosen, likeness(nearest)) };
}

function stateOf(nearest: Variant, chosen: Variant, alike: number): ValueState {
  if (nearest.id === chosen.id) return "chosen";
  if (alike < chosen.values.length - 1) return "elsewhere";
  return nearest.inStock ? "available" : "soldOut";
}
