import { and, eq, gt, gte, or } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { euros } from "#shared/money.ts";
import { orders } from "./orders-table.ts";

/** Whether an order that goes to the country and was placed or paid since then has this rate of VAT, in percent, or a price without it. */
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
  return found.length > 0;
}
