import { and, eq, gt, gte, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { euros } from "#shared/money.ts";
import type { OrderVersion } from "../correction.ts";
import { orderCorrections } from "./corrections-table.ts";
import { orders } from "./orders-table.ts";

/**
 * Whether an order that goes to the country, or is of a business there, and was placed or paid since then has this rate of VAT, in percent, or a price without
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
        or(
          and(
            eq(orders.deliveryCountry, country),
            or(eq(orders.shippingVatRate, rate), gt(orders.exemptCents, euros(0))),
          ),
          and(
            eq(orders.shippingVatRate, rate),
            eq(orders.exemptCents, euros(0)),
            ofBusinessIn(country, sql`${orders.vatCheckId}`),
          ),
        ),
      ),
    )
    .limit(1);
  if (found.length > 0) return true;
  const after: Partial<OrderVersion> = { shippingVatRate: rate };
  return (
    (await db.$count(
      orderCorrections,
      and(
        eq(orderCorrections.state, "waiting"),
        sql`after @> ${JSON.stringify(after)}`,
        or(
          sql`after ->> 'deliveryCountry' = ${country}`,
          ofBusinessIn(country, sql`(recipient_after ->> 'vatCheckId')::uuid`),
        ),
      ),
    )) > 0
  );
}

/** A confirmed number of the country: a business of the shop's own state is charged its VAT wherever the goods go. */
const ofBusinessIn = (country: string, checkId: SQL): SQL =>
  sql`EXISTS (SELECT FROM vat_checks c WHERE c.id = ${checkId} AND c.is_valid AND left(c.number, 2) = ${country === "GR" ? "EL" : country})`;
