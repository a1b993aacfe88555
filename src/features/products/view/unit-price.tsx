import type { Cents } from "#shared/money.ts";
import { classes } from "#ui/classes.ts";
import { type SoldByVolume, type Unit, unitPriceText } from "../unit-price.ts";

interface UnitPriceProps {
  goods: SoldByVolume;
  /** What one piece costs now. */
  price: Cents;
  unit?: Unit;
  className?: string;
}

/** Of goods sold by volume, shown beside every price. */
export function UnitPrice({ goods, price, unit, className }: UnitPriceProps) {
  const text = unitPriceText(goods, price, unit);
  return text === null ? null : <p className={classes("figures text-sm text-balance text-stone", className)}>{text}</p>;
}
