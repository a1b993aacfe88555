import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Db, Tx } from "#platform/database/database.ts";
import { publishing } from "#platform/events/events.ts";
import { traceparent } from "#platform/telemetry/tracing.ts";
import { DEFAULT_LANGUAGE, type Language } from "#shared/language.ts";
import type { EmailData, EmailKind } from "../email-kinds.ts";
import { emails } from "./emails-table.ts";

interface Delivery {
  /** The dedupe key: the same cause never makes a second email. */
  dedupeKey: string;
  recipient: string;
  orderId?: string;
  /** What the recipient reads. */
  language?: Language;
  /** 0 goes first; campaigns use 5. */
  priority?: number;
}

/** Queues an email in the outbox; it is sent after the transaction commits. */
export const queueEmail = <Kind extends EmailKind>(
  tx: Tx,
  kind: Kind,
  data: EmailData[Kind],
  delivery: Delivery,
): Promise<void> => insertEmail(tx, { kind, data }, delivery);

/** Whether an email of this cause was ever queued. */
export async function isQueued(db: Db, dedupeKey: string): Promise<boolean> {
  const [found] = await db.select({ id: emails.id }).from(emails).where(eq(emails.dedupeKey, dedupeKey)).limit(1);
  return found !== undefined;
}

/** Queues an email of the outbox again. Its data is validated when it is rendered. */
export const queueAgain = (tx: Tx, email: Stored, delivery: Delivery): Promise<void> =>
  insertEmail(tx, email, delivery);

export const newMessageId = (): string => `${randomUUID()}@emails.aurelle`;

type Stored = Pick<typeof emails.$inferSelect, "kind" | "data">;

async function insertEmail(
  tx: Tx,
  { kind, data }: Stored,
  { dedupeKey, recipient, orderId, priority = 0, language = DEFAULT_LANGUAGE }: Delivery,
): Promise<void> {
  const queued = tx.$with("queued").as(
    tx
      .insert(emails)
      .values({
        dedupeKey,
        kind,
        recipient,
        data,
        orderId,
        priority,
        language,
        messageId: newMessageId(),
        traceparent: traceparent(),
      })
      .onConflictDoNothing({ target: emails.dedupeKey })
      .returning({ id: emails.id }),
  );
  await tx
    .with(queued)
    .select({ told: publishing("email", sql`${queued.id}`) })
    .from(queued);
}
