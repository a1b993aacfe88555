import { parseEuros, parseNumber } from "#shared/parse-number.ts";
import { CATEGORIES, type Category } from "./category.ts";
import { MAX_EUROS } from "./product-field.ts";
import { messages } from "./product-input-messages.ts";

/** The values of the dialog that changes several products; empty fields change nothing. */
export interface BulkDraft {
  priceWay: "" | "set" | "percent";
  price: string;
  discount: string;
  stock: string;
  category: string;
  isNew: "" | "yes" | "no";
  state: "" | "in" | "out";
}
export type BulkProblems = Partial<Record<keyof BulkDraft, string>>;

export const NO_BULK: BulkDraft = {
  priceWay: "",
  price: "",
  discount: "",
  stock: "",
  category: "",
  isNew: "",
  state: "",
};

/** What many products are changed to. */
export interface BulkInput {
  /** Euro. */
  price?: number;
  /** Instead of a price: so many percent more, or less where it is negative. */
  price_percent?: number;
  discount_percentage?: number;
  /** So many more, or fewer where it is negative; what is sold meanwhile stays sold. */
  stock_difference?: number;
  category?: Category;
  is_new?: boolean;
  retired?: boolean;
}

interface BulkWords {
  percentWrong: string;
  stockWrong: string;
}

export function readBulk(draft: BulkDraft, words: BulkWords): { input: BulkInput; problems: BulkProblems } {
  const input: BulkInput = {};
  const problems: BulkProblems = {};
  if (draft.priceWay === "set") {
    const price = parseEuros(draft.price);
    if (price === null || price < 1 || price > MAX_EUROS * 100) problems.price = messages.price;
    else input.price = price / 100;
  }
  if (draft.priceWay === "percent") {
    const percent = parseNumber(draft.price, 2);
    if (percent === null || percent < -99 || percent > 1_000) problems.price = words.percentWrong;
    else input.price_percent = percent;
  }
  if (draft.discount.trim() !== "") {
    const discount = parseNumber(draft.discount, 2);
    if (discount === null || discount < 0 || discount > 100) problems.discount = messages.discount;
    else input.discount_percentage = discount;
  }
  if (draft.stock.trim() !== "") {
    const difference = parseNumber(draft.stock.replace(/^\+/, ""), 0);
    if (difference === null || Math.abs(difference) > 1_000_000) problems.stock = words.stockWrong;
    else input.stock_difference = difference;
  }
  const category = CATEGORIES.find((one) => one === draft.category);
  if (category) input.category = category;
  if (draft.isNew !== "") input.is_new = draft.isNew === "yes";
  if (draft.state !== "") input.retired = draft.state === "out";
  return { input, problems };
}
