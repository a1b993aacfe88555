import type { StockState } from "./product-list.ts";

/** Low stock is 5 or less (back office 9). */
export const LOW_STOCK = 5;

export const stockState = (stock: number): StockState => (stock <= 0 ? "out" : stock <= LOW_STOCK ? "low" : "in");
