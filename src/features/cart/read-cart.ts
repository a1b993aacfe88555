import { type CartLine, lineNumber, MAX_QUANTITY, withAdded } from "./cart-line.ts";

/** As strict as the server, which refuses a whole cart for one id that is none. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

export interface CartRead {
  lines: CartLine[];
  /** Nothing was left out: what was written can be written over. */
  isWhole: boolean;
}

/** What a browser kept: the good lines count, whatever else is found there. By hand, for every page's first script holds it. */
export function readCartText(written: string): CartRead {
  try {
    return readKept(JSON.parse(written));
  } catch {
    return { lines: [], isWhole: false };
  }
}

export function readKept(kept: unknown): CartRead {
  if (!Array.isArray(kept)) return { lines: [], isWhole: false };
  const good = kept.flatMap((value) => readLine(value) ?? []);
  const lines = good.reduce<CartLine[]>(withAdded, []);
  return { lines, isWhole: lines.length === kept.length };
}

function readLine(value: unknown): CartLine | null {
  if (typeof value !== "object" || value === null) return null;
  const {
    id,
    productId,
    name,
    price,
    image,
    category,
    discount_percentage,
    reduction,
    volume_ml,
    not_sold_to,
    hazards,
    parts,
    quantity,
  } = value as Record<string, unknown>;
  const discount = discount_percentage ?? 0;
  if (!isText(name, 200) || !isText(category, 40)) return null;
  if (!isNumber(price, 0, 1_000_000) || !isNumber(discount, 0, 100)) return null;
  if (!isNumber(quantity, 1, Number.POSITIVE_INFINITY) || !Number.isInteger(quantity)) return null;
  const uuid = typeof productId === "string" ? productId.toLowerCase() : "";
  const known = UUID.test(uuid) ? { productId: uuid } : {};
  return {
    id: isNumber(id, 0, Number.MAX_SAFE_INTEGER) ? id : lineNumber(uuid) || 0,
    ...known,
    name,
    price,
    image: isText(image, 2_000) ? image : null,
    category,
    discount_percentage: discount,
    ...(isNumber(volume_ml, 1, 1_000_000) ? { volume_ml } : {}),
    ...readReduction(reduction),
    ...(isCountries(not_sold_to) ? { not_sold_to } : {}),
    ...(isText(hazards, 5_000) ? { hazards } : {}),
    ...(isText(parts, 5_000) ? { parts } : {}),
    quantity: Math.min(quantity, MAX_QUANTITY),
  };
}

function readReduction(value: unknown): Pick<CartLine, "reduction"> {
  if (typeof value !== "object" || value === null) return {};
  const { from, percent } = value as Record<string, unknown>;
  return isNumber(from, 0, 1_000_000) && isNumber(percent, 0, 100) ? { reduction: { from, percent } } : {};
}

const isCountries = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= 40 && value.every((code) => isText(code, 2));

const isText = (value: unknown, maxLength: number): value is string =>
  typeof value === "string" && value.trim() !== "" && value.length <= maxLength && !value.includes("\0");

const isNumber = (value: unknown, least: number, max: number): value is number =>
  typeof value === "number" && value >= least && value <= max;
