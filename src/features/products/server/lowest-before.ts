import { sql } from "drizzle-orm";
import type { Cents } from "#shared/money.ts";

/** 30 whole days, and the day on which today's price began: a day too many is lawful everywhere. */
const DAYS = "31 days";

/**
 * The lowest price of the days before today's price of a reduced product began (L2, L3). Each change is a step of its own, so a
 * reduction within a reduction counts from the first reduced price. Null without a discount, and where the shop does not know
 * what it asked on all of those days, as of new goods. Three looks at the index; prices in their order are those of `since`.
 */
export const lowestBefore = sql<Cents | null>`(
  SELECT least(in_force.asked, (
    SELECT min(floor((h.price_cents * (10000 - round(h.discount_percentage * 100)) + 5000) / 10000))
    FROM price_history h WHERE h.product_id = products.id AND h.since >= today.since - interval '${sql.raw(DAYS)}'
      AND (h.since, h.id) < (today.since, today.id)))::int
  FROM (SELECT t.since, t.id FROM price_history t WHERE t.product_id = products.id
        ORDER BY t.since DESC, t.id DESC LIMIT 1) today
  CROSS JOIN LATERAL (
    SELECT floor((b.price_cents * (10000 - round(b.discount_percentage * 100)) + 5000) / 10000) AS asked
    FROM price_history b WHERE b.product_id = products.id AND b.since < today.since - interval '${sql.raw(DAYS)}'
    ORDER BY b.since DESC, b.id DESC LIMIT 1) in_force
  WHERE products.discount_percentage > 0)`;
