import { eq } from "drizzle-orm";
import type { Shop } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { Refusal } from "#shared/app-error.ts";
import { SUBSCRIBER_GONE } from "../texts.ts";
import { audit, type Deed } from "./actor.ts";
import { subscribers } from "./subscribers-table.ts";

/** What was agreed to and when stays as the proof of it. A campaign's letter that waits for the address is not sent. @throws Refusal */
export const deleteSubscriber = (shop: Pick<Shop, "db">, id: string, deed: Deed): Promise<void> =>
  transact(shop.db, async (tx) => {
    const gone = await tx.delete(subscribers).where(eq(subscribers.id, id)).returning({ id: subscribers.id });
    if (gone.length === 0) throw new Refusal("not-found", SUBSCRIBER_GONE);
    await audit(tx, "subscriber.deleted", { kind: "subscriber", id }, deed);
  });
