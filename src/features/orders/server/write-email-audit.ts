import type { Actor } from "#features/audit/actor.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import type { Tx } from "#platform/database/database.ts";

export const writeEmailAudit = (tx: Tx, orderId: string, actor: Actor): Promise<void> =>
  writeAudit(tx, actor, { action: "order.email-sent", subject: { kind: "order", id: orderId } });
