import { sql } from "drizzle-orm";
import { ACCEPTED_REFUND_STATES } from "#features/payments/payment-state.ts";
import type { Db } from "#platform/database/database.ts";
import { literals } from "#platform/database/literals.ts";

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
 * them, documents whose taxes differ, and series with a gap. Reads one snapshot, so that changes meanwhile are no fault.
 */
export async function documentFaults(db: Db): Promise<DocumentFault[]> {
  const accepted = literals(ACCEPTED_REFUND_STATES);
  const { rows } = await db.execute<DocumentFault>(sql`
    WITH issued AS (
      SELECT order_id, sum(CASE kind WHEN 'invoice' THEN gross_cents ELSE -gross_cents END) AS cents FROM documents GROUP BY order_id
    ), changed AS (
      SELECT r.payment_id, sum(r.amount_cents) AS cents
      FROM refunds r JOIN order_corrections c ON c.id = r.correction_id AND c.state = 'applied' GROUP BY r.payment_id
    ), given AS (
      SELECT r.payment_id, r.id, r.amount_cents, sum(l.gross_cents) AS lines,
        coalesce(sum(l.gross_cents) FILTER (WHERE l.kind <> 'surplus'), 0) AS of_sale
      FROM refunds r JOIN refund_lines l ON l.refund_id = r.id WHERE r.state IN ${accepted} GROUP BY r.id
    )
    SELECT o.order_number AS subject, 'documents differ from payments' AS fault
    FROM issued JOIN orders o ON o.id = issued.order_id
    WHERE issued.cents <> (
      SELECT coalesce(sum(coalesce(p.received_cents, p.amount_cents)
        - (SELECT coalesce(sum(of_sale), 0) FROM given WHERE given.payment_id = p.id)
        - (SELECT coalesce(sum(cents), 0) FROM changed WHERE changed.payment_id = p.id)), 0)
      FROM payments p WHERE p.order_id = o.id AND p.state = 'paid')
    UNION ALL
    SELECT o.order_number, 'order differs from its payments'
    FROM orders o WHERE EXISTS (SELECT FROM order_corrections c WHERE c.order_id = o.id AND c.state = 'applied')
      AND NOT EXISTS (SELECT FROM payments p WHERE p.order_id = o.id AND p.state = 'reversed')
      AND o.total_cents <> (
        SELECT coalesce(sum(coalesce(p.received_cents, p.amount_cents)
          - (SELECT coalesce(sum(cents), 0) FROM changed WHERE changed.payment_id = p.id)), 0)
        FROM payments p WHERE p.order_id = o.id AND p.state = 'paid')
    UNION ALL
    SELECT o.order_number, 'refund differs from its lines'
    FROM given JOIN payments p ON p.id = given.payment_id JOIN orders o ON o.id = p.order_id WHERE given.lines <> given.amount_cents
    UNION ALL
    SELECT s.kind || ' ' || s.year || CASE WHEN s.is_test THEN ' (test)' ELSE '' END, 'numbers are missing'
    FROM document_series s WHERE s.last_number - s.skipped <> (
      SELECT count(*) FROM documents d WHERE d.kind = s.kind AND d.is_test = s.is_test AND d.year = s.year)
    UNION ALL
    SELECT d.number, 'taxes differ from the document'
    FROM documents d LEFT JOIN (SELECT document_id, sum(net_cents) AS net, sum(vat_cents) AS vat FROM tax_entries GROUP BY 1) t ON t.document_id = d.id
    WHERE coalesce(t.net, 0) <> CASE d.kind WHEN 'invoice' THEN d.net_cents ELSE -d.net_cents END
      OR coalesce(t.vat, 0) <> CASE d.kind WHEN 'invoice' THEN d.vat_cents ELSE -d.vat_cents END
    LIMIT 100`);
  return rows;
}
