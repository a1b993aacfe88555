import { and, desc, eq, sql } from "drizzle-orm";
import type { AppContext } from "#platform/context.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import type { DraftData } from "../draft.ts";
import { messages } from "../operator-messages.ts";
import { orderDrafts } from "./drafts-table.ts";

/** Drafts, the one changed last first, 100 at most. */
export const listDrafts = (db: Db) => db.select().from(orderDrafts).orderBy(desc(orderDrafts.updatedAt)).limit(100);

/** Makes a draft, or changes the version that the administrator saw. @throws AppError "conflict" if somebody else changed it */
export async function saveDraft(
  { db, clock }: AppContext,
  {
    id,
    version,
    data,
    administratorId,
  }: { id?: string; version?: number; data: DraftData; administratorId: string | null },
): Promise<{ id: string; version: number }> {
  const now = clock.now();
  const key = { id: orderDrafts.id, version: orderDrafts.version };
  const [saved] = id
    ? await db
        .update(orderDrafts)
        .set({ data, updatedAt: now, version: sql`${orderDrafts.version} + 1` })
        .where(and(eq(orderDrafts.id, id), eq(orderDrafts.version, version ?? 0)))
        .returning(key)
    : await db.insert(orderDrafts).values({ data, administratorId, createdAt: now, updatedAt: now }).returning(key);
  if (!saved) throw draftGone();
  return saved;
}

/** Removes a draft. Answers whether it was there. */
export async function removeDraft(db: Db | Tx, id: string): Promise<boolean> {
  const gone = await db.delete(orderDrafts).where(eq(orderDrafts.id, id));
  return gone.rowCount === 1;
}

/** A draft becomes an order once: two who place it at once place one. */
export const draftGone = () => new AppError("conflict", messages.draftGone, { code: "DRAFT_GONE" });
