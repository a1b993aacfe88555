import { and, desc, eq, sql } from "drizzle-orm";
import { type PooledDb, type Tx, transact } from "#platform/database/database.ts";
import { actorOf } from "../actor.ts";
import type { AuditAction, AuditSubject } from "../audit-actions.ts";
import type { ACTORS } from "../audit-filters.ts";
import { auditLog } from "./audit-table.ts";

export interface AuditRecord {
  actor: (typeof ACTORS)[number];
  actorId?: string;
  action: AuditAction;
  subject: { kind: AuditSubject; id: string };
  /** Nothing of a person: the log outlives the erasure of their data. */
  details?: Record<string, unknown>;
  requestId?: string;
}

/** Kept with the change it tells of: in the same transaction. */
export async function writeAudit(tx: Tx, record: AuditRecord): Promise<void> {
  await auditEntry(tx, record);
}

/** That data of people left the shop in bulk: written with its first part, and for later ones where none was in the last hour. */
export const auditExport = (
  db: PooledDb,
  action: Extract<AuditAction, `${string}.exported`>,
  kind: AuditSubject,
  caller: Parameters<typeof actorOf>[0],
  isFirstPart = true,
): Promise<void> => {
  const { by, requestId } = actorOf(caller);
  return transact(db, async (tx) => {
    if (!isFirstPart && (await wasExportedLately(tx, by, action, kind))) return;
    await writeAudit(tx, { actor: "administrator", actorId: by, action, subject: { kind, id: "none" }, requestId });
  });
};

async function wasExportedLately(tx: Tx, by: string, action: AuditAction, kind: AuditSubject): Promise<boolean> {
  const [last] = await tx
    .select({ isRecent: sql<boolean>`${auditLog.at} > now() - interval '1 hour'` })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.actor, "administrator"),
        eq(auditLog.action, action),
        eq(auditLog.subjectKind, kind),
        eq(auditLog.actorId, by),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  return last?.isRecent ?? false;
}

/** Many at once. */
export async function writeAudits(tx: Tx, records: readonly AuditRecord[]): Promise<void> {
  if (records.length > 0) await tx.insert(auditLog).values(records.map(entryOf));
}

/** The same as a part of a larger statement. */
export const auditEntry = (tx: Tx, record: AuditRecord) =>
  tx.insert(auditLog).values(entryOf(record)).returning({ id: auditLog.id });

const entryOf = ({ subject, details = {}, ...record }: AuditRecord) => ({
  ...record,
  details,
  subjectKind: subject.kind,
  subjectId: subject.id,
});
