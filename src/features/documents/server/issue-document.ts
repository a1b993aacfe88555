import { sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import type { Language } from "#shared/language.ts";
import { type DocumentData, type DocumentKind, numberPrefix } from "../document.ts";
import { totalOf } from "../document-totals.ts";
import { documentSeries, documents } from "./documents-table.ts";

export interface NewDocument {
  kind: DocumentKind;
  /** Of a payment without money: it has a series of its own. */
  isTest: boolean;
  /** One document for each, however often it is issued. */
  dedupeKey: string;
  orderId: string;
  paymentId: string;
  refundId: string | null;
  correctsId: string | null;
  language: Language;
  /** The day in the shop's time zone, whose year the series has. After midnight it may become that of the number before. */
  issuedOn: string;
  issuedAt: Date;
  data: DocumentData;
}

/**
 * Issues a document with the next number of its series, and answers its id; null where it was issued before. The number is
 * taken in the transaction that makes the money real: what is rolled back leaves no gap. Its row in `document_series` is the
 * last lock of a transaction, as everybody who issues waits for it. The order's row must be locked.
 */
export async function issueDocument(tx: Tx, issued: NewDocument): Promise<string | null> {
  const { kind, isTest, dedupeKey, data, issuedOn } = issued;
  const year = Number(issuedOn.slice(0, 4));
  const { net, vat, gross } = totalOf(data.lines);
  const prefix = numberPrefix(kind, isTest, year);
  const { rows } = await tx.execute<{ id: string }>(sql`
    WITH taken AS (
      INSERT INTO ${documentSeries} AS series (kind, is_test, year, last_number, last_day)
      SELECT ${kind}, ${isTest}::boolean, ${year}::smallint, 1, ${issuedOn}::date
      WHERE NOT EXISTS (SELECT FROM ${documents} WHERE dedupe_key = ${dedupeKey})
      ON CONFLICT (kind, is_test, year) DO UPDATE SET last_number = series.last_number + 1,
        -- Another one waited less for its locks, over midnight. A clock that was further ahead decides nothing.
        last_day = CASE series.last_day WHEN excluded.last_day + 1 THEN series.last_day ELSE excluded.last_day END
      RETURNING last_number, last_day
    )
    INSERT INTO ${documents} (kind, number, is_test, year, sequence, dedupe_key, order_id, payment_id, refund_id, corrects_id,
      language, country, net_cents, vat_cents, gross_cents, data, issued_on, issued_at)
    SELECT ${kind}, ${prefix} || lpad(last_number::text, greatest(6, length(last_number::text)), '0'), ${isTest}::boolean,
      ${year}::smallint, last_number, ${dedupeKey}, ${issued.orderId}::uuid, ${issued.paymentId}::uuid, ${issued.refundId}::uuid,
      ${issued.correctsId}::uuid, ${issued.language}, ${data.destination}, ${net}::bigint, ${vat}::bigint, ${gross}::bigint,
      ${JSON.stringify(data)}::jsonb, last_day, ${issued.issuedAt.toISOString()}::timestamptz
    FROM taken
    RETURNING id`);
  return rows[0]?.id ?? null;
}
