import { sql } from "drizzle-orm";
import { netReceivedCents } from "#features/payments/server/net-received-cents.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { US_STATES, usState } from "#features/shipping/us-states.ts";
import type { AppContext } from "#platform/context.ts";

export interface StateSales {
  state: string;
  year: number;
  orders: number;
  /** Euro, less what was given back. */
  amount: number;
}

/**
 * What was paid from each state of the United States, this calendar year and the last: states ask for tax from a sum or a
 * number of sales on (L61). A payment that went back as a second one is no sale. Years are those of the shop's time zone. Earlier orders may have written the state out.
 */
export async function stateSales({ db, clock, config }: AppContext): Promise<StateSales[]> {
  const { timeZone } = await storeSettings(db);
  const now = sql`${clock.now().toISOString()}::timestamptz AT TIME ZONE ${timeZone}`;
  const { rows } = await db.execute<{ state: string | null; year: number; orders: number; cents: number }>(sql`
    SELECT o.state, extract(year FROM o.paid_at AT TIME ZONE ${timeZone})::int AS year, count(*)::int AS orders,
      sum(paid.cents)::float8 AS cents
    FROM orders o JOIN LATERAL (
      SELECT sum(${netReceivedCents}) AS cents FROM payments p WHERE p.order_id = o.id AND p.state = 'paid' HAVING count(*) > 0) AS paid ON true
    WHERE o.delivery_country = 'US' AND ${config.mode === "demo" ? sql`true` : sql`NOT o.is_test`}
      AND o.paid_at >= (date_trunc('year', ${now}) - interval '1 year') AT TIME ZONE ${timeZone}
    GROUP BY 1, 2`);
  const sums = new Map<string, StateSales & { cents: number }>();
  for (const { state: written, year, orders, cents } of rows) {
    const code = usState(written ?? "");
    const state = code ? US_STATES[code] : (written ?? "");
    const key = `${year} ${state}`;
    const before = sums.get(key) ?? { state, year, orders: 0, amount: 0, cents: 0 };
    sums.set(key, { ...before, orders: before.orders + orders, cents: before.cents + cents });
  }
  return [...sums.values()]
    .map(({ cents, ...sales }) => ({ ...sales, amount: cents / 100 }))
    .toSorted((a, b) => b.year - a.year || b.amount - a.amount || a.state.localeCompare(b.state, "en"));
}
