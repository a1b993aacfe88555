import { asc, eq, sql } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import type { AuditAction } from "#features/audit/audit-actions.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import type { AppContext } from "#platform/context.ts";
import { type Db, type Tx, transact } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { dayBefore, dayIn, startOfDay } from "#shared/day.ts";
import { messages } from "../messages.ts";
import { storeSettings } from "./settings-queries.ts";
import { taxRates } from "./settings-table.ts";

/** Percent, on the days from the first to the last of them; without a last day until further notice. */
export type TaxRate = typeof taxRates.$inferSelect;

export const allTaxRates = (db: Db): Promise<TaxRate[]> =>
  db.select().from(taxRates).orderBy(asc(taxRates.country), asc(taxRates.validFrom)).limit(2000);

/** The rate of a country from a day on; the one before ends the day before. @throws AppError for a day that has passed */
export async function addTaxRate(
  shop: AppContext,
  { country, rate, validFrom }: Pick<TaxRate, "country" | "rate" | "validFrom">,
  actor: Actor,
): Promise<void> {
  if (validFrom < (await today(shop))) throw new AppError("invalid", messages.rates.past);
  await transact(shop.db, async (tx) => {
    const known = await ratesOf(tx, country);
    const there = known.find((one) => one.validFrom === validFrom);
    // The answer to an earlier attempt was lost.
    if (there?.rate === rate) return;
    if (there) throw new AppError("conflict", messages.rates.sameDay);
    const before = known.findLast((one) => one.validFrom < validFrom);
    const next = known.find((one) => one.validFrom > validFrom);
    if (before && (before.validTo === null || before.validTo >= validFrom))
      await endAt(tx, before.id, dayBefore(validFrom));
    await tx.insert(taxRates).values({ country, rate, validFrom, validTo: next ? dayBefore(next.validFrom) : null });
    await audit(tx, "tax-rate.added", { country, rate, validFrom }, actor);
  });
}

/** Whether an order that was placed or paid since then has the rate, or a price without it. */
export type HasSales = (tx: Tx, rate: Pick<TaxRate, "country" | "rate">, since: Date) => Promise<boolean>;

/**
 * Takes back a rate that has not begun, or begins today and no order has; the one before goes on. @throws AppError for any other
 */
export async function removeTaxRate(shop: AppContext, id: string, actor: Actor, hasSales: HasSales): Promise<void> {
  const { timeZone } = await storeSettings(shop.db);
  const day = dayIn(timeZone, shop.clock.now());
  await transact(shop.db, async (tx) => {
    // Whoever places or pays an order has read the rates in the same transaction: they come first, or read without this one.
    // A backup reads for longer, and buyers do not wait for it.
    await tx.execute(sql`SET LOCAL lock_timeout = '2s'`);
    await tx.execute(sql`LOCK TABLE tax_rates IN ACCESS EXCLUSIVE MODE`);
    const [found] = await tx.select().from(taxRates).where(eq(taxRates.id, id));
    const known = found ? await ratesOf(tx, found.country) : [];
    const rate = known.find((one) => one.id === id);
    if (!rate) throw new AppError("not-found", messages.rates.gone);
    if (rate.validFrom < day) throw new AppError("conflict", messages.rates.begun);
    if (rate.validFrom === day && (await hasSales(tx, rate, startOfDay(timeZone, day))))
      throw new AppError("conflict", messages.rates.used);
    await tx.delete(taxRates).where(eq(taxRates.id, id));
    const before = known.findLast((one) => one.validFrom < rate.validFrom);
    if (before?.validTo === dayBefore(rate.validFrom)) await endAt(tx, before.id, rate.validTo);
    await audit(tx, "tax-rate.removed", rate, actor);
  });
}

const today = async ({ db, clock }: AppContext): Promise<string> =>
  dayIn((await storeSettings(db)).timeZone, clock.now());

/** The earliest first. Other changes of rates wait until the transaction ends; readers do not. */
async function ratesOf(tx: Tx, country: string): Promise<TaxRate[]> {
  await tx.execute(sql`LOCK TABLE tax_rates IN SHARE ROW EXCLUSIVE MODE`);
  return tx.select().from(taxRates).where(eq(taxRates.country, country)).orderBy(asc(taxRates.validFrom));
}

const endAt = (tx: Tx, id: string, validTo: string | null) =>
  tx.update(taxRates).set({ validTo }).where(eq(taxRates.id, id));

const audit = (
  tx: Tx,
  action: AuditAction,
  { country, rate, validFrom }: Pick<TaxRate, "country" | "rate" | "validFrom">,
  actor: Actor,
) => writeAudit(tx, actor, { action, subject: { kind: "tax-rate", id: country }, details: { rate, validFrom } });
