import { type SQL, sql } from "drizzle-orm";
import { isoOrNull } from "#shared/day.ts";
import type { AdminProduct } from "../admin-product.ts";
import { type ProductState, type StateColumns, stateOf } from "../publication.ts";
import { products } from "./products-table.ts";

export const stateColumns = {
  retiredAt: products.retiredAt,
  isDraft: products.isDraft,
  publishAt: products.publishAt,
};

/** What the back office reads of them. */
export const stateAnswer = (row: StateColumns): Pick<AdminProduct, "state" | "publish_at"> => ({
  state: stateOf(row),
  publish_at: isoOrNull(row.publishAt),
});

// As `stateOf` reads a row.
const STATES: Record<ProductState, SQL> = {
  published: sql`${products.retiredAt} IS NULL`,
  scheduled: sql`${products.publishAt} IS NOT NULL`,
  draft: sql`${products.retiredAt} IS NOT NULL AND ${products.isDraft}`,
  archived: sql`${products.retiredAt} IS NOT NULL AND NOT ${products.isDraft} AND ${products.publishAt} IS NULL`,
};
export const inState = (state: ProductState): SQL => STATES[state];
