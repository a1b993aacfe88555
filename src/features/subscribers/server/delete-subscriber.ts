import { eq } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import type { AppContext } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { messages } from "../import-messages.ts";
import { consents, subscribers } from "./subscribers-table.ts";

/** Kept as the end of the consent, the same whoever deletes. */
const DELETED = "Deleted from the list by the shop's administrator.";

/**
 * What was agreed to and when stays as the proof of it, with its end, so that no file subscribes the person again. A campaign's
 * email that waits for the address is not sent. @throws AppError
 */
export const deleteSubscriber = (shop: Pick<AppContext, "db" | "clock">, id: string, actor: Actor): Promise<void> =>
  transact(shop.db, async (tx) => {
    const [gone] = await tx.delete(subscribers).where(eq(subscribers.id, id)).returning({ email: subscribers.email });
    if (!gone) throw new AppError("not-found", messages.gone);
    const end = { purpose: "newsletter" as const, given: false, wording: DELETED, source: "administrator" };
    await tx.insert(consents).values({ ...end, email: gone.email, at: shop.clock.now() });
    await writeAudit(tx, actor, { action: "subscriber.deleted", subject: { kind: "subscriber", id } });
  });
