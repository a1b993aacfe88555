import { type Cents, cents, formatMoney } from "#shared/money.ts";

export const UNITS = { l: 1000, "100 ml": 100 } as const;
export type Unit = keyof typeof UNITS;

export interface SoldByVolume {
  category: string;
  volumeMl: number | null;
}

/**
 * What a unit costs, rounded half up, of goods sold by volume (98/6/EC; L6). Per litre unless asked otherwise: that is lawful in
 * every country, and stored pages are the same for all. A diffuser's volume is its tank, so it has none.
 */
export function unitPriceOf({ category, volumeMl }: SoldByVolume, price: Cents, unit: Unit = "l"): Cents | null {
  if (category !== "oils" || !volumeMl) return null;
  return cents(Math.floor((price * UNITS[unit] * 2 + volumeMl) / (2 * volumeMl)));
}

/** "10 ml, €1,290.00/l", without words, so that it reads alike in all languages. */
export function unitPriceText(goods: SoldByVolume, price: Cents, unit: Unit = "l"): string | null {
  const perUnit = unitPriceOf(goods, price, unit);
  return perUnit === null
    ? null
    : `${goods.volumeMl} ml, ${formatMoney(perUnit)}/${unit}`.replaceAll(" ml", "\u00a0ml");
}
