import { and, type SQL, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import type { ProductSummary } from "../product.ts";
import { asSummary, onSale, type SummaryRow, summary } from "./product-queries.ts";
import { products } from "./products-table.ts";

/**
 * A statement that reads products as cards show them and what else is told of them: `found` has rows of `id`, `place` and `told`, at least
 * one, whose `id` may be null.
 */
export const readFound = <T>(db: Db, found: SQL) =>
  db
    .select({ ...summary(), told: sql<T>`found.told` })
    .from(sql`(${found}) AS found`)
    .leftJoin(products, and(sql`${products.id} = found.id`, onSale))
    .orderBy(sql`found.place`);

type FoundRow = { [Column in keyof SummaryRow]: SummaryRow[Column] | null };
const isProduct = (row: FoundRow): row is SummaryRow => row.id !== null;

/** The products of its rows, in their order. */
export const productsOfFound = (rows: readonly FoundRow[]): ProductSummary[] => rows.filter(isProduct).map(asSummary);
