import { randomUUID } from "node:crypto";
import type { Db } from "#platform/database/database.ts";
import { announce } from "#platform/events/events.ts";
import { letters } from "./emails-table.ts";

interface NewLetter {
  /** What the letter is about; the same cause never makes a second letter. */
  cause: string;
  kind: string;
  recipient: string;
  data: Record<string, unknown>;
  orderId?: string;
  /** 0 goes first; campaigns use 5. */
  priority?: number;
}

/** Writes a letter into the outbox, to be sent after the transaction that causes it. */
export async function queueLetter(
  tx: Db,
  { cause, kind, recipient, data, orderId, priority = 0 }: NewLetter,
): Promise<void> {
  const messageId = `${randomUUID()}@letters.aurelle`;
  const queued = await tx
    .insert(letters)
    .values({ cause, kind, recipient, data, orderId, priority, messageId })
    .onConflictDoNothing({ target: letters.cause })
    .returning({ id: letters.id });
  if (queued[0]) await announce(tx, { kind: "letter", id: queued[0].id });
}
