import { and, eq, gt, gte, or, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { euros } from "#shared/money.ts";
import type { OrderVersion } from "../correction.ts";
import { orderCorrections } from "./corrections-table.ts";
import { orders } from "./orders-table.ts";

/**
 * Whether an order that goes to the country and was placed or paid since then has this rate of VAT, in percent, or a price without
 * it, or a correction that waits for money or a refund will have it.
 */
export async function hasSalesAtRate(
  db: Db,
  { country, rate }: { country: string; rate: number },
  since: Date,
): Promise<boolean> {
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        or(gte(orders.createdAt, since), gte(orders.paidAt, since)),
        eq(orders.deliveryCountry, country),
        or(eq(orders.shippingVatRate, rate), gt(orders.exemptCents, euros(0))),
      ),
    )
    .limit(1);
  if (found.length > 0) return true;
  const after: Partial<OrderVersion> = { shippingVatRate: rate, deliveryCountry: country };
  return (
    (await db.$count(
      orderCorrections,
      and(eq(orderCorrections.state, "waiting"), sql`after @> ${JSON.stringify(after)}`),
    )) > 0
  );
}
