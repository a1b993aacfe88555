import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { knownSettings } from "#features/settings/server/settings-queries.ts";
import type { Shop } from "#platform/context.ts";
import { oneAddress } from "#platform/email/check-email.ts";
import type { Delivery } from "#platform/email/email.ts";
import { CLAIM_MS, claimLetter, endLostClaims, giveBack, type Letter, UNWRITABLE } from "./claim-email.ts";
import type { LetterContext, RenderedLetter, Templates } from "./email-templates.ts";
import { suppressedAddresses } from "./emails-table.ts";
import { noteDelivery } from "./note-delivery.ts";
import { openPace, type Pace } from "./send-rate.ts";

/** One who sends letters, one after the other. */
interface Hand {
  shop: Shop;
  templates(): Promise<Templates>;
  pace: Pace;
  /** Nothing new is begun after it. */
  ending: AbortSignal;
  /** What is under way is given up after it. */
  cut: AbortSignal;
}

/** The longest that a hand waits for its turn rather than for its next call. */
const PATIENCE_MS = 1_000;
/** A letter is begun only while its claim lasts longer than sending can take. */
const BEGUN_WITHIN_MS = CLAIM_MS / 2;

/** Who sends at the same time: one of them is kept for letters to one person, so that a campaign never delays those. */
export const handsOf = ({ email }: Shop): { onlyPersonal: boolean }[] =>
  Array.from({ length: Math.max(2, email.atOnce) }, (_, index) => ({ onlyPersonal: index === 0 }));

/** Sends whatever is due and answers how many were tried. */
export async function sendDueLetters(shop: Shop, templates: Templates): Promise<number> {
  const never = new AbortController().signal;
  const pace = openPace(shop.email.perSecond);
  const hand: Hand = { shop, templates: async () => templates, pace, ending: never, cut: never };
  await endLostClaims(shop.db);
  const tried = await Promise.all(handsOf(shop).map((kind) => sendUntilNoneIsDue(hand, kind)));
  return tried.reduce((sum, count) => sum + count, 0);
}

/** Until nothing is due, the provider is away, or the process ends. Answers how many were tried. */
export async function sendUntilNoneIsDue(hand: Hand, kind: { onlyPersonal: boolean }): Promise<number> {
  const { shop, pace, ending } = hand;
  for (let tried = 0; ; ) {
    const wait = ending.aborted ? Number.POSITIVE_INFINITY : pace.take(performance.now());
    if (wait > PATIENCE_MS) return tried;
    if (wait > 0) {
      await pause(wait, undefined, { signal: ending }).catch(() => undefined);
      continue;
    }
    const claimedAt = performance.now();
    const letter = await claimLetter(shop.db, kind);
    if (!letter) {
      pace.unused();
      return tried;
    }
    await sendOne(hand, letter, claimedAt);
    tried += 1;
  }
}

async function sendOne(hand: Hand, letter: Letter, claimedAt: number): Promise<void> {
  const { shop, pace } = hand;
  const context = { settings: await knownSettings(shop), shopUrl: shop.config.shopUrl };
  if (await isSuppressed(shop, letter)) {
    pace.unused();
    return noteDelivery(shop.db, letter, { outcome: "suppressed", reason: "This address takes no letters." });
  }
  const rendered = await written(hand, letter, context);
  if (!rendered || "outcome" in rendered) {
    pace.unused();
    return noteDelivery(
      shop.db,
      letter,
      rendered ?? { outcome: "suppressed", reason: "It is not to be sent any more." },
    );
  }
  if (hand.ending.aborted || performance.now() - claimedAt > BEGUN_WITHIN_MS) {
    pace.unused();
    return giveBack(shop.db, letter);
  }
  const from = shop.config.MAIL_FROM ?? `${context.settings.storeName} <${context.settings.storeEmail}>`;
  const email = { messageId: letter.messageId, from, to: letter.recipient, ...rendered };
  const delivery = await shop.email.send(email, hand.cut);
  pace.heard(delivery, performance.now());
  await noteDelivery(shop.db, letter, delivery, rendered.subject);
}

async function isSuppressed(shop: Shop, { recipient }: Letter): Promise<boolean> {
  const address = (oneAddress(recipient)?.address ?? recipient).toLowerCase();
  const found = await shop.db
    .select({ email: suppressedAddresses.email })
    .from(suppressedAddresses)
    .where(eq(suppressedAddresses.email, address));
  return found.length > 0;
}

async function written(hand: Hand, letter: Letter, context: LetterContext): Promise<RenderedLetter | Delivery | null> {
  const write = (await hand.templates())[letter.kind];
  // A newer version of the shop beside this one may know it.
  if (!write) return { outcome: "later", reason: `no template for ${letter.kind}`, isAway: false };
  try {
    return await write(letter.data, context);
  } catch (error) {
    hand.shop.log.error({ err: error, letter: letter.id }, "a letter could not be written");
    return { outcome: "later", reason: UNWRITABLE, isAway: false };
  }
}
