import { eq, sql } from "drizzle-orm";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import type { StoreSettings } from "#features/settings/store-settings.ts";
import type { Db } from "#platform/database/database.ts";
import type { Delivery } from "#platform/email/email.ts";
import type { Shop } from "#platform/shop.ts";
import { letterAttempts, letters } from "./letters-table.ts";

export interface RenderedLetter {
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
}

export interface LetterContext {
  settings: StoreSettings;
  shopUrl: string;
}

/** One writer per kind of letter; later features hand theirs to the worker (architecture 4). Null: it must not be sent any more. */
export type Templates = Record<
  string,
  (data: Record<string, unknown>, context: LetterContext) => Promise<RenderedLetter | null>
>;

/** Longer than sending can take: who holds a claim beyond it is dead. */
const CLAIM_SECONDS = 120;
const MOST_ATTEMPTS = 12;
const BATCH = 20;

type Letter = typeof letters.$inferSelect;

/** Sends whatever is due, a batch after the other, and answers how many were tried. */
export async function sendDueLetters(shop: Shop, templates: Templates): Promise<number> {
  let tried = 0;
  for (;;) {
    const claimed = await claim(shop.db);
    if (claimed.length === 0) return tried;
    const context = { settings: await storeSettings(shop.db), shopUrl: shop.config.shopUrl };
    for (const letter of claimed) await sendOne(shop, templates, context, letter);
    tried += claimed.length;
  }
}

/** Takes due letters, and those whose claim ran out with a killed worker, in one step that other workers skip. */
async function claim(db: Db): Promise<Letter[]> {
  return db
    .update(letters)
    .set({
      state: "sending",
      claimedUntil: sql`now() + make_interval(secs => ${CLAIM_SECONDS})`,
      attempts: sql`${letters.attempts} + 1`,
    })
    .where(
      sql`${letters.id} IN (
        SELECT id FROM letters
        WHERE (state = 'queued' AND next_attempt_at <= now()) OR (state = 'sending' AND claimed_until < now())
        ORDER BY priority, next_attempt_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
    )
    .returning();
}

async function sendOne(shop: Shop, templates: Templates, context: LetterContext, letter: Letter): Promise<void> {
  const write = templates[letter.kind];
  if (!write) return note(shop.db, letter, { outcome: "rejected", reason: `no template for ${letter.kind}` });
  let rendered: RenderedLetter | null;
  try {
    rendered = await write(letter.data, context);
  } catch (error) {
    shop.log.error({ err: error, letter: letter.id }, "a letter could not be written");
    return note(shop.db, letter, { outcome: "later", reason: "could not be written" });
  }
  if (!rendered) return suppress(shop.db, letter);
  const from = shop.config.MAIL_FROM ?? `${context.settings.storeName} <${context.settings.storeEmail}>`;
  const delivery = await shop.email.send({ messageId: letter.messageId, from, to: letter.recipient, ...rendered });
  await note(shop.db, letter, delivery, rendered.subject);
}

/** Whoever it was for has left meanwhile. */
const suppress = async (db: Db, { id }: Letter): Promise<void> => {
  await db.update(letters).set({ state: "suppressed", claimedUntil: null }).where(eq(letters.id, id));
};

/** Order letters go out at least once: a doubtful one is sent again under the same Message-ID (decision 42). */
async function note(db: Db, letter: Letter, delivery: Delivery, subject?: string): Promise<void> {
  const isSent = delivery.outcome === "accepted";
  const isDead = delivery.outcome === "rejected" || (!isSent && letter.attempts >= MOST_ATTEMPTS);
  const reason = isSent ? null : delivery.reason.slice(0, 500);
  await db
    .update(letters)
    .set({
      state: isSent ? "sent" : isDead ? "dead" : "queued",
      sentAt: isSent ? sql`now()` : null,
      claimedUntil: null,
      nextAttemptAt: sql`now() + make_interval(secs => ${pauseSeconds(letter.attempts)})`,
      subject: subject ?? letter.subject,
      providerId: isSent ? delivery.providerId : null,
      lastError: reason,
    })
    .where(eq(letters.id, letter.id));
  await db.insert(letterAttempts).values({ letterId: letter.id, outcome: isSent ? "sent" : "failed", detail: reason });
}

/** 10 s, 20 s, 40 s ... one hour at most. */
const pauseSeconds = (attempts: number): number => Math.min(3600, 5 * 2 ** Math.min(attempts, 12));
