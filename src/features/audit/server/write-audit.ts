import { and, desc, eq, sql } from "drizzle-orm";
import { type PooledDb, type Tx, transact } from "#platform/database/database.ts";
import { type Actor, actorOf } from "../actor.ts";
import type { AuditAction, AuditSubject } from "../audit-actions.ts";
import type { ACTORS } from "../audit-filters.ts";
import { auditLog } from "./audit-table.ts";

/** An administrator, or the kind of actor where there is none: the system if it is not named. */
interface AuditActor extends Actor {
  kind?: (typeof ACTORS)[number];
}

export const SYSTEM: AuditActor = { administratorId: null };
export const PROVIDER: AuditActor = { administratorId: null, kind: "provider" };
export const SHOPPER: AuditActor = { administratorId: null, kind: "shopper" };

export interface AuditRecord {
  action: AuditAction;
  subject: { kind: AuditSubject; id: string };
  /** Nothing of a person: the log outlives the erasure of their data. */
  details?: Record<string, unknown>;
}

/** Kept with the change it tells of: in the same transaction. */
export async function writeAudit(tx: Tx, actor: AuditActor, record: AuditRecord): Promise<void> {
  await auditEntry(tx, actor, record);
}

/** That data of people left the shop in bulk: written with its first part, and for later ones where none was in the last hour. */
export const auditExport = (
  db: PooledDb,
  action: Extract<AuditAction, `${string}.exported`>,
  kind: AuditSubject,
  caller: Parameters<typeof actorOf>[0],
  isFirstPart = true,
): Promise<void> => {
  const actor = actorOf(caller);
  return transact(db, async (tx) => {
    if (!isFirstPart && (await wasExportedLately(tx, actor, action, kind))) return;
    await writeAudit(tx, actor, { action, subject: { kind, id: "none" } });
  });
};

async function wasExportedLately(
  tx: Tx,
  { administratorId }: Actor,
  action: AuditAction,
  kind: AuditSubject,
): Promise<boolean> {
  if (!administratorId) return false;
  const [last] = await tx
    .select({ isRecent: sql<boolean>`${auditLog.at} > now() - interval '1 hour'` })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.actor, "administrator"),
        eq(auditLog.action, action),
        eq(auditLog.subjectKind, kind),
        eq(auditLog.actorId, administratorId),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  return last?.isRecent ?? false;
}

/** Many at once. */
export async function writeAudits(tx: Tx, actor: AuditActor, records: readonly AuditRecord[]): Promise<void> {
  if (records.length > 0) await tx.insert(auditLog).values(records.map((record) => rowOf(actor, record)));
}

/** The same as a part of a larger statement. */
export const auditEntry = (tx: Tx, actor: AuditActor, record: AuditRecord) =>
  tx.insert(auditLog).values(rowOf(actor, record)).returning({ id: auditLog.id });

const rowOf = (
  { administratorId, kind = "system", requestId }: AuditActor,
  { action, subject, details = {} }: AuditRecord,
) => ({
  actor: administratorId ? "administrator" : kind,
  actorId: administratorId,
  action,
  subjectKind: subject.kind,
  subjectId: subject.id,
  details,
  requestId,
});
