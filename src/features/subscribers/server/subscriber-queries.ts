import { and, asc, desc, eq, getTableColumns, gt, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { suppressedAddresses } from "#features/email/server/emails-table.ts";
import { cappedCount } from "#platform/database/capped-count.ts";
import type { Db } from "#platform/database/database.ts";
import { containing } from "#platform/database/like.ts";
import type { Language } from "#shared/language.ts";
import { ROWS_A_PAGE, type SubscriberFilters, type SubscriberList } from "../subscriber-list.ts";
import { erasedAmong } from "./erased-addresses.ts";
import { consents, subscribers } from "./subscribers-table.ts";

export type Subscriber = typeof subscribers.$inferSelect;

const name = sql`coalesce(${subscribers.firstName}, '') || ' ' || coalesce(${subscribers.lastName}, '')`;

function fits({ search, status, language }: SubscriberFilters): SQL | undefined {
  const is = {
    confirmed: and(eq(subscribers.status, "active"), isNotNull(subscribers.confirmedAt)),
    unconfirmed: and(eq(subscribers.status, "active"), isNull(subscribers.confirmedAt)),
  };
  return and(
    status && (status in is ? is[status as keyof typeof is] : eq(subscribers.status, status as Subscriber["status"])),
    language && eq(subscribers.language, language),
    search ? sql`(${name} || ' ' || ${subscribers.email}) ILIKE ${containing(search)}` : undefined,
  );
}

const ORDERS: Record<SubscriberList["sort"], readonly SQL[]> = {
  newest: [desc(subscribers.subscribedAt), asc(subscribers.id)],
  oldest: [asc(subscribers.subscribedAt), desc(subscribers.id)],
  email: [asc(subscribers.email)],
};

/** One page; how many fit the filters, and how many there are in all. */
export async function subscribersPage(db: Db, { page, sort, ...filters }: SubscriberList) {
  const where = fits(filters);
  const [rows, all, fitting] = await Promise.all([
    db
      .select({ ...getTableColumns(subscribers), isSuppressed: sql<boolean>`${isSuppressed}` })
      .from(subscribers)
      .where(where)
      .orderBy(...ORDERS[sort])
      .limit(ROWS_A_PAGE)
      .offset((page - 1) * ROWS_A_PAGE),
    db.$count(subscribers),
    where && cappedCount(db, db.select({ id: subscribers.id }).from(subscribers).where(where).getSQL()),
  ]);
  return { rows, ...(fitting ?? { total: all, is_capped: false }), all };
}

/** The next part of those that fit, by id. */
export const subscribersAfter = (
  db: Db,
  filters: SubscriberFilters,
  after: string | undefined,
  max: number,
): Promise<Subscriber[]> =>
  db
    .select()
    .from(subscribers)
    .where(and(fits(filters), after ? gt(subscribers.id, after) : undefined))
    .orderBy(subscribers.id)
    .limit(max);

/** What is known of these addresses before a list is taken over. One after the other: a transaction has one connection. */
export async function knownAddresses(db: Db, secret: Buffer, emails: readonly string[]) {
  const among = (column: SQL) => sql`${column} = ANY(${sql.param([...emails])})`;
  const rows = await db
    .select()
    .from(subscribers)
    .where(among(sql`${subscribers.email}`));
  const suppressed = await db
    .select()
    .from(suppressedAddresses)
    .where(among(sql`${suppressedAddresses.email}`));
  const left = sql<string | null>`max(${consents.at}) FILTER (WHERE NOT ${consents.given})`;
  const agreed = sql`max(${consents.at}) FILTER (WHERE ${consents.given})`;
  const decided = await db
    .select({ email: consents.email, at: left, isLast: sql<boolean>`coalesce(${left} >= ${agreed}, true)` })
    .from(consents)
    .where(and(among(sql`${consents.email}`), eq(consents.purpose, "newsletter")))
    .groupBy(consents.email);
  return {
    subscribers: new Map(rows.map((row) => [row.email, row])),
    suppressed: new Set(suppressed.map(({ email }) => email)),
    /** Those who ever agreed, or withdrew. */
    decided: new Set(decided.map(({ email }) => email)),
    erased: await erasedAmong(db, secret, emails),
    withdrawn: new Map(decided.flatMap(({ email, at, isLast }) => (at ? [[email, { at: new Date(at), isLast }]] : []))),
  };
}

const isSuppressed: SQL = sql`EXISTS (SELECT FROM suppressed_addresses WHERE suppressed_addresses.email = subscribers.email)`;

/** Whom a campaign goes to: active, confirmed, and not known to bounce or complain (decision 43). */
export const isWritable: SQL = sql`subscribers.status = 'active' AND subscribers.confirmed_at IS NOT NULL AND NOT ${isSuppressed}`;

/** Those of them who read a language; empty: all. */
export const isWritableIn = (language: Language | ""): SQL =>
  language ? sql`${isWritable} AND subscribers.language = ${language}` : isWritable;

export const writableCount = (db: Db, language: Language | ""): Promise<number> =>
  db.$count(subscribers, isWritableIn(language));

/** Those who can be written to, by the language that they read; the most first. */
export const writableByLanguage = (db: Db): Promise<{ language: Language; count: number }[]> =>
  db
    .select({ language: subscribers.language, count: sql<number>`count(*)::int` })
    .from(subscribers)
    .where(isWritable)
    .groupBy(subscribers.language)
    .orderBy(sql`count(*) DESC`, subscribers.language);

export const isUnconfirmed = async (db: Db, id: string): Promise<boolean> =>
  (await db.$count(subscribers, and(eq(subscribers.id, id), fits({ status: "unconfirmed", search: "" })))) > 0;

export async function writableSubscriber(db: Db, id: string): Promise<Subscriber | null> {
  const [row] = await db
    .select()
    .from(subscribers)
    .where(and(eq(subscribers.id, id), isWritable));
  return row ?? null;
}
