import { and, inArray, ne, type SQL } from "drizzle-orm";
import type { Db, Tx } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { gtinForms, isGtin } from "../gtin.ts";
import { messages } from "../product-input-messages.ts";
import { stateOf } from "../publication.ts";
import { messages as publication } from "../publication-messages.ts";
import { stateColumns } from "./product-state.ts";
import { products } from "./products-table.ts";

/** Of what is newly written: what is there already may stay. @throws AppError for a number that is none, or that another product has */
export async function refuseGtin(tx: Tx, gtin: string, id: string | undefined): Promise<void> {
  if (!isGtin(gtin)) throw refused("invalid", messages.gtinWrong);
  const others = and(inArray(products.gtin, gtinForms(gtin)), id ? ne(products.id, id) : undefined);
  const owner = await ownerOf(tx, others);
  if (owner) throw refused("conflict", `${messages.gtinTaken} ${owner}`);
}

const refused = (kind: "invalid" | "conflict", message: string) =>
  new AppError(kind, message, { more: { fields: { gtin: message } } });

/** A sentence that names the product and its state; null where there is none. */
export async function ownerOf(db: Db, which: SQL | undefined): Promise<string | null> {
  const [owner] = await db
    .select({ name: products.name, ...stateColumns })
    .from(products)
    .where(which)
    .limit(1);
  return owner ? messages.takenBy(owner.name, publication.states[stateOf(owner)]) : null;
}
