import { and, desc, eq, lt, or, sql } from "drizzle-orm";
import { orders } from "#features/orders/server/orders-table.ts";
import { KEEP_PERIODS } from "#features/policies/keep-periods.ts";
import type { AppContext } from "#platform/context.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { DAY_MS } from "#shared/day.ts";
import type { DraftData } from "../draft.ts";
import { messages } from "../operator-messages.ts";
import { orderDrafts } from "./drafts-table.ts";

/** Drafts, the one changed last first, 100 at most. */
export const listDrafts = (db: Db) => db.select().from(orderDrafts).orderBy(desc(orderDrafts.updatedAt)).limit(100);

/**
 * Makes a draft, under the id that its form chose, or changes the version that the administrator saw. A form that never got an answer sends
 * no version: its first draft is kept once. What is there already is kept, whoever wrote it. @throws AppError "conflict" if somebody else changed or placed it
 */
export async function saveDraft(
  { db, clock }: AppContext,
  {
    id,
    version,
    data,
    administratorId,
  }: { id?: string | undefined; version?: number | undefined; data: DraftData; administratorId: string | null },
): Promise<{ id: string; version: number }> {
  const now = clock.now();
  const key = { id: orderDrafts.id, version: orderDrafts.version };
  if (version && !id) throw draftGone();
  if (id && !version) await refusePlaced(db, id);
  const isSame = sql`${orderDrafts.data} = ${JSON.stringify(data)}::jsonb`;
  const change = { data, updatedAt: now, version: sql`${orderDrafts.version} + CASE WHEN ${isSame} THEN 0 ELSE 1 END` };
  const [saved] = version
    ? await db
        .update(orderDrafts)
        .set(change)
        .where(and(eq(orderDrafts.id, id ?? ""), or(eq(orderDrafts.version, version), isSame)))
        .returning(key)
    : await db
        .insert(orderDrafts)
        .values({ id, data, administratorId, createdAt: now, updatedAt: now })
        .onConflictDoUpdate({
          target: orderDrafts.id,
          set: change,
          setWhere: or(eq(orderDrafts.version, 1), isSame),
        })
        .returning(key);
  if (!saved) throw await overtaken(db, id);
  return saved;
}

/** @throws AppError "conflict" where it was changed since `version` */
export async function removeDraft(db: Db | Tx, id: string, version?: number): Promise<void> {
  const seen = version === undefined ? undefined : eq(orderDrafts.version, version);
  const gone = await db.delete(orderDrafts).where(and(eq(orderDrafts.id, id), seen));
  if (gone.rowCount === 0 && (await db.$count(orderDrafts, eq(orderDrafts.id, id))) > 0) throw draftChanged();
}

/**
 * Takes a draft that becomes an order, once: two who place it at once place one. Without a version, whatever it holds. @throws AppError
 * "conflict" if it is gone, or somebody else changed it
 */
export async function takeDraft(tx: Tx, id: string, version?: number): Promise<void> {
  const seen = version === undefined ? undefined : eq(orderDrafts.version, version);
  const taken = await tx.delete(orderDrafts).where(and(eq(orderDrafts.id, id), seen));
  if (taken.rowCount !== 1) throw await overtaken(tx, id);
}

/** An order that was a draft has its id as its key. @throws AppError "conflict" that names the order */
async function refusePlaced(db: Db | Tx, id: string): Promise<void> {
  const [placed] = await db.select({ number: orders.orderNumber }).from(orders).where(eq(orders.idempotencyKey, id));
  if (placed) throw placedOther(placed.number);
}

/** The key of a form, or of a draft, has placed this order. */
export const placedOther = (orderNumber: string): AppError =>
  new AppError("conflict", messages.placedOther(orderNumber), { code: "KEY_REUSED" });

async function overtaken(db: Db | Tx, id = ""): Promise<AppError> {
  await refusePlaced(db, id);
  return (await db.$count(orderDrafts, eq(orderDrafts.id, id))) > 0 ? draftChanged() : draftGone();
}

const draftChanged = () => new AppError("conflict", messages.draftChanged, { code: "DRAFT_CHANGED" });

const draftGone = () => new AppError("conflict", messages.draftGone, { code: "DRAFT_GONE" });

/** Removes the drafts for a person, by their email in lower case. Answers how many. */
export async function removeDraftsOf(tx: Tx, email: string): Promise<number> {
  const gone = await tx.delete(orderDrafts).where(sql`lower(${orderDrafts.data} ->> 'email') = ${email}`);
  return gone.rowCount ?? 0;
}

/** What is kept in drafts about a person. */
export const draftsOf = async (db: Db, email: string): Promise<DraftData[]> =>
  (await db.select().from(orderDrafts).where(sql`lower(${orderDrafts.data} ->> 'email') = ${email}`)).map(
    ({ data }) => data,
  );

/** Removes drafts that nobody changed for as long as unpaid orders keep their person. Answers how many. */
export async function removeOldDrafts({ db, clock }: Pick<AppContext, "db" | "clock">): Promise<number> {
  const since = new Date(clock.now().getTime() - KEEP_PERIODS.unpaidOrder.days * DAY_MS);
  const gone = await db.delete(orderDrafts).where(lt(orderDrafts.updatedAt, since));
  return gone.rowCount ?? 0;
}
