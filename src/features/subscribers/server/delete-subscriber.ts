import { eq } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import type { AppContext } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { messages } from "../import-messages.ts";
import { audit } from "./audit-subscribers.ts";
import { subscribers } from "./subscribers-table.ts";

/** What was agreed to and when stays as the proof of it. A campaign's email that waits for the address is not sent. @throws AppError */
export const deleteSubscriber = (shop: Pick<AppContext, "db">, id: string, actor: Actor): Promise<void> =>
  transact(shop.db, async (tx) => {
    const gone = await tx.delete(subscribers).where(eq(subscribers.id, id)).returning({ id: subscribers.id });
    if (gone.length === 0) throw new AppError("not-found", messages.gone);
    await audit(tx, "subscriber.deleted", { kind: "subscriber", id }, actor);
  });
