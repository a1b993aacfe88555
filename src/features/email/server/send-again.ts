import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db, Tx } from "#platform/database/database.ts";
import { letterAttempts, letters } from "./emails-table.ts";
import { queueAgain } from "./queue-email.ts";

type Letter = typeof letters.$inferSelect;

export async function orderOfLetter(db: Db, id: string): Promise<string | null> {
  const [letter] = await db.select({ orderId: letters.orderId }).from(letters).where(eq(letters.id, id));
  return letter?.orderId ?? null;
}

/** Reads the letter and holds its row; whoever needs its order held too holds that first. */
export async function lockLetter(tx: Tx, id: string): Promise<Letter | null> {
  const [letter] = await tx.select().from(letters).where(eq(letters.id, id)).for("update");
  return letter ?? null;
}

/**
 * Writes the same letter once more, as one of its own: mail programs would hide a second one with the Message-ID of the
 * first. It goes to `recipient`, who may have corrected the address.
 */
export async function sendAgain(tx: Tx, letter: Letter, recipient: string): Promise<void> {
  await tx.insert(letterAttempts).values({ letterId: letter.id, outcome: "resend-asked" });
  await queueAgain(tx, letter, {
    cause: `again:${letter.id}:${randomUUID()}`,
    recipient,
    orderId: letter.orderId ?? undefined,
    priority: letter.priority,
  });
}
