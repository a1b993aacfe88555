import type { StockState } from "./product-list.ts";

/** "Low stock: 5 or less; out of stock: 0" (B 9). */
export const LOW_STOCK = 5;

export const stockState = (stock: number): StockState => (stock <= 0 ? "out" : stock <= LOW_STOCK ? "low" : "in");
