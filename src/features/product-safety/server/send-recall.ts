import { isDeepStrictEqual } from "node:util";
import { desc, eq, or, sql } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { queueEmail } from "#features/email/server/queue-email.ts";
import { products } from "#features/products/server/products-table.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import type { AppContext } from "#platform/context.ts";
import { type Db, transact } from "#platform/database/database.ts";
import { sign } from "#platform/signature.ts";
import { AppError } from "#shared/app-error.ts";
import { messages } from "../messages.ts";
import type { RecallScope, RecallTexts, Remedy } from "../recall.ts";
import { buyersOf } from "./buyers.ts";
import { recalls } from "./recalls-table.ts";

export interface NewRecall {
  /** Chosen by the caller: sent again it writes to nobody twice. */
  id: string;
  scope: RecallScope;
  texts: RecallTexts;
  remedies: readonly Remedy[];
  /** How many buyers the preview showed. */
  seen: number;
}

/** Writes to each buyer once, in the language of their order, all in one transaction. Answers how many. @throws AppError */
export async function sendRecall(
  { db, clock, secret }: Pick<AppContext, "db" | "clock" | "secret">,
  { id, scope, texts, remedies, seen }: NewRecall,
  actor: Actor,
): Promise<number> {
  if (new Set(remedies).size < 2) throw new AppError("invalid", messages.twoRemedies);
  const { timeZone } = await storeSettings(db);
  return transact(db, async (tx) => {
    const { product, buyers } = await buyersOf(tx, scope, timeZone);
    if (buyers.length === 0) throw new AppError("conflict", messages.nobody);
    const { batches, with_unknown: withUnknown, sold_from: soldFrom, sold_to: soldTo } = scope;
    const wanted = { productId: product.id, batches, withUnknown, soldFrom, soldTo, texts, remedies: [...remedies] };
    // Two of the same at the same moment: the second one waits, and finds the first.
    await tx.select({ id: products.id }).from(products).where(eq(products.id, product.id)).for("no key update");
    const earlier = await tx
      .select()
      .from(recalls)
      .where(or(eq(recalls.id, id), eq(recalls.productId, product.id)));
    const isSame = (one: typeof recalls.$inferSelect) => isDeepStrictEqual(one, { ...one, ...wanted });
    const known = earlier.find((one) => one.id === id);
    if (known && isSame(known)) return known.recipients;
    if (known || earlier.some(isSame)) throw new AppError("conflict", messages.sentBefore, { code: "SENT_BEFORE" });
    if (buyers.length !== seen)
      throw new AppError("conflict", messages.others(buyers.length), { code: "BUYERS_CHANGED" });
    const made = await tx
      .insert(recalls)
      .values({
        id,
        ...wanted,
        recipients: buyers.length,
        createdBy: actor.administratorId,
        createdAt: clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: recalls.id });
    // The same call at the same moment: its emails have the same dedupe keys.
    if (made.length === 0) return buyers.length;
    for (const { email, language, orderId, orderNumbers } of buyers) {
      const dedupeKey = keyOf(id, sign(secret, "recall", email.toLowerCase()));
      await queueEmail(
        tx,
        "product-recall",
        { recallId: id, orderNumbers },
        { dedupeKey, recipient: email, orderId, language },
      );
    }
    await writeAudit(tx, actor, {
      action: "product.recalled",
      subject: { kind: "product", id: product.id },
      details: { sku: product.sku, orders: buyers.length },
    });
    return buyers.length;
  });
}

const keyOf = (recallId: string, buyer: string): string => `recall:${recallId}:${buyer}`;

/** What became of a recall's emails to each buyer, also of those that were sent again, with the orders of those that did not arrive. */
interface Course extends Record<string, unknown> {
  sent: number;
  waiting: number;
  undelivered: number;
  orderNumbers: string[];
}

/** The newest first. */
export async function sentRecalls(db: Db) {
  const found = await db
    .select({ recall: recalls, name: products.name, sku: products.sku })
    .from(recalls)
    .innerJoin(products, eq(products.id, recalls.productId))
    .orderBy(desc(recalls.createdAt))
    .limit(100);
  const { rows } = await db.execute<Course & { id: string }>(sql`
    SELECT id, count(*) FILTER (WHERE arrives)::int AS sent, count(*) FILTER (WHERE waits AND NOT arrives)::int AS waiting,
      count(*) FILTER (WHERE NOT arrives AND NOT waits)::int AS undelivered,
      coalesce(jsonb_agg(numbers) FILTER (WHERE NOT arrives AND NOT waits), '[]') AS "orderNumbers"
    FROM (
      SELECT coalesce(data->>'recallId', CASE WHEN starts_with(dedupe_key, 'recall:') THEN split_part(dedupe_key, ':', 2) END) AS id,
        bool_or(state = 'sent' AND bounced_at IS NULL) AS arrives, bool_or(state IN ('queued', 'sending')) AS waits,
        (array_agg(data->'orderNumbers'))[1] AS numbers
      FROM emails WHERE kind = 'product-recall' GROUP BY 1, coalesce(order_id::text, dedupe_key)) AS of_a_buyer
    WHERE id IS NOT NULL GROUP BY id`);
  const courses = new Map(rows.map(({ id, ...course }) => [id, course]));
  const none: Course = { sent: 0, waiting: 0, undelivered: 0, orderNumbers: [] };
  return found.map((one) => {
    const { orderNumbers, ...counts } = courses.get(one.recall.id) ?? none;
    return { ...one, ...counts, orderNumbers: orderNumbers.flat().filter((number) => number !== null) };
  });
}
