import { randomUUID } from "node:crypto";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import type { AppContext } from "#platform/context.ts";
import { type Db, type Tx, transact } from "#platform/database/database.ts";
import { publish } from "#platform/events/events.ts";
import { AppError } from "#shared/app-error.ts";
import { sendingAgain, sendingAgainFromOrder, TO_BUYER } from "../email.ts";
import { messages } from "../messages.ts";
import { TO_ALL } from "./claim-email.ts";
import { emailAttempts, emails } from "./emails-table.ts";
import { addressOf, clearBounce } from "./forget-bounce.ts";
import { newMessageId, queueAgain } from "./queue-email.ts";

type Email = typeof emails.$inferSelect;

interface Asked extends Actor {
  /** Where the administrator pressed: its order lists what its buyer got. */
  from: "log" | "order";
  /** The administrator confirmed that the recipient may get the email twice. */
  isSure: boolean;
  /** Chosen by the caller: pressed again after a lost answer it goes out once. */
  press?: string | undefined;
}

/**
 * Sends an email once more. What the buyer of an order gets goes to the address that the order has now: its links open the order.
 * @throws AppError for an email that is gone, being sent, or uncertain without a confirmation
 */
export const sendEmailAgain = (shop: AppContext, id: string, { from, isSure, press, ...actor }: Asked): Promise<void> =>
  transact(shop.db, async (tx) => {
    const order = await lockOrderOf(tx, id);
    const [email] = await tx.select().from(emails).where(eq(emails.id, id)).for("update");
    if (!email || (from === "order" && !order)) throw new AppError("not-found", messages.gone);
    const pressed = and(eq(emailAttempts.emailId, id), eq(emailAttempts.detail, press ?? ""));
    if (press && (await tx.$count(emailAttempts, pressed)) > 0) return;
    const sent = { ...email, hasData: Object.keys(email.data).length > 0 };
    const may = from === "order" ? sendingAgainFromOrder(sent) : sendingAgain(sent);
    if (may === "no") throw new AppError("conflict", messages.notAgain, { code: "NOT_AGAIN" });
    if (may === "asked" && !isSure) throw new AppError("conflict", messages.askFirst, { code: "CONFIRM" });
    const toBuyer = order && TO_BUYER.includes(email.kind) ? order : null;
    const recipient = toBuyer?.email ?? email.recipient;
    await clearBounce(tx, addressOf(recipient));
    await tx.insert(emailAttempts).values({ emailId: id, outcome: "resend-asked", detail: press });
    if (email.state === "sent") await queueAnew(tx, email, recipient);
    else await tryAgain(tx, email, recipient);
    await writeAudit(
      tx,
      actor,
      toBuyer
        ? { action: "order.email-sent", subject: { kind: "order", id: toBuyer.id } }
        : {
            action: "email.sent-again",
            subject: { kind: "email", id },
            details: { kind: email.kind, was: email.state },
          },
    );
  });

/** Emails that wait for an address that their order has no more. Answers whether there were any. */
export async function readdress(db: Db, which: SQL): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE emails SET recipient = orders.email, message_id = gen_random_uuid() || '@emails.aurelle', provider_id = NULL
    FROM orders WHERE orders.id = emails.order_id AND orders.erased_at IS NULL
      AND lower(orders.email) <> lower(emails.recipient) AND emails.kind = ANY(${sql.param([...TO_BUYER])}) AND ${which}`);
  return (rowCount ?? 0) > 0;
}

/** The order must be locked, so that none is queued for the earlier address meanwhile. */
export const readdressWaiting = (tx: Tx, orderId: string): Promise<boolean> =>
  readdress(tx, sql`emails.order_id = ${orderId} AND emails.state = 'queued'`);

/** Before the email, as everything locks an order first. */
async function lockOrderOf(tx: Tx, id: string): Promise<{ id: string; email: string } | null> {
  const { rows } = await tx.execute<{ id: string; email: string }>(sql`
    SELECT id, email FROM orders WHERE id = (SELECT order_id FROM emails WHERE id = ${id}) FOR NO KEY UPDATE`);
  return rows[0] ?? null;
}

/** As a new email, because mail programs hide a second one with a known Message-ID. */
const queueAnew = (tx: Tx, email: Email, recipient: string): Promise<void> =>
  queueAgain(tx, email, {
    dedupeKey: `again:${email.id}:${randomUUID()}`,
    recipient,
    orderId: email.orderId ?? undefined,
    priority: Math.min(email.priority, TO_ALL - 1),
    language: email.language,
  });

/**
 * The same email under its Message-ID, unless the provider accepted it before: it would answer that with the email that failed. A campaign email goes as an email to one person, as its campaign may be over. */
async function tryAgain(tx: Tx, email: Email, recipient: string): Promise<void> {
  const { id, priority, messageId, providerId } = email;
  const isSameAddress = addressOf(recipient) === addressOf(email.recipient);
  await tx
    .update(emails)
    .set({
      state: "queued",
      recipient,
      priority: Math.min(priority, TO_ALL - 1),
      triedSince: null,
      nextAttemptAt: sql`now()`,
      messageId: providerId === null && isSameAddress ? messageId : newMessageId(),
      providerId: null,
    })
    .where(eq(emails.id, id));
  await publish(tx, { kind: "email", id });
}
