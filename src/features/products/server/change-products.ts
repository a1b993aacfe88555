import { createHash } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import type { AppContext } from "#platform/context.ts";
import { type Tx, transact } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import type { BulkInput } from "../bulk-draft.ts";
import { priceAfter } from "../bulk-price.ts";
import { messages } from "../product-input-messages.ts";
import { bulkChanges } from "./bulk-changes-table.ts";
import { correctStocks } from "./correct-stock.ts";
import { lockGroupsOf } from "./product-groups.ts";
import { products } from "./products-table.ts";
import { neededInKits } from "./save-parts.ts";
import { auditStock, refusingDoubles, type Saving, updateProduct } from "./save-product.ts";

export interface BulkChange extends BulkInput {
  /** The name of this change: sent again under the same name it changes nothing. */
  change_id?: string;
  /** Takes products out of the shop although kits there cannot be sold without them. */
  even_in_kits?: boolean;
}

/** Does the same to several products, to all or to none. @throws AppError that names each product in the way */
export const changeProducts = (
  shop: Saving & Pick<AppContext, "db">,
  ids: readonly string[],
  change: BulkChange,
  actor: Actor,
): Promise<number> =>
  refusingDoubles(shop.db, () =>
    transact(shop.db, async (tx) => {
      const done = change.change_id ? await begun(tx, change.change_id, [ids, change]) : null;
      return done ?? changeAll(tx, shop, ids, change, actor);
    }),
  );

async function changeAll(
  tx: Tx,
  shop: Saving,
  ids: readonly string[],
  change: BulkChange,
  actor: Actor,
): Promise<number> {
  const {
    price_percent: percent,
    stock_difference: difference = 0,
    even_in_kits: evenInKits = false,
    ...others
  } = change;
  const { change_id: changeId, ...input } = others;
  if (input.retired !== undefined) await lockGroupsOf(tx, ids);
  const rows = await tx
    .select({
      id: products.id,
      name: products.name,
      priceCents: products.priceCents,
      retiredAt: products.retiredAt,
      publishAt: products.publishAt,
    })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(products.id)
    .for("no key update");
  const problems: string[] = ids.length > rows.length ? [messages.gone] : [];
  for (const { id, priceCents } of rows) {
    // Drafts too: for `retired` alone they are out of the shop already.
    const state = input.retired ? { state: "archived" as const } : {};
    const price = percent === undefined ? {} : { price: priceAfter(priceCents, percent) / 100 };
    await updateProduct(tx, shop, id, { ...input, ...state, ...price, even_in_kits: true }, actor);
  }
  if (input.retired && !evenInKits) await refuseWhereAnyIsNeeded(tx, rows);
  const wanted = rows.map(({ id }) => ({ productId: id, difference, administratorId: actor.administratorId }));
  const corrected = difference === 0 ? [] : await correctStocks(tx, wanted);
  const moved = corrected.flatMap((stock, place) => {
    const { id = "", name = "" } = rows[place] ?? {};
    if (!(stock instanceof AppError)) return [{ productId: id, stock }];
    problems.push(`${name}: ${stock.message}`);
    return [];
  });
  await auditStock(tx, moved, actor);
  if (problems.length > 0) throw new AppError("conflict", messages.nothingChanged, { details: problems.slice(0, 20) });
  if (changeId) await tx.update(bulkChanges).set({ changed: rows.length }).where(eq(bulkChanges.id, changeId));
  return rows.length;
}

type Row = { id: string; name: string; retiredAt: Date | null; publishAt: Date | null };

/** After all of them, for a kit may go together with its parts. Each is named: who goes on takes them all out. @throws AppError */
async function refuseWhereAnyIsNeeded(tx: Tx, rows: readonly Row[]): Promise<void> {
  const details: string[] = [];
  for (const row of rows) {
    if (details.length === 20) break;
    const isLeaving = !row.retiredAt || row.publishAt !== null;
    const refusal = isLeaving ? await neededInKits(tx, row) : null;
    if (refusal) details.push(refusal);
  }
  if (details.length > 0) throw new AppError("conflict", messages.nothingChanged, { details, code: "PART_OF_KITS" });
}

/** Notes the change, or answers how many products it changed when it came before. A twin under way is waited for. */
async function begun(tx: Tx, id: string, content: unknown): Promise<number | null> {
  const request = createHash("sha256").update(JSON.stringify(content)).digest("hex");
  const noted = await tx.insert(bulkChanges).values({ id, request, changed: 0 }).onConflictDoNothing().returning();
  if (noted.length > 0) return null;
  const [before] = await tx.select().from(bulkChanges).where(eq(bulkChanges.id, id));
  if (before?.request !== request) throw new AppError("conflict", messages.changedAlready);
  return before.changed;
}
