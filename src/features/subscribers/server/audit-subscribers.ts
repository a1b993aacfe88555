import type { Actor } from "#features/audit/actor.ts";
import type { AuditAction } from "#features/audit/audit-actions.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import type { Tx } from "#platform/database/database.ts";

export const audit = (
  tx: Tx,
  action: AuditAction,
  subject: { kind: "subscriber" | "campaign" | "file"; id: string },
  { by, requestId }: Actor,
  details?: Record<string, unknown>,
): Promise<void> => writeAudit(tx, { actor: "administrator", actorId: by, action, subject, details, requestId });
