import { and, between, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Treatment } from "#features/documents/document.ts";
import { documents } from "#features/documents/server/documents-table.ts";
import type { Db } from "#platform/database/database.ts";
import { type Cents, cents } from "#shared/money.ts";
import { daysOf, quarterOf, quartersBetween } from "../quarter.ts";
import type { TaxSum } from "../tax-figures.ts";
import { taxEntries, taxPeriods } from "./taxes-table.ts";

interface SumRow extends Record<string, unknown>, Omit<TaxSum, "net" | "vat"> {
  net: string;
  vat: string;
}

/** What the documents of a quarter come to, those of test payments apart. */
export async function taxSums(db: Db, quarter: string, isTest: boolean): Promise<TaxSum[]> {
  const { from, to } = daysOf(quarter);
  const { rows } = await db.execute<SumRow>(sql`
    SELECT treatment, country, rate::float8 AS rate, to_char(declared_on, 'YYYY-MM') AS month,
      to_char(quarter_of(sold_on), 'YYYY"-Q"Q') AS sold, sum(net_cents)::text AS net, sum(vat_cents)::text AS vat, count(*)::int AS documents
    FROM ${taxEntries} WHERE is_test = ${isTest} AND declared_on BETWEEN ${from}::date AND ${to}::date
    GROUP BY 1, 2, 3, 4, 5 ORDER BY country, sold DESC, month, rate DESC`);
  return rows.map((row) => ({ ...row, net: cents(Number(row.net)), vat: cents(Number(row.vat)) }));
}

/** What came into a month of the national return after its return was due. */
export interface LateSum {
  /** `2026-11`. */
  month: string;
  treatment: Treatment;
  net: Cents;
  vat: Cents;
  documents: number;
}

/** National returns are monthly, and due by the 20th of the next month. */
const IS_LATE = sql`${taxEntries.bookedOn} > (date_trunc('month', ${taxEntries.declaredOn}::timestamp) + interval '1 month 19 days')::date`;

/** The documents of a quarter that change a national return which was due before they were issued: it is filed again. */
export async function lateSums(db: Db, quarter: string, isTest: boolean): Promise<LateSum[]> {
  const { from, to } = daysOf(quarter);
  const { rows } = await db.execute<Record<keyof LateSum, string>>(sql`
    SELECT to_char(declared_on, 'YYYY-MM') AS month, treatment, sum(net_cents)::text AS net, sum(vat_cents)::text AS vat,
      count(DISTINCT document_id)::text AS documents
    FROM ${taxEntries} WHERE is_test = ${isTest} AND declared_on BETWEEN ${from}::date AND ${to}::date
      AND treatment IN ('domestic', 'intra-community', 'export') AND ${IS_LATE}
    GROUP BY 1, 2 ORDER BY 1, 2`);
  return rows.map((row) => ({
    ...row,
    treatment: row.treatment as Treatment,
    net: cents(Number(row.net)),
    vat: cents(Number(row.vat)),
    documents: Number(row.documents),
  }));
}

/** The quarters that have documents, up to that of `today`, the latest first; at least that one. */
export async function knownQuarters(db: Db, isTest: boolean, today: string): Promise<string[]> {
  const { rows } = await db.execute<{ first: string | null; last: string | null }>(sql`
    SELECT min(declared_on)::text AS first, max(declared_on)::text AS last FROM ${taxEntries} WHERE is_test = ${isTest}`);
  const of = (day: string | null | undefined) => quarterOf(day ?? today);
  const now = quarterOf(today);
  const [first, last] = [of(rows[0]?.first), of(rows[0]?.last)];
  return quartersBetween(first < now ? first : now, last > now ? last : now);
}

export async function closedAt(db: Db, quarter: string): Promise<Date | null> {
  const [period] = await db
    .select()
    .from(taxPeriods)
    .where(eq(taxPeriods.quarter, daysOf(quarter).from));
  return period?.closedAt ?? null;
}

/** What a business in another member state bought in a month, for the recapitulative statement (2006/112/EC, articles 262 to 271). */
export interface Recapitulated {
  /** `2026-11`. */
  month: string;
  /** With the letters of its state, which need not be where the goods went. */
  vatNumber: string;
  buyer: string;
  net: Cents;
  documents: number;
}

/** The exempt supplies that were declared on days of a period, both included, by month and the buyer's VAT number. */
export async function recapitulated(
  db: Db,
  { from, to, isTest }: { from: string; to: string; isTest: boolean },
): Promise<Recapitulated[]> {
  const { rows } = await db.execute<Record<keyof Recapitulated, string>>(sql`
    SELECT to_char(t.declared_on, 'YYYY-MM') AS month, coalesce(d.data->'buyer'->>'vatNumber', '') AS "vatNumber",
      max(d.data->'buyer'->>'name') AS buyer, sum(t.net_cents)::text AS net, count(*)::text AS documents
    FROM ${taxEntries} t JOIN ${documents} d ON d.id = t.document_id
    WHERE t.treatment = 'intra-community' AND t.is_test = ${isTest} AND t.declared_on BETWEEN ${from}::date AND ${to}::date
    GROUP BY 1, 2 ORDER BY 1, 2`);
  return rows.map((row) => ({ ...row, net: cents(Number(row.net)), documents: Number(row.documents) }));
}

/** Which documents make a figure. */
export interface FigureFilter {
  quarter: string;
  isTest: boolean;
  treatment: Treatment;
  country?: string | undefined;
  /** Of the business that bought. */
  vatNumber?: string | undefined;
  rate?: number | undefined;
  /** `2026-11`. */
  month?: string | undefined;
  /** The quarter of the sale. */
  sold?: string | undefined;
  /** Only what came after the return of its month was due. */
  isLate?: boolean | undefined;
}

/** Where a page of them begins: after this one. */
export interface FigureCursor {
  day: string;
  id: string;
}

const matching = ({
  quarter,
  isTest,
  treatment,
  country,
  vatNumber,
  rate,
  month,
  sold,
  isLate,
}: FigureFilter): SQL | undefined => {
  const { from, to } = daysOf(quarter);
  const saleDays = sold === undefined ? null : daysOf(sold);
  return and(
    eq(taxEntries.isTest, isTest),
    eq(taxEntries.treatment, treatment),
    country === undefined ? undefined : eq(taxEntries.country, country),
    vatNumber === undefined ? undefined : sql`coalesce(${documents.data}->'buyer'->>'vatNumber', '') = ${vatNumber}`,
    between(taxEntries.declaredOn, from, to),
    rate === undefined ? undefined : eq(taxEntries.rate, rate),
    month === undefined ? undefined : sql`to_char(${taxEntries.declaredOn}, 'YYYY-MM') = ${month}`,
    isLate ? IS_LATE : undefined,
    saleDays ? between(taxEntries.soldOn, saleDays.from, saleDays.to) : undefined,
  );
};

/** The documents of a figure, the latest first. */
export const figureDocuments = (
  db: Db,
  filter: FigureFilter,
  { after, limit }: { after: FigureCursor | null; limit: number },
) =>
  db
    .select({
      id: documents.id,
      kind: documents.kind,
      number: documents.number,
      orderId: documents.orderId,
      rate: taxEntries.rate,
      soldOn: taxEntries.soldOn,
      bookedOn: taxEntries.bookedOn,
      declaredOn: taxEntries.declaredOn,
      netCents: taxEntries.netCents,
      vatCents: taxEntries.vatCents,
      orderNumber: sql<string>`${documents.data}->>'orderNumber'`,
      hasXml: sql<boolean>`${documents.data}->'seller'->>'vatNumber' IS NOT NULL`,
    })
    .from(taxEntries)
    .innerJoin(documents, eq(documents.id, taxEntries.documentId))
    .where(
      and(
        matching(filter),
        after
          ? sql`(${taxEntries.declaredOn}, ${taxEntries.documentId}) < (${after.day}::date, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(taxEntries.declaredOn), desc(taxEntries.documentId), desc(taxEntries.rate))
    .limit(limit);
