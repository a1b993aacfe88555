import { type SQL, sql } from "drizzle-orm";
import { ACCEPTED_REFUND_STATES } from "#features/payments/payment-state.ts";
import type { Db } from "#platform/database/database.ts";
import { literals } from "#platform/database/literals.ts";
import { firstHundred, inSixteenths, type Sixteenth } from "#platform/database/sixteenths.ts";

export interface DocumentFault extends Record<string, unknown> {
  /** The order's number, or the series. */
  subject: string;
  fault:
    | "documents differ from payments"
    | "order differs from its payments"
    | "refund differs from its lines"
    | "numbers are missing"
    | "taxes differ from the document";
}

/**
 * Finds invoiced orders whose documents do not come to what was paid less what went back, corrected orders whose total does not, refunds whose lines do not come to
 * them, documents whose taxes differ, and series with a gap. Each part reads one snapshot, so that changes meanwhile are no fault.
 */
export const documentFaults = (db: Db): Promise<DocumentFault[]> =>
  firstHundred<DocumentFault>(db, [
    ...inSixteenths(documentsAndPayments),
    ...inSixteenths(correctedOrders),
    ...inSixteenths(refundsAndLines),
    ...inSixteenths(taxesOfDocuments),
    series,
  ]);

const accepted = literals(ACCEPTED_REFUND_STATES);

/** What the shop holds of each order's payments, by order: less what corrections gave back, and less `given` by payment. */
const held = (isInPart: Sixteenth, given: SQL) => sql`
  SELECT p.order_id, sum(coalesce(p.received_cents, p.amount_cents) - coalesce(given.cents, 0) - coalesce(changed.cents, 0)) AS cents
  FROM payments p
    LEFT JOIN LATERAL (${given}) AS given ON true
    LEFT JOIN LATERAL (
      SELECT sum(r.amount_cents) AS cents FROM refunds r JOIN order_corrections c ON c.id = r.correction_id AND c.state = 'applied'
      WHERE r.payment_id = p.id) AS changed ON true
  WHERE p.state = 'paid' AND ${isInPart(sql`p.order_id`)} GROUP BY p.order_id`;

const ofSales = sql`
  SELECT sum(l.gross_cents) AS cents FROM refunds r JOIN refund_lines l ON l.refund_id = r.id AND l.kind <> 'surplus'
  WHERE r.payment_id = p.id AND r.state IN ${accepted}`;
const nothing = sql`SELECT 0 AS cents`;

const documentsAndPayments = (isInPart: Sixteenth): SQL => sql`
  SELECT o.order_number AS subject, 'documents differ from payments' AS fault
  FROM (SELECT order_id, sum(CASE kind WHEN 'invoice' THEN gross_cents ELSE -gross_cents END) AS cents
        FROM documents WHERE ${isInPart(sql`order_id`)} GROUP BY order_id) AS issued
    JOIN orders o ON o.id = issued.order_id
    LEFT JOIN (${held(isInPart, ofSales)}) AS held ON held.order_id = o.id
  WHERE issued.cents <> coalesce(held.cents, 0)`;

const correctedOrders = (isInPart: Sixteenth): SQL => sql`
  SELECT o.order_number AS subject, 'order differs from its payments' AS fault
  FROM orders o LEFT JOIN (${held(isInPart, nothing)}) AS held ON held.order_id = o.id
  WHERE ${isInPart(sql`o.id`)} AND EXISTS (SELECT FROM order_corrections c WHERE c.order_id = o.id AND c.state = 'applied')
    AND NOT EXISTS (SELECT FROM payments p WHERE p.order_id = o.id AND p.state = 'reversed')
    AND o.total_cents <> coalesce(held.cents, 0)`;

const refundsAndLines = (isInPart: Sixteenth): SQL => sql`
  SELECT o.order_number AS subject, 'refund differs from its lines' AS fault
  FROM (SELECT r.payment_id, r.amount_cents, sum(l.gross_cents) AS lines
        FROM refunds r JOIN refund_lines l ON l.refund_id = r.id
        WHERE r.state IN ${accepted} AND ${isInPart(sql`r.id`)} GROUP BY r.id) AS given
    JOIN payments p ON p.id = given.payment_id JOIN orders o ON o.id = p.order_id
  WHERE given.lines <> given.amount_cents`;

const taxesOfDocuments = (isInPart: Sixteenth): SQL => sql`
  SELECT d.number AS subject, 'taxes differ from the document' AS fault
  FROM documents d LEFT JOIN (
    SELECT document_id, sum(net_cents) AS net, sum(vat_cents) AS vat
    FROM tax_entries WHERE ${isInPart(sql`document_id`)} GROUP BY 1) t ON t.document_id = d.id
  WHERE ${isInPart(sql`d.id`)}
    AND (coalesce(t.net, 0) <> CASE d.kind WHEN 'invoice' THEN d.net_cents ELSE -d.net_cents END
      OR coalesce(t.vat, 0) <> CASE d.kind WHEN 'invoice' THEN d.vat_cents ELSE -d.vat_cents END)`;

const series = sql`
  SELECT s.kind || ' ' || s.year || CASE WHEN s.is_test THEN ' (test)' ELSE '' END AS subject, 'numbers are missing' AS fault
  FROM document_series s WHERE s.last_number - s.skipped <> (
    SELECT count(*) FROM documents d WHERE d.kind = s.kind AND d.is_test = s.is_test AND d.year = s.year)`;
