import { and, asc, desc, eq, gte, lte, type SQL, sql } from "drizzle-orm";
import { type Db, writtenOnce } from "#platform/database/database.ts";
import type { Cents } from "#shared/money.ts";
import type { DocumentKind, IssuedDocument } from "../document.ts";
import { documents } from "./documents-table.ts";

const { id, kind, number, isTest, language, issuedOn, issuedAt, data } = documents;
const WHOLE = { id, kind, number, isTest, language, issuedOn, issuedAt, data };

const KEY = {
  orderId: documents.orderId,
  paymentId: documents.paymentId,
  refundId: documents.refundId,
  dedupeKey: documents.dedupeKey,
  grossCents: documents.grossCents,
  hasFile: sql<boolean>`EXISTS (SELECT FROM document_files f WHERE f.document_id = ${documents.id})`,
};

/** A document with what it is about. */
export interface DocumentOfOrder extends IssuedDocument {
  orderId: string;
  paymentId: string;
  refundId: string | null;
  dedupeKey: string;
  grossCents: Cents;
  /** Its PDF was written before. */
  hasFile: boolean;
}

/** Of one order, the first issued first. */
export const documentsOfOrder = (db: Db, orderId: string): Promise<DocumentOfOrder[]> =>
  ofOrder(db).execute({ orderId });

const ofOrder = writtenOnce((db) =>
  db
    .select({ ...WHOLE, ...KEY })
    .from(documents)
    .where(eq(documents.orderId, sql.placeholder("orderId")))
    .orderBy(asc(documents.issuedAt), asc(documents.kind), asc(documents.sequence))
    .prepare("documents_of_order"),
);

export async function documentById(db: Db, documentId: string): Promise<DocumentOfOrder | null> {
  const [found] = await db
    .select({ ...WHOLE, ...KEY })
    .from(documents)
    .where(eq(documents.id, documentId));
  return found ?? null;
}

export interface DocumentFilter {
  /** Days in the shop's time zone, both included. */
  from: string;
  to: string;
  kind: DocumentKind | null;
  isTest: boolean;
}

const matching = ({ from, to, kind: wanted, isTest: test }: DocumentFilter): SQL | undefined =>
  and(
    gte(documents.issuedOn, from),
    lte(documents.issuedOn, to),
    eq(documents.isTest, test),
    wanted ? eq(documents.kind, wanted) : undefined,
  );

/** A page of the documents of a period, the latest first; `after` is the id of the last one before it. */
export const documentPage = (
  db: Db,
  filter: DocumentFilter,
  { after, limit }: { after: string | null; limit: number },
) =>
  db
    .select({
      id,
      kind,
      number,
      isTest,
      issuedOn,
      issuedAt,
      language,
      orderId: documents.orderId,
      country: documents.country,
      netCents: documents.netCents,
      vatCents: documents.vatCents,
      grossCents: documents.grossCents,
      orderNumber: sql<string>`${documents.data}->>'orderNumber'`,
      currency: sql<string>`${documents.data}->>'currency'`,
      hasXml: sql<boolean>`${documents.data}->'seller'->>'vatNumber' IS NOT NULL`,
      buyer: sql<string>`${documents.data}->'buyer'->>'name'`,
    })
    .from(documents)
    .where(
      and(
        matching(filter),
        after
          ? sql`(issued_on, issued_at, id) < (SELECT issued_on, issued_at, id FROM documents WHERE id = ${after})`
          : undefined,
      ),
    )
    .orderBy(desc(documents.issuedOn), desc(documents.issuedAt), desc(documents.id))
    .limit(limit);

/** How many there are, and what they come to; credit notes count against invoices. In cents. */
export async function documentSums(
  db: Db,
  filter: DocumentFilter,
): Promise<{ count: number; net: number; vat: number; gross: number }> {
  const signed = (column: typeof documents.netCents | typeof documents.vatCents | typeof documents.grossCents) =>
    sql<number>`coalesce(sum(CASE WHEN ${documents.kind} = 'invoice' THEN ${column} ELSE -${column} END), 0)::float8`;
  const [sums] = await db
    .select({
      count: sql<number>`count(*)::int`,
      net: signed(documents.netCents),
      vat: signed(documents.vatCents),
      gross: signed(documents.grossCents),
    })
    .from(documents)
    .where(matching(filter));
  return sums ?? { count: 0, net: 0, vat: 0, gross: 0 };
}

/** All documents of a period in the order of their numbers, a part at a time. */
export async function* documentsOfPeriod(db: Db, filter: DocumentFilter, part = 50): AsyncGenerator<IssuedDocument> {
  for (let last: { kind: string; year: number; sequence: number } | null = null; ; ) {
    const rows: (IssuedDocument & { year: number; sequence: number })[] = await db
      .select({ ...WHOLE, year: documents.year, sequence: documents.sequence })
      .from(documents)
      .where(
        and(
          matching(filter),
          last
            ? sql`(${documents.kind}, ${documents.year}, ${documents.sequence}) > (${last.kind}, ${last.year}, ${last.sequence})`
            : undefined,
        ),
      )
      .orderBy(asc(documents.kind), asc(documents.year), asc(documents.sequence))
      .limit(part);
    yield* rows;
    last = rows.at(-1) ?? null;
    if (rows.length < part) return;
  }
}
