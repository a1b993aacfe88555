import { and, desc, eq, gte, isNull, ne, sql } from "drizzle-orm";
import { queueEmail } from "#features/email/server/queue-email.ts";
import type { AppContext } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { DAY_MS } from "#shared/day.ts";
import { orders } from "./orders-table.ts";

/** As long as goods may be returned (return policy), and as many emails at most. */
const DAYS = 100;
const MOST = 3;

/** Emails go to addresses that anybody may type, so they are limited like the newsletter. */
export const orderEmailLimit = ({ config }: AppContext) => ({
  name: "order-email",
  calls: config.LIMIT_NEWSLETTER,
  seconds: 3600,
});

/** Sends the confirmations of an address's newest paid orders once more, each once a day at most. Nobody learns whether there are any. */
export const emailOrdersAgain = (shop: AppContext, email: string): Promise<void> =>
  transact(shop.db, async (tx) => {
    const now = shop.clock.now();
    const found = await tx
      .select({ id: orders.id, email: orders.email, language: orders.language })
      .from(orders)
      .where(
        and(
          eq(orders.customerId, sql`(SELECT id FROM customers WHERE customers.email = ${email.toLowerCase()})`),
          gte(orders.createdAt, new Date(now.getTime() - DAYS * DAY_MS)),
          sql`${orders.paidAt} IS NOT NULL`,
          ne(orders.status, "cancelled"),
          isNull(orders.erasedAt),
        ),
      )
      .orderBy(desc(orders.createdAt))
      .limit(MOST);
    for (const { id: orderId, email: recipient, language } of found)
      await queueEmail(
        tx,
        "order-confirmation",
        { orderId },
        { dedupeKey: `order-asked:${orderId}:${now.toISOString().slice(0, 10)}`, recipient, orderId, language },
      );
  });
