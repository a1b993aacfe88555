import { createHash } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import { shopLanguage } from "#features/administrators/server/shop-language.ts";
import type { Actor } from "#features/audit/actor.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { retainedSince } from "#features/policies/keep-periods.ts";
import { readable } from "#features/products/server/import-steps.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { erasedAmong } from "#features/subscribers/server/erased-addresses.ts";
import { takeConsents } from "#features/subscribers/server/import-subscribers.ts";
import type { AppContext } from "#platform/context.ts";
import { type Tx, transact } from "#platform/database/database.ts";
import { readCsv } from "#shared/csv.ts";
import { dayIn } from "#shared/day.ts";
import { type ImportReport, type LineReport, Undone } from "#shared/import-report.ts";
import { messages } from "../import-messages.ts";
import { MAX_LINES, type OtherShop, type PastCustomer, type PastOrder, SHOP_NAMES } from "../past-order.ts";
import type { ReadLine } from "./other-shops/read-line.ts";
import { pastCustomers, pastOrders } from "./past-orders-table.ts";
import { readPastFile } from "./read-past.ts";

/** Rows of one statement. */
const AT_ONCE = 1_000;
const LONGEST_TOLD = 120;

/**
 * Takes over a file of another shop's customers or orders, all or nothing; the trial does the same and undoes it. Nothing of it is
 * sold, paid, counted or sent. A file that comes again changes nothing. @throws AppError for a file that cannot be read
 */
export async function importPast(
  shop: Pick<AppContext, "db" | "clock" | "secret">,
  bytes: Uint8Array,
  actor: Required<Actor>,
  isTrial: boolean,
): Promise<ImportReport> {
  const { timeZone } = await storeSettings(shop.db);
  const now = shop.clock.now();
  const file = readPastFile(readCsv(readable(bytes), MAX_LINES + 1), { timeZone, now });
  if (file.problems.length > 0) return { applied: false, problems: file.problems, lines: [] };
  const since = retainedSince(dayIn(timeZone, now));
  try {
    const lines = await transact(shop.db, async (tx) => {
      // Two files at once would each take the other's rows for new ones.
      await tx.execute(sql`LOCK TABLE past_customers, past_orders IN SHARE ROW EXCLUSIVE MODE`);
      const reports = await takeOver(tx, shop.secret, file, (at) => dayIn(timeZone, at) < since);
      if (isTrial || reports.some(({ outcome }) => outcome === "refused")) throw new Undone(reports);
      await writeAudit(tx, actor, {
        action: "past-orders.imported",
        subject: { kind: "file", id: actor.requestId },
        details: { lines: reports.length },
      });
      return reports;
    });
    return { applied: true, problems: [], lines };
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
    return { applied: false, problems: [], lines: error.lines };
  }
}

const digestOf = (content: PastOrder | PastCustomer): string =>
  createHash("sha256").update(JSON.stringify(content)).digest("hex");

const keyOf = ({ order, customer }: ReadLine): string => order?.orderNumber ?? customer?.email ?? "";

const emailOf = ({ order, customer }: ReadLine) => order?.email ?? customer?.email;

async function takeOver(
  tx: Tx,
  secret: Buffer,
  { shop, lines }: { shop: OtherShop; lines: readonly ReadLine[] },
  isTooOld: (at: Date) => boolean,
): Promise<LineReport[]> {
  const known = await knownDigests(tx, shop, lines);
  const erased = await erasedAmong(
    tx,
    secret,
    lines.flatMap((one) => emailOf(one) ?? []),
  );
  const firstLine = new Map<string, number>();
  const taken: ReadLine[] = [];
  const reports = lines.map((one): LineReport => {
    const { line, problems, notes } = one;
    const report = (outcome: LineReport["outcome"], ...said: string[]): LineReport => ({
      line,
      outcome,
      name: one.name.slice(0, LONGEST_TOLD),
      notes: said,
    });
    if (problems.length > 0) return report("refused", ...problems);
    const content = one.order ?? one.customer;
    if (!content) return report("skipped", ...notes);
    if (erased.has(emailOf(one) ?? "")) return report("skipped", messages.erased);
    if (one.order && isTooOld(one.order.orderedAt)) return report("skipped", messages.tooOld);
    const earlier = firstLine.get(keyOf(one));
    if (earlier !== undefined) return report("skipped", messages.twice(earlier));
    firstLine.set(keyOf(one), line);
    taken.push(one);
    const before = known.get(keyOf(one));
    return report(before === undefined ? "new" : before === digestOf(content) ? "unchanged" : "changed", ...notes);
  });
  await writeOrders(
    tx,
    shop,
    taken.flatMap(({ order }) => order ?? []),
  );
  await writeCustomers(
    tx,
    shop,
    taken.flatMap(({ customer }) => customer ?? []),
  );
  await subscribe(tx, secret, shop, { taken, reports });
  return reports;
}

async function knownDigests(tx: Tx, shop: OtherShop, lines: readonly ReadLine[]): Promise<Map<string, string>> {
  const numbers = lines.flatMap(({ order }) => order?.orderNumber ?? []);
  const emails = lines.flatMap(({ customer }) => customer?.email ?? []);
  const orders = await tx
    .select({ key: pastOrders.orderNumber, digest: pastOrders.digest })
    .from(pastOrders)
    .where(and(sql`${pastOrders.shop} = ${shop}`, inArray(pastOrders.orderNumber, numbers)));
  const customers = await tx
    .select({ key: pastCustomers.email, digest: pastCustomers.digest })
    .from(pastCustomers)
    .where(and(eq(pastCustomers.shop, shop), inArray(pastCustomers.email, emails)));
  return new Map([...orders, ...customers].map(({ key, digest }) => [key, digest]));
}

async function writeOrders(tx: Tx, shop: OtherShop, all: readonly PastOrder[]): Promise<void> {
  for (let at = 0; at < all.length; at += AT_ONCE) {
    const rows = all.slice(at, at + AT_ONCE).map((order) => ({
      shop,
      order_number: order.orderNumber,
      ordered_at: order.orderedAt,
      email: order.email,
      name: order.name,
      currency: order.currency,
      total_cents: order.totalCents,
      status: order.status,
      told: order.told,
      digest: digestOf(order),
    }));
    await tx.execute(sql`
      INSERT INTO past_orders (shop, order_number, ordered_at, email, name, currency, total_cents, status, told, digest)
      SELECT shop, order_number, ordered_at, email, name, currency, total_cents, status, told, digest
      FROM jsonb_populate_recordset(NULL::past_orders, ${JSON.stringify(rows)}::jsonb)
      ON CONFLICT (shop, order_number) DO UPDATE SET ordered_at = excluded.ordered_at, email = excluded.email, name = excluded.name,
        currency = excluded.currency, total_cents = excluded.total_cents, status = excluded.status, told = excluded.told,
        digest = excluded.digest, imported_at = now()
      WHERE past_orders.digest <> excluded.digest`);
  }
}

async function writeCustomers(tx: Tx, shop: OtherShop, all: readonly PastCustomer[]): Promise<void> {
  for (let at = 0; at < all.length; at += AT_ONCE) {
    const rows = all.slice(at, at + AT_ONCE).map((one) => ({
      shop,
      email: one.email,
      first_name: one.firstName,
      last_name: one.lastName,
      since: one.since,
      addresses: one.addresses,
      digest: digestOf(one),
    }));
    await tx.execute(sql`
      INSERT INTO past_customers (shop, email, first_name, last_name, since, addresses, digest)
      SELECT shop, email, first_name, last_name, since, addresses, digest
      FROM jsonb_populate_recordset(NULL::past_customers, ${JSON.stringify(rows)}::jsonb)
      ON CONFLICT (shop, email) DO UPDATE SET first_name = excluded.first_name, last_name = excluded.last_name, since = excluded.since,
        addresses = excluded.addresses, digest = excluded.digest, imported_at = now()
      WHERE past_customers.digest <> excluded.digest`);
  }
}

/** Only who agreed, on a date that the file tells. */
async function subscribe(
  tx: Tx,
  secret: Buffer,
  shop: OtherShop,
  { taken, reports }: { taken: readonly ReadLine[]; reports: LineReport[] },
): Promise<void> {
  const people = taken.flatMap(({ customer, newsletter }) =>
    customer && newsletter?.since
      ? [
          {
            email: customer.email,
            firstName: customer.firstName || null,
            lastName: customer.lastName || null,
            consentedAt: newsletter.since,
          },
        ]
      : [],
  );
  if (people.length === 0) return;
  // The files tell no language.
  const language = await shopLanguage(tx);
  const wording = `Consent given in ${SHOP_NAMES[shop]} on this date, as its file of customers states.`;
  const said = await takeConsents(
    tx,
    secret,
    people.map((one) => ({ ...one, language })),
    wording,
  );
  const lineOf = new Map(taken.map((one) => [one.customer?.email ?? "", one.line]));
  for (const { email } of people) {
    const report = reports.find(({ line }) => line === lineOf.get(email));
    report?.notes.push(said.get(email) ?? messages.subscribes);
  }
}
