import { and, eq, lte, sql } from "drizzle-orm";
import type { AuditAction } from "#features/audit/audit-actions.ts";
import { SYSTEM, writeAudit } from "#features/audit/server/write-audit.ts";
import type { AppContext } from "#platform/context.ts";
import { type Db, type Tx, transact, violatedConstraint } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { lockGroupsOf } from "./product-groups.ts";
import { products } from "./products-table.ts";
import { kitsAmong } from "./save-parts.ts";
import { refuseWithoutLabel } from "./save-product.ts";

type Shop = Pick<AppContext, "db" | "clock" | "config" | "log">;

const AT_ONCE = 200;

/**
 * Publishes the products whose time has come, the earliest first, each by itself. One that cannot be published, such as a second
 * variant of the same values, becomes a draft, so that it does not fail again every minute. It may run twice at once.
 */
export async function publishDueProducts(shop: Shop, signal: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  let due: Due[] = [];
  do {
    due = await dueAfter(shop, due.at(-1));
    for (const { id } of due) {
      if (signal.aborted) break;
      await publishOne(shop, id).catch((error) => failures.push(error));
    }
  } while (due.length === AT_ONCE && !signal.aborted);
  // They are tried again in a minute.
  if (failures.length > 0) throw new AggregateError(failures, "Products could not be published at their time");
}

type Due = Pick<typeof products.$inferSelect, "id" | "publishAt">;

const dueAfter = (shop: Shop, last: Due | undefined): Promise<Due[]> =>
  shop.db
    .select({ id: products.id, publishAt: products.publishAt })
    .from(products)
    .where(
      and(
        lte(products.publishAt, shop.clock.now()),
        last &&
          sql`(${products.publishAt}, ${products.id}) > (${last.publishAt?.toISOString()}::timestamptz, ${last.id}::uuid)`,
      ),
    )
    .orderBy(products.publishAt, products.id)
    .limit(AT_ONCE);

async function publishOne(shop: Shop, id: string): Promise<void> {
  try {
    await changeDue(shop, id, "product.published", { retiredAt: null });
  } catch (error) {
    if (!(error instanceof AppError) && !violatedConstraint(error)) throw error;
    shop.log.warn({ err: error, product: id }, "a product could not be published at its time and is a draft now");
    await changeDue(shop, id, "product.not-published", { publishAt: null, isDraft: true });
  }
}

/** Does nothing where somebody has changed its time meanwhile. */
const changeDue = (
  shop: Shop,
  id: string,
  action: AuditAction,
  change: Partial<typeof products.$inferSelect>,
): Promise<void> =>
  transact(shop.db, async (tx) => {
    await lockGroupsOf(tx, [id]);
    const [product] = await tx.select().from(products).where(eq(products.id, id)).for("no key update");
    if (!product?.publishAt || product.publishAt > shop.clock.now()) return;
    const isKit = (await kitsAmong(tx, [id])).has(id);
    refuseWithoutLabel(shop, { ...product, publishAt: null, ...change }, isKit);
    await tx.update(products).set(change).where(eq(products.id, id));
    await note(tx, action, id);
  });

const note = (tx: Tx, action: AuditAction, id: string): Promise<void> =>
  writeAudit(tx, SYSTEM, { action, subject: { kind: "product", id } });

/** How many drafts were to be published and could not be. Who has saved one since knows of it. */
export async function countNotPublished(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    SELECT count(DISTINCT p.id)::int AS count FROM audit_log a JOIN products p ON p.id = a.subject_id::uuid AND p.is_draft
    WHERE a.actor = 'system' AND a.action = 'product.not-published' AND a.subject_kind = 'product' AND NOT EXISTS (
      SELECT FROM audit_log l WHERE l.subject_kind = 'product' AND l.subject_id = a.subject_id AND l.id > a.id AND l.action = 'product.changed')`);
  return rows[0]?.count ?? 0;
}
