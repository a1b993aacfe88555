import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { type Actor, actorOf } from "#features/audit/actor.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { isMoneyComing } from "#features/payments/server/payment-session.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { PaymentUnavailable } from "#platform/payment/payment.ts";
import { AppError } from "#shared/app-error.ts";
import { dateInWords } from "#shared/day.ts";
import { endOfLink } from "../correction.ts";
import { messages } from "../operator-messages.ts";
import { cancelAttempt } from "./cancel-attempt.ts";
import { orders } from "./orders-table.ts";

const MAX = 100;

const reservation = z.object({
  order_id: z.uuid(),
  order_number: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  /** Whether another shopper who needs the pieces gets them. */
  yields: z.boolean(),
  items: z.array(z.object({ product_id: z.uuid(), name: z.string(), quantity: z.number() })),
});

export const reservationEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "GET",
    name: "admin-reservations",
    summary: "What unpaid orders reserve, oldest first, 100 orders at most; of one product or of one order.",
    access: "administrator",
    query: z.object({ productId: z.uuid().optional(), orderId: z.uuid().optional() }),
    answer: z.object({ data: z.array(reservation) }),
    handle: async ({ query: { productId, orderId } }) => {
      const { rows } = await shop.db.execute<z.infer<typeof reservation>>(sql`
        SELECT h.order_id, o.order_number, to_json(min(h.created_at)) #>> '{}' AS created_at,
               to_json(max(h.expires_at)) #>> '{}' AS expires_at, bool_or(h.yields) AS yields,
               json_agg(json_build_object('product_id', p.id, 'name', p.name, 'quantity', h.quantity) ORDER BY p.name) AS items
        FROM stock_reservations h JOIN orders o ON o.id = h.order_id JOIN products p ON p.id = h.product_id
        WHERE h.state = 'active'
          AND (${productId ?? null}::uuid IS NULL OR h.order_id IN (
            SELECT order_id FROM stock_reservations WHERE product_id = ${productId ?? null}::uuid AND state = 'active'))
          AND (${orderId ?? null}::uuid IS NULL OR h.order_id = ${orderId ?? null}::uuid)
        GROUP BY h.order_id, o.order_number ORDER BY min(h.created_at) LIMIT ${MAX}`);
      return { data: rows };
    },
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-reservations",
    summary: "Ends the payment page of an unpaid order and puts what it reserves back for sale.",
    access: "administrator",
    body: z.object({ orderId: z.uuid() }),
    handle: ({ body: { orderId }, caller }) => releaseOrder(shop, orderId, actorOf(caller)),
  }),
];

/** @throws AppError "conflict" where its goods stay reserved, with the reason */
export async function releaseOrder(shop: AppContext, orderId: string, actor: Actor): Promise<void> {
  await cancelAttempt(shop, orderId).catch((error: unknown) => {
    if (!(error instanceof PaymentUnavailable)) throw error;
    throw new AppError("unavailable", messages.providerAway, { retryAfterSeconds: 60 });
  });
  const { rows } = await shop.db.execute(
    sql`SELECT FROM stock_reservations WHERE order_id = ${orderId} AND state = 'active' LIMIT 1`,
  );
  if (rows.length > 0) throw await refusal(shop, orderId);
  // The reservation ended in transactions of its own, around a call to the payment provider.
  await transact(shop.db, (tx) =>
    writeAudit(tx, actor, { action: "reservation.released", subject: { kind: "order", id: orderId } }),
  );
}

async function refusal({ db }: AppContext, orderId: string): Promise<AppError> {
  const [order] = await db.select({ payBy: orders.payBy }).from(orders).where(eq(orders.id, orderId));
  if (!order?.payBy || (await isMoneyComing(db, orderId, null))) return new AppError("conflict", messages.beingPaid);
  const { timeZone } = await storeSettings(db);
  return new AppError("conflict", messages.linkRuns(dateInWords(timeZone, endOfLink(order.payBy))), {
    code: "LINK_RUNS",
  });
}
