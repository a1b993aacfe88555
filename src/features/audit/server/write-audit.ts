import type { Tx } from "#platform/database/database.ts";
import type { AuditAction, AuditSubject } from "../audit-actions.ts";
import { type ACTORS, auditLog } from "./audit-table.ts";

interface Deed {
  actor: (typeof ACTORS)[number];
  actorId?: string;
  action: AuditAction;
  subject: { kind: AuditSubject; id: string };
  /** Nothing of a person: the log outlives the erasure of their data. */
  details?: Record<string, unknown>;
  requestId?: string;
}

/** Kept with the change it tells of: in the same transaction. */
export async function writeAudit(tx: Tx, deed: Deed): Promise<void> {
  await auditEntry(tx, deed);
}

/** Many at once. */
export async function writeAudits(tx: Tx, deeds: readonly Deed[]): Promise<void> {
  if (deeds.length > 0) await tx.insert(auditLog).values(deeds.map(entryOf));
}

/** The same as a part of a larger statement. */
export const auditEntry = (tx: Tx, deed: Deed) =>
  tx.insert(auditLog).values(entryOf(deed)).returning({ id: auditLog.id });

const entryOf = ({ subject, details = {}, ...deed }: Deed) => ({
  ...deed,
  details,
  subjectKind: subject.kind,
  subjectId: subject.id,
});
