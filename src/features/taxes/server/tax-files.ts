import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { csvText } from "#shared/csv.ts";
import { CURRENCY } from "#shared/money.ts";
import { vatCode } from "../quarter.ts";
import type { TaxFigure } from "../tax-figures.ts";
import type { Recapitulated } from "./tax-queries.ts";

/** Programs read these files, so their headings are the same in every language. Amounts have a point and two decimals. */
const amount = (cents: number): string => (cents / 100).toFixed(2);
const percent = (rate: number | null): string => (rate === null ? "" : rate.toFixed(2));

/**
 * The return of the One Stop Shop: what 2006/112/EC, article 369g, asks for. All goods of the shop have the standard rate of
 * their place. The form of the tax board's own import file is not published, so this is for reading and typing.
 */
export const returnCsv = (figures: readonly TaxFigure[], dispatch: string): string =>
  csvText([
    ["consumption_state", "dispatch_state", "supply", "rate_type", "rate", "taxable_amount", "vat", "currency"],
    ...figures
      .filter(({ section }) => section === "return")
      .map(({ country, rate, net, vat }) => [
        vatCode(country),
        vatCode(dispatch),
        "GOODS",
        "STANDARD",
        percent(rate),
        amount(net),
        amount(vat),
        CURRENCY,
      ]),
  ]);

/** Corrections of earlier quarters by state. Those that are too late for a return are not in it. */
export const correctionsCsv = (figures: readonly TaxFigure[]): string =>
  csvText([
    ["consumption_state", "year", "quarter", "vat_correction", "currency"],
    ...figures
      .filter(({ section, isInReturn }) => section === "corrections" && isInReturn)
      .map(({ country, sold, vat }) => [
        vatCode(country),
        sold?.slice(0, 4) ?? "",
        sold?.slice(-1) ?? "",
        amount(vat),
        CURRENCY,
      ]),
  ]);

/** All figures of a quarter. */
export const figuresCsv = (figures: readonly TaxFigure[]): string =>
  csvText([
    ["section", "country", "month", "quarter_of_sale", "rate", "net", "vat", "currency", "documents"],
    ...figures.map(({ section, country, month, sold, rate, net, vat, documents }) => [
      section,
      vatCode(country),
      month ?? "",
      sold ?? "",
      percent(rate),
      amount(net),
      amount(vat),
      CURRENCY,
      String(documents),
    ]),
  ]);

/** The recapitulative statement (form VD in Estonia): exempt supplies of goods to businesses by month and VAT number. */
export const recapitulativeCsv = (businesses: readonly Recapitulated[]): string =>
  csvText([
    ["month", "state", "vat_number", "buyer", "supply", "taxable_amount", "currency"],
    ...businesses.map(({ month, vatNumber, buyer, net }) => [
      month,
      vatNumber.slice(0, 2),
      vatNumber.slice(2),
      buyer,
      "GOODS",
      amount(net),
      CURRENCY,
    ]),
  ]);

const PART = 500;

/** Cents of an expression as units with two decimals. */
const units = (expression: string) => sql.raw(`to_char((${expression}) / 100.0, 'FM9999999990.00')`);

const DOCUMENTS = [
  "number",
  "issued_on",
  "paid_on",
  "declared_on",
  "kind",
  "corrects",
  "reason",
  "order",
  "buyer",
  "register_code",
  "vat_number",
  "country",
  "treatment",
  "rate",
  "net",
  "vat",
  "gross",
  "currency",
] as const;
type DocumentRow = Record<(typeof DOCUMENTS)[number] | "id" | "share", string | null>;

interface FilePeriod {
  from: string;
  to: string;
  isTest: boolean;
}

/**
 * The invoices and credit notes that were issued on days of a period, both included, one line for each rate, a part of the file at a time. Their
 * buyers' codes and sums are what annexes of national returns ask for, such as part A of KMD INF in Estonia.
 */
export async function* documentParts(db: Db, { from, to, isTest }: FilePeriod): AsyncGenerator<string> {
  yield csvText([DOCUMENTS]);
  let last: DocumentRow | undefined;
  do {
    const after: SQL = last
      ? sql`AND (t.booked_on, t.document_id, t.rate) > (${last.issued_on}::date, ${last.id}::uuid, ${last.share}::numeric)`
      : sql``;
    const { rows }: { rows: DocumentRow[] } = await db.execute<DocumentRow>(sql`
      SELECT d.id, t.rate::text AS share, d.number, t.booked_on::text AS issued_on, t.sold_on::text AS paid_on, t.declared_on::text AS declared_on, d.kind,
        d.data->'corrects'->>'number' AS corrects, d.data->'corrects'->>'why' AS reason, d.data->>'orderNumber' AS "order",
        d.data->'buyer'->>'name' AS buyer, d.data->'buyer'->>'registerNumber' AS register_code, d.data->'buyer'->>'vatNumber' AS vat_number,
        CASE t.country WHEN 'GR' THEN 'EL' ELSE t.country END AS country, t.treatment, t.rate::numeric(5, 2)::text AS rate, ${units("t.net_cents")} AS net,
        ${units("t.vat_cents")} AS vat, ${units("t.net_cents + t.vat_cents")} AS gross, d.data->>'currency' AS currency
      FROM tax_entries t JOIN documents d ON d.id = t.document_id
      WHERE t.is_test = ${isTest} AND t.booked_on BETWEEN ${from}::date AND ${to}::date ${after}
      ORDER BY t.booked_on, t.document_id, t.rate LIMIT ${PART}`);
    if (rows.length > 0) yield csvText(rows.map((row) => DOCUMENTS.map((column) => row[column] ?? ""))).slice(1);
    last = rows.at(-1);
  } while (last);
}

/** The record of article 63c(1) of regulation (EU) 282/2011, letter by letter. No payment is received on account (h). */
const RECORD = [
  "consumption_state",
  "description",
  "quantity",
  "supply_date",
  "taxable_amount",
  "currency",
  "change_of",
  "change_reason",
  "vat_rate",
  "vat",
  "vat_currency",
  "payment_date",
  "payment_amount",
  "payment_method",
  "on_account",
  "invoice",
  "invoice_date",
  "dispatch_state",
  "dispatched_on",
  "destination_postcode",
  "carrier",
  "tracking_codes",
  "returned_taxable_amount",
  "returned_vat_rate",
  "order",
] as const;
type RecordRow = Record<(typeof RECORD)[number] | "id" | "day", string | null>;

/**
 * The record of all sales in the One Stop Shop that were declared on days of a period, both included, a part of the file at a
 * time. They are kept for ten years from the end of the year of the sale (369k), as documents are.
 */
export async function* recordParts(
  db: Db,
  { from, to, isTest, timeZone }: FilePeriod & { timeZone: string },
): AsyncGenerator<string> {
  yield csvText([RECORD]);
  let last: { id: string; day: string } | null = null;
  for (;;) {
    const after: SQL = last ? sql`AND (declared_on, document_id) > (${last.day}::date, ${last.id}::uuid)` : sql``;
    const { rows }: { rows: RecordRow[] } = await db.execute<RecordRow>(sql`
      WITH part AS (
        SELECT DISTINCT declared_on, document_id FROM tax_entries
        WHERE is_test = ${isTest} AND declared_on BETWEEN ${from}::date AND ${to}::date AND treatment = 'one-stop-shop' ${after}
        ORDER BY declared_on, document_id LIMIT ${PART}
      )
      SELECT part.document_id AS id, part.declared_on::text AS day,
        CASE d.country WHEN 'GR' THEN 'EL' ELSE d.country END AS consumption_state,
        CASE WHEN line.name = '' THEN 'Shipping' ELSE line.name END AS description,
        line.quantity::text AS quantity, d.data->>'paidOn' AS supply_date,
        ${units("sign * line.net")} AS taxable_amount, d.data->>'currency' AS currency,
        d.data->'corrects'->>'number' AS change_of, d.data->'corrects'->>'why' AS change_reason,
        line.rate::numeric(5, 2)::text AS vat_rate, ${units("sign * line.vat")} AS vat, d.data->>'currency' AS vat_currency,
        CASE WHEN d.data->'corrects' = 'null' THEN d.data->>'paidOn' ELSE d.issued_on::text END AS payment_date,
        ${units("sign * line.gross")} AS payment_amount, d.data->>'method' AS payment_method, '0.00' AS on_account,
        d.number AS invoice, d.issued_on::text AS invoice_date,
        CASE d.data->'seller'->>'country' WHEN 'GR' THEN 'EL' ELSE d.data->'seller'->>'country' END AS dispatch_state,
        sent.day AS dispatched_on, d.data->'buyer'->>'zip' AS destination_postcode, sent.carrier, sent.codes AS tracking_codes,
        CASE WHEN is_returned THEN ${units("line.net")} END AS returned_taxable_amount,
        CASE WHEN is_returned THEN line.rate::numeric(5, 2)::text END AS returned_vat_rate,
        d.data->>'orderNumber' AS "order"
      FROM part JOIN documents d ON d.id = part.document_id
        CROSS JOIN LATERAL (SELECT CASE d.kind WHEN 'invoice' THEN 1 ELSE -1 END AS sign) AS of_kind
        CROSS JOIN LATERAL ROWS FROM (jsonb_to_recordset(d.data->'lines')
          AS (name text, quantity int, rate numeric, net bigint, vat bigint, gross bigint)) WITH ORDINALITY
          AS line(name, quantity, rate, net, vat, gross, place)
        CROSS JOIN LATERAL (
          SELECT d.kind = 'credit-note' AND d.data->'corrects'->>'why' = 'refund' AND line.name <> '' AND line.quantity > 0 AS is_returned) AS of_line
        LEFT JOIN LATERAL (
          SELECT (min(shipped_at) AT TIME ZONE ${timeZone})::date::text AS day, string_agg(DISTINCT carrier, ' ') AS carrier,
            string_agg(tracking_number, ' ' ORDER BY number) AS codes
          FROM (
            SELECT number, shipped_at, carrier, tracking_number FROM parcels WHERE order_id = d.order_id AND undone_at IS NULL
            UNION ALL
            SELECT 1, shipped_at, carrier, tracking_number FROM shipments WHERE order_id = d.order_id AND parcel_id IS NULL
          ) AS parcel
        ) AS sent ON true
      ORDER BY part.declared_on, part.document_id, line.place`);
    if (rows.length > 0) yield csvText(rows.map((row) => RECORD.map((column) => row[column] ?? ""))).slice(1);
    const end: RecordRow | undefined = rows.at(-1);
    if (!end?.id || !end.day) return;
    last = { id: end.id, day: end.day };
  }
}
