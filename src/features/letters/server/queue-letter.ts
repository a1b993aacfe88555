import { randomUUID } from "node:crypto";
import { announce } from "#platform/changes/changes.ts";
import type { Tx } from "#platform/database/database.ts";
import { letters } from "./letters-table.ts";

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
  tx: Tx,
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
