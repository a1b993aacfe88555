import { randomUUID } from "node:crypto";
import type { Tx } from "#platform/database/database.ts";
import { announce } from "#platform/events/events.ts";
import type { EmailData, EmailKind } from "../email-kinds.ts";
import { letters } from "./emails-table.ts";

interface Delivery {
  /** What the letter is about; the same cause never makes a second letter. */
  cause: string;
  recipient: string;
  orderId?: string;
  /** 0 goes first; campaigns use 5. */
  priority?: number;
}

/** Writes a letter into the outbox, to be sent after the transaction that causes it. */
export const queueLetter = <Kind extends EmailKind>(
  tx: Tx,
  kind: Kind,
  data: EmailData[Kind],
  delivery: Delivery,
): Promise<void> => insertLetter(tx, { kind, data }, delivery);

/** Writes a letter of the outbox into it once more. Its data is looked at when it is rendered. */
export const queueAgain = (tx: Tx, letter: Stored, delivery: Delivery): Promise<void> =>
  insertLetter(tx, letter, delivery);

type Stored = Pick<typeof letters.$inferSelect, "kind" | "data">;

async function insertLetter(
  tx: Tx,
  { kind, data }: Stored,
  { cause, recipient, orderId, priority = 0 }: Delivery,
): Promise<void> {
  const messageId = `${randomUUID()}@letters.aurelle`;
  const queued = await tx
    .insert(letters)
    .values({ cause, kind, recipient, data, orderId, priority, messageId })
    .onConflictDoNothing({ target: letters.cause })
    .returning({ id: letters.id });
  if (queued[0]) await announce(tx, { kind: "letter", id: queued[0].id });
}
