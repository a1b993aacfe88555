import { setTimeout as pause } from "node:timers/promises";
import { and, eq, ne, sql } from "drizzle-orm";
import { knownSettings } from "#features/settings/server/settings-queries.ts";
import type { AppContext } from "#platform/context.ts";
import { noRow } from "#platform/database/database.ts";
import { oneAddress } from "#platform/email/check-email.ts";
import type { Delivery } from "#platform/email/email.ts";
import { withLanguage } from "#platform/language/with-language.ts";
import { duringSpan } from "#platform/telemetry/tracing.ts";
import { ALWAYS_SENT, MARKETING } from "../email.ts";
import { messages as heldBack } from "../messages/held-back-messages.en.ts";
import {
  CLAIM_MS,
  claimEmail,
  type Email,
  endLostClaims,
  releaseClaim,
  stillClaimed,
  UNWRITABLE,
} from "./claim-email.ts";
import type { EmailContext, RenderedEmail, Templates } from "./email-templates.ts";
import { suppressedAddresses } from "./emails-table.ts";
import { addressOf } from "./forget-bounce.ts";
import { noteDelivery } from "./note-delivery.ts";
import { readdress } from "./send-again.ts";
import { openSendRate, type SendRate } from "./send-rate.ts";
import { openSendTurns, type SendTurns } from "./send-turns.ts";

/** Sends emails, one after the other. */
interface Sender {
  shop: AppContext;
  templates(): Promise<Templates>;
  sendRate: SendRate;
  turns: SendTurns;
  /** Once aborted, no email begins. */
  ending: AbortSignal;
  /** Once aborted, emails that are being sent are cancelled. */
  hardStop: AbortSignal;
}

/** A sender waits this long at most for its turn; before a longer pause it stops until the next wake-up. */
const QUEUE_TIMEOUT_MS = 1_000;
/** An email begins only while its claim lasts longer than sending can take. */
const BEGUN_WITHIN_MS = CLAIM_MS / 2;

/** The senders that work at the same time. One sends only emails to one person, so that a campaign never delays those. */
export const sendersOf = ({ email }: AppContext): { onlyPersonal: boolean }[] =>
  Array.from({ length: Math.max(2, email.atOnce) }, (_, index) => ({ onlyPersonal: index === 0 }));

/** Sends what is due and answers how many it tried. */
export async function sendDueEmails(shop: AppContext, templates: Templates): Promise<number> {
  const never = new AbortController().signal;
  const limits = { sendRate: openSendRate(), turns: openSendTurns(shop.db, shop.email.perSecond) };
  const sender: Sender = { shop, templates: async () => templates, ...limits, ending: never, hardStop: never };
  await endLostClaims(shop.db);
  const tried = await Promise.all(sendersOf(shop).map((kind) => sendUntilNoneIsDue(sender, kind)));
  return tried.reduce((sum, count) => sum + count, 0);
}

/** Sends until nothing is due, the provider is away, or the process ends. Answers how many it tried. */
export async function sendUntilNoneIsDue(sender: Sender, kind: { onlyPersonal: boolean }): Promise<number> {
  const { shop, ending } = sender;
  for (let tried = 0; ; ) {
    const wait = ending.aborted ? Number.POSITIVE_INFINITY : await takeTurn(sender);
    if (wait > QUEUE_TIMEOUT_MS) return tried;
    if (wait > 0) {
      await pause(wait, undefined, { signal: ending }).catch(() => undefined);
      continue;
    }
    const claimedAt = performance.now();
    const message = await claimEmail(shop.db, kind);
    if (!message) {
      await releaseTurn(sender);
      return tried;
    }
    const { kind: name, traceparent, attempts } = message;
    await duringSpan(
      { name: `send ${name}`, kind: "consumer", traceparent, attributes: { "aurelle.email.attempt": attempts } },
      () => sendOne(sender, message, claimedAt),
    );
    tried += 1;
  }
}

/** How long until the next email may go, for the provider and for the machines together; 0 takes the turn. */
async function takeTurn({ sendRate, turns }: Sender): Promise<number> {
  const providerWait = sendRate.take(performance.now());
  if (providerWait > 0) return providerWait;
  const wait = await turns.take();
  if (wait > 0) sendRate.unused();
  return wait;
}

async function releaseTurn({ sendRate, turns }: Sender): Promise<void> {
  sendRate.unused();
  await turns.release();
}

async function sendOne(sender: Sender, message: Email, claimedAt: number): Promise<void> {
  const { shop, sendRate } = sender;
  const context = {
    settings: await withLanguage(message.language, () => knownSettings(shop)),
    shopUrl: shop.config.shopUrl,
  };
  const rendered = await written(sender, message, context);
  const { isSuppressed, isMoved } = await recipientNow(shop, message);
  if (isSuppressed) {
    await releaseTurn(sender);
    return noteDelivery(shop.db, message, { outcome: "suppressed", reason: heldBack.takesNone });
  }
  if (!rendered || "outcome" in rendered) {
    await releaseTurn(sender);
    return noteDelivery(shop.db, message, rendered ?? { outcome: "suppressed", reason: heldBack.notAnyMore });
  }
  // Its links are signed for the address that the order had when it was written.
  if (isMoved && (await readdress(shop.db, stillClaimed(message)))) {
    await releaseTurn(sender);
    return releaseClaim(shop.db, message);
  }
  if (sender.ending.aborted || performance.now() - claimedAt > BEGUN_WITHIN_MS) {
    await releaseTurn(sender);
    return releaseClaim(shop.db, message);
  }
  const from = shop.config.MAIL_FROM ?? `${context.settings.storeName} <${context.settings.storeEmail}>`;
  const email = {
    messageId: message.messageId,
    from,
    to: message.recipient,
    ...answersTo(from, context.settings.storeEmail),
    ...rendered,
  };
  const delivery = await shop.email.send(email, sender.hardStop);
  sendRate.heard(delivery, performance.now());
  await noteDelivery(shop.db, message, delivery, rendered.subject);
}

/** A provider may let the shop send only from an address that nobody reads: answers go to the shop's own. */
function answersTo(from: string, storeEmail: string): { replyTo?: string } {
  const own = oneAddress(storeEmail)?.address;
  return own && own.toLowerCase() !== oneAddress(from)?.address.toLowerCase() ? { replyTo: own } : {};
}

/** A mailbox may be back: an email about an order is tried again so long after its address bounced. */
const isRecentBounce = sql`since > now() - interval '30 days'`;

/** Whether a recipient takes no emails of a kind, and whether the order of an email has another address by now. */
async function recipientNow(
  shop: AppContext,
  { kind, recipient, orderId }: Email,
): Promise<{ isSuppressed: boolean; isMoved: boolean }> {
  const isMarketing =
    MARKETING.includes(kind) && !(kind === "newsletter-confirmation" && (await mayAskOnce(shop, recipient)));
  const isHeldBack = and(
    sql`${!ALWAYS_SENT.includes(kind)}`,
    eq(suppressedAddresses.email, addressOf(recipient)),
    isMarketing ? undefined : ne(suppressedAddresses.reason, "complained"),
    orderId && !isMarketing ? isRecentBounce : undefined,
  );
  const { rows } = await shop.db.execute<{ isSuppressed: boolean; isMoved: boolean }>(sql`
    SELECT EXISTS (SELECT FROM ${suppressedAddresses} WHERE ${isHeldBack}) AS "isSuppressed",
      EXISTS (SELECT FROM orders WHERE id = ${orderId} AND lower(email) <> lower(${recipient})) AS "isMoved"`);
  const [found = noRow()] = rows;
  return found;
}

/** Who complained and subscribes again is asked to confirm, once: anybody can type an address. */
async function mayAskOnce({ db }: AppContext, recipient: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT FROM emails e JOIN suppressed_addresses s ON s.email = ${addressOf(recipient)} AND e.sent_at >= s.since
    WHERE lower(e.recipient) = lower(${recipient}) AND e.kind = 'newsletter-confirmation' LIMIT 1`);
  return rows.length === 0;
}

async function written(
  sender: Sender,
  message: Email,
  context: EmailContext,
): Promise<RenderedEmail | Delivery | null> {
  try {
    const write = (await sender.templates())[message.kind];
    // A newer version of the shop that runs beside this one may know the kind.
    if (!write) return { outcome: "later", reason: `no template for ${message.kind}`, isAway: false };
    return await withLanguage(message.language, () => write(message.data, context));
  } catch (error) {
    sender.shop.log.error({ err: error, message: message.id }, "an email could not be rendered");
    return { outcome: "later", reason: UNWRITABLE, isAway: false };
  }
}
