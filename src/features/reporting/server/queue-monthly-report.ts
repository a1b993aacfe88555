import { shopLanguage } from "#features/administrators/server/shop-language.ts";
import { isQueued, queueEmail } from "#features/email/server/queue-email.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import type { AppContext } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { dayIn } from "#shared/day.ts";
import { lastMonth } from "#shared/periods.ts";
import { averageOrder, marginOf, periodBefore, totalOf } from "../report.ts";
import { salesBy, salesByDay } from "./report-queries.ts";

/** Products and countries that the email names. */
const NAMED = 5;

/**
 * Queues the email with the figures of the last month, once a month however often it is called. A month without any sale has
 * none. Test payments count in a demo only.
 */
export async function queueMonthlyReport(shop: AppContext): Promise<void> {
  const { db, clock, config } = shop;
  const { timeZone, storeEmail, monthlyReport } = await storeSettings(db);
  if (!monthlyReport || storeEmail === "") return;
  const month = lastMonth(dayIn(timeZone, clock.now()));
  const dedupeKey = `monthly-report:${month.from}`;
  if (await isQueued(db, dedupeKey)) return;
  const filter = { ...month, timeZone, isTest: config.mode === "demo" };
  const days = await salesByDay(db, filter);
  if (days.length === 0) return;
  const filterBefore = { ...filter, ...periodBefore(month) };
  const [before, products, countries, returns, returnsBefore] = await Promise.all([
    salesByDay(db, filterBefore),
    salesBy(db, "product", filter, NAMED),
    salesBy(db, "country", filter, NAMED),
    salesBy(db, "reason", filter, null),
    salesBy(db, "reason", filterBefore, null),
  ]);
  const totals = totalOf(days);
  const totalsBefore = totalOf(before);
  await transact(db, async (tx) =>
    queueEmail(
      tx,
      "monthly-report",
      {
        ...month,
        net: totals.net,
        before: totalsBefore.net,
        ...figures(totals, returns.rows),
        last: figures(totalsBefore, returnsBefore.rows),
        products: products.rows
          .filter(({ name, pieces }) => name && pieces > 0)
          .map(({ name, pieces, net }) => ({ name: name ?? "", pieces, net })),
        countries: countries.rows.filter(({ net }) => net !== 0).map(({ key, net }) => ({ country: key, net })),
      },
      { dedupeKey, recipient: storeEmail, language: await shopLanguage(tx) },
    ),
  );
}

const figures = (totals: ReturnType<typeof totalOf>, returns: readonly { orders: number }[]) => ({
  orders: totals.orders,
  refunds: totals.refunds,
  average: averageOrder(totals),
  margin: marginOf(totals),
  returns: returns.reduce((count, { orders }) => count + orders, 0),
});
