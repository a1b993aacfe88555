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

/** The same as a part of a larger statement. */
export const auditEntry = (tx: Tx, { actor, actorId, action, subject, details, requestId }: Deed) =>
  tx
    .insert(auditLog)
    .values({
      actor,
      actorId,
      action,
      subjectKind: subject.kind,
      subjectId: subject.id,
      details: details ?? {},
      requestId,
    })
    .returning({ id: auditLog.id });
