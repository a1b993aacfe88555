import { eq } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { consents, subscribers } from "./subscribers-table.ts";

/** What the newsletter keeps of a person. */
export async function subscriberData(db: Db, email: string) {
  const [subscription] = await db.select().from(subscribers).where(eq(subscribers.email, email));
  const given = await db.select().from(consents).where(eq(consents.email, email)).orderBy(consents.id);
  return {
    subscription: subscription ?? null,
    consents: given.map(({ purpose, given: isGiven, wording, source, at }) => ({
      purpose,
      given: isGiven,
      wording,
      source,
      at,
    })),
  };
}

/** Answers whether there was anything. */
export async function eraseSubscriber(tx: Db, email: string): Promise<boolean> {
  const gone = await tx.delete(subscribers).where(eq(subscribers.email, email));
  const withdrawn = await tx.delete(consents).where(eq(consents.email, email));
  return (gone.rowCount ?? 0) + (withdrawn.rowCount ?? 0) > 0;
}
