import { writeAudit } from "#features/audit/server/write-audit.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Actor } from "./actor.ts";

export const writeEmailAudit = (tx: Tx, orderId: string, { administratorId, requestId }: Actor): Promise<void> =>
  writeAudit(tx, {
    actor: administratorId ? "administrator" : "system",
    actorId: administratorId ?? undefined,
    action: "order.email-sent",
    subject: { kind: "order", id: orderId },
    details: {},
    requestId,
  });
