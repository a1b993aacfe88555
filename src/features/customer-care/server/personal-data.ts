import { and, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { endRequests, eraseRequests, requestsOf } from "#features/back-in-stock/server/request-data.ts";
import { customers } from "#features/customers/server/customers-table.ts";
import { ERASED_EMAIL } from "#features/customers/server/forget-customers.ts";
import { documentsOfOrder } from "#features/documents/server/document-queries.ts";
import { emails, suppressedAddresses } from "#features/email/server/emails-table.ts";
import { eraseRecipients } from "#features/email/server/erase-recipients.ts";
import { draftsOf, removeDraftsOf } from "#features/order-editing/server/order-drafts.ts";
import { messages } from "#features/orders/operator-messages.ts";
import { STATUS_MEANING } from "#features/orders/order-status.ts";
import { eraseOrders } from "#features/orders/server/erase-orders.ts";
import { asOrderDetail } from "#features/orders/server/order-detail.ts";
import { orderDetail } from "#features/orders/server/order-detail-queries.ts";
import { orders } from "#features/orders/server/orders-table.ts";
import { withdrawals } from "#features/orders/server/withdrawals-table.ts";
import { erasePast, pastOf } from "#features/past-orders/server/past-queries.ts";
import { attemptsWhere } from "#features/payments/payment-state.ts";
import { payments } from "#features/payments/server/payments-table.ts";
import { noteErased } from "#features/subscribers/server/erased-addresses.ts";
import { eraseSubscriber, subscriberData } from "#features/subscribers/server/subscriber-data.ts";
import { messages as withdrawalMessages } from "#features/withdrawals/operator-messages.ts";
import { OPEN_STATES } from "#features/withdrawals/return.ts";
import { photosOf } from "#features/withdrawals/server/return-photos.ts";
import { returnsOfOrder } from "#features/withdrawals/server/returns.ts";
import { returns } from "#features/withdrawals/server/returns-table.ts";
import { eraseWithdrawalsOf, ofAddress } from "#features/withdrawals/server/withdrawals-without-order.ts";
import type { AppContext } from "#platform/context.ts";
import { type Db, type Tx, transact } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { isoOrNull } from "#shared/day.ts";

/** All data stored about the person with this email, in a form that programs can read (reliability 35). */
export async function personalData(db: Db, email: string) {
  const [customer] = await db.select().from(customers).where(eq(customers.email, email));
  const made = await db.select({ id: orders.id }).from(orders).where(ofPerson(email)).orderBy(desc(orders.createdAt));
  // One order after the other: anybody can order under an address, and all at once would take every connection.
  const files = [];
  const issued = [];
  const returned = [];
  const photos = new Map<string, string[]>();
  for (const { id } of made) {
    files.push(await orderDetail(db, id));
    issued.push(...(await documentsOfOrder(db, id)));
    for (const one of await returnsOfOrder(db, id)) {
      returned.push(one);
      photos.set(one.row.id, await photosOf(db, one.row.id));
    }
  }
  return {
    email,
    customer: customer
      ? { first_name: customer.firstName, last_name: customer.lastName, since: customer.createdAt.toISOString() }
      : null,
    // Who of the shop did what is not the customer's.
    orders: files.flatMap((file) => {
      if (!file) return [];
      const { history, emails: sent, version, review_flag, customer_id, refunds, ...order } = asOrderDetail(file);
      return [{ ...order, refunds: refunds.map(({ by, ...refund }) => refund) }];
    }),
    documents: issued.map(({ number, issuedOn, data: { buyer } }) => ({ number, issued_on: issuedOn, buyer })),
    returns: returned.map(({ orderNumber, goods, row: { id, state, reason, refusal, note, declaredAt } }) => ({
      order_number: orderNumber,
      declared_at: declaredAt.toISOString(),
      state,
      reason,
      refusal,
      note,
      goods: goods.map(({ name, quantity }) => ({ name, quantity })),
      photos: photos.get(id) ?? [],
    })),
    emails: await emailsTo(db, email),
    suppressed: await suppressionOf(db, email),
    withdrawals: await db
      .select({ orderNumber: withdrawals.orderNumber, name: withdrawals.name, items: withdrawals.items })
      .from(withdrawals)
      .where(or(ofAddress(email), ofOrders(made))),
    drafts: await draftsOf(db, email),
    newsletter: await subscriberData(db, email),
    back_in_stock: await requestsOf(db, email),
    past: await pastData(db, email),
  };
}

/** What files of another shop told of the person. */
async function pastData(db: Db, email: string) {
  const { customers: known, orders: made } = await pastOf(db, email);
  return {
    customers: known.map(({ id, digest, ...one }) => one),
    orders: made.map(({ id, digest, ...one }) => one),
  };
}

/** Why the address gets no emails, or not all of them. */
async function suppressionOf(db: Db, email: string) {
  const [found] = await db.select().from(suppressedAddresses).where(eq(suppressedAddresses.email, email));
  return found ? { reason: found.reason, since: found.since.toISOString() } : null;
}

const emailsTo = async (db: Db, email: string) =>
  (
    await db
      .select({ kind: emails.kind, subject: emails.subject, sentAt: emails.sentAt })
      .from(emails)
      .where(sql`lower(${emails.recipient}) = ${email}`)
      .orderBy(desc(emails.createdAt))
  ).map(({ sentAt, ...email }) => ({ ...email, sent_at: isoOrNull(sentAt) }));

const ofOrders = (made: readonly { id: string }[]) =>
  sql`${withdrawals.orderId} = ANY(${sql.param(made.map(({ id }) => id))}::uuid[])`;

const ofPerson = (email: string) =>
  and(
    or(
      sql`lower(${orders.email}) = ${email}`,
      sql`${orders.customerId} = (SELECT id FROM customers WHERE email = ${email})`,
    ),
    isNull(orders.erasedAt),
  );

/**
 * Erases the person with this email, everywhere in one transaction. What the books need stays without the person.
 * @throws AppError "conflict" while an order is being packed or paid or a withdrawal waits, "not-found" where nothing is kept
 */
export const erasePerson = (shop: AppContext, email: string, actor: Actor): Promise<{ orders: number }> =>
  transact(shop.db, async (tx) => {
    if (email === ERASED_EMAIL) throw new AppError("not-found", messages.nobodyKnown);
    const made = await tx.select().from(orders).where(ofPerson(email)).orderBy(orders.id).for("no key update");
    await refuseOpenOrders(tx, made);
    await refuseOpenWithdrawals(tx, made, email);
    await eraseOrders(tx, made, shop.clock.now());
    const declared = await eraseWithdrawalsOf(tx, email);
    const drafts = await removeDraftsOf(tx, email);
    const wasSubscriber = await eraseSubscriber(tx, email);
    const waited = await eraseRequests(tx, email);
    const hadPast = await erasePast(tx, email);
    const written = await emailsTo(tx, email);
    await noteErased(tx, shop.secret, [email]);
    await eraseRecipients(tx, { emails: [email], orderIds: [], instead: ERASED_EMAIL });
    const wasKnown = wasSubscriber || waited || hadPast;
    if (made.length === 0 && declared === 0 && drafts === 0 && written.length === 0 && !wasKnown)
      throw new AppError("not-found", messages.nobodyKnown);
    await writeAudit(tx, actor, {
      action: "person.erased",
      subject: { kind: "customer", id: made[0]?.customerId ?? "none" },
      details: { orders: made.length },
    });
    return { orders: made.length };
  });

/**
 * Ends the requests of an address for emails about products that are in stock again.
 * @throws AppError "not-found" where it has none
 */
export const endWaiting = (shop: AppContext, email: string, actor: Actor): Promise<void> =>
  transact(shop.db, async (tx) => {
    if (!(await endRequests(tx, email, shop.clock.now()))) throw new AppError("not-found", messages.nothingAwaited);
    await writeAudit(tx, actor, { action: "person.requests-ended", subject: { kind: "customer", id: "none" } });
  });

async function refuseOpenOrders(tx: Tx, made: readonly (typeof orders.$inferSelect)[]): Promise<void> {
  const paying = await tx
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(
      and(
        sql`${payments.orderId} = ANY(${sql.param(made.map(({ id }) => id))}::uuid[])`,
        inArray(
          payments.state,
          attemptsWhere(({ isOver }) => !isOver),
        ),
      ),
    );
  const open = made.filter(
    ({ id, status, paidAt }) =>
      (paidAt && STATUS_MEANING[status].isOpen) || paying.some(({ orderId }) => orderId === id),
  );
  if (open.length > 0)
    throw new AppError("conflict", messages.stillOpen(open.map(({ orderNumber }) => orderNumber)), {
      code: "OPEN_ORDERS",
    });
}

/** The law gives the customer an answer first; who sends goods back gets the money first. */
async function refuseOpenWithdrawals(
  tx: Tx,
  made: readonly { id: string; orderNumber: string }[],
  email: string,
): Promise<void> {
  const open = await tx
    .select({ orderId: withdrawals.orderId, orderNumber: withdrawals.orderNumber })
    .from(withdrawals)
    .where(and(isNull(withdrawals.settledAt), or(ofOrders(made), ofAddress(email))));
  const returning = await tx
    .select({ orderId: returns.orderId })
    .from(returns)
    .where(
      and(
        sql`${returns.orderId} = ANY(${sql.param(made.map(({ id }) => id))}::uuid[])`,
        inArray(returns.state, OPEN_STATES),
      ),
    );
  const numberOf = (orderId: string | null) => made.find(({ id }) => id === orderId)?.orderNumber;
  const numbers = [
    ...new Set([
      ...open.map(({ orderId, orderNumber }) => numberOf(orderId) ?? orderNumber ?? ""),
      ...returning.flatMap(({ orderId }) => numberOf(orderId) ?? []),
    ]),
  ];
  if (numbers.length > 0)
    throw new AppError("conflict", withdrawalMessages.openWithdrawals(numbers), { code: "OPEN_WITHDRAWALS" });
}
