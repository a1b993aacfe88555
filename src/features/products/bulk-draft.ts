import { writtenEuros, writtenNumber } from "#shared/parse-number.ts";
import { CATEGORIES, type Category } from "./category.ts";
import { MOST_EUROS } from "./product-input.ts";
import { texts } from "./product-input-texts.ts";

/** What stands in the dialog that changes several products; empty fields leave things as they are. */
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

interface BulkWish {
  price?: number;
  price_percent?: number;
  discount_percentage?: number;
  stock_difference?: number;
  category?: Category;
  is_new?: boolean;
  retired?: boolean;
}

interface BulkWords {
  percentWrong: string;
  stockWrong: string;
}

export function readBulk(draft: BulkDraft, words: BulkWords): { wish: BulkWish; problems: BulkProblems } {
  const wish: BulkWish = {};
  const problems: BulkProblems = {};
  if (draft.priceWay === "set") {
    const price = writtenEuros(draft.price);
    if (price === null || price < 1 || price > MOST_EUROS * 100) problems.price = texts.price;
    else wish.price = price / 100;
  }
  if (draft.priceWay === "percent") {
    const percent = writtenNumber(draft.price, 2);
    if (percent === null || percent < -99 || percent > 1_000) problems.price = words.percentWrong;
    else wish.price_percent = percent;
  }
  if (draft.discount.trim() !== "") {
    const discount = writtenNumber(draft.discount, 2);
    if (discount === null || discount < 0 || discount > 100) problems.discount = texts.discount;
    else wish.discount_percentage = discount;
  }
  if (draft.stock.trim() !== "") {
    const difference = writtenNumber(draft.stock.replace(/^\+/, ""), 0);
    if (difference === null || Math.abs(difference) > 1_000_000) problems.stock = words.stockWrong;
    else wish.stock_difference = difference;
  }
  const category = CATEGORIES.find((one) => one === draft.category);
  if (category) wish.category = category;
  if (draft.isNew !== "") wish.is_new = draft.isNew === "yes";
  if (draft.state !== "") wish.retired = draft.state === "out";
  return { wish, problems };
}
