/** Rows of a page of the back office. */
export const PAGE_SIZE = 25;

export const STOCK_STATES = ["in", "low", "out"] as const;
export type StockState = (typeof STOCK_STATES)[number];

export const PRODUCT_SORTS = [
  "newest",
  "oldest",
  "changed",
  "name",
  "name-desc",
  "price",
  "price-desc",
  "stock",
  "stock-desc",
] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];
