import type { Db } from "#platform/database/database.ts";
import type { ProductSummary } from "../product.ts";
import { featuredProducts } from "./product-queries.ts";

/** For pages that must be there without them, too: none where they cannot be read. */
export const productsToOffer = (db: Db): Promise<ProductSummary[]> => featuredProducts(db).catch(() => []);
