-- Refunds come first where the shop gives money back.
LOCK TABLE refunds, refund_lines, payments IN SHARE ROW EXCLUSIVE MODE;

-- Money that is on no document, as the shop learnt of it: below zero what came without paying an order, and what a provider still has of
-- a correction whose refund failed; above zero what went back of it, or became the payment of an order.
CREATE TABLE surplus_entries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  payment_id uuid NOT NULL REFERENCES payments,
  cents bigint NOT NULL,
  noted_at timestamptz NOT NULL
);
CREATE INDEX surplus_entries_payment ON surplus_entries (payment_id);
CREATE INDEX surplus_entries_noted ON surplus_entries (noted_at);
CREATE TRIGGER surplus_entries_frozen BEFORE UPDATE OR DELETE ON surplus_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- All that the entries of a payment come to. The bank takes back what is left of a payment that paid no order. Money of another currency
-- is in no books in euro.
CREATE FUNCTION surplus_of(payment payments) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN payment.paid_at IS NULL OR payment.received_currency IS NOT NULL THEN 0
      WHEN payment.state IN ('overpaid', 'review') THEN -coalesce(payment.received_cents, payment.amount_cents)
      WHEN payment.state = 'reversed' AND NOT EXISTS (SELECT FROM documents d WHERE d.payment_id = payment.id) THEN
        -(SELECT coalesce(sum(r.amount_cents), 0) FROM refunds r WHERE r.payment_id = payment.id AND r.state IN ('pending', 'succeeded'))
      ELSE 0 END
    + CASE WHEN payment.received_currency IS NOT NULL THEN 0 ELSE (
        SELECT coalesce(sum(l.gross_cents), 0) FROM refund_lines l JOIN refunds r ON r.id = l.refund_id
        WHERE r.payment_id = payment.id AND l.kind = 'surplus' AND r.state IN ('pending', 'succeeded')) END
    - (SELECT coalesce(sum(r.amount_cents), 0) FROM refunds r JOIN order_corrections c ON c.id = r.correction_id
      WHERE r.payment_id = payment.id AND r.state = 'failed' AND c.state = 'applied')
$$;

CREATE FUNCTION write_surplus(of_payment uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO surplus_entries (payment_id, cents, noted_at)
  SELECT of_payment, moved.cents, now()
  FROM (
    SELECT surplus_of(p) - (SELECT coalesce(sum(e.cents), 0) FROM surplus_entries e WHERE e.payment_id = p.id) AS cents
    FROM payments p WHERE p.id = of_payment
  ) AS moved
  WHERE moved.cents <> 0
$$;

CREATE FUNCTION book_surplus_of_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_surplus(NEW.id);
  RETURN NULL;
END $$;
CREATE FUNCTION book_surplus_of_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_surplus(NEW.payment_id);
  RETURN NULL;
END $$;
CREATE FUNCTION book_surplus_of_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_surplus((SELECT payment_id FROM refunds WHERE id = CASE TG_OP WHEN 'DELETE' THEN OLD.refund_id ELSE NEW.refund_id END));
  RETURN NULL;
END $$;

-- At the end of the transaction, when payment, refund, lines and documents are what they become.
CREATE CONSTRAINT TRIGGER payments_book_surplus AFTER INSERT ON payments DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.state IN ('overpaid', 'review', 'reversed')) EXECUTE FUNCTION book_surplus_of_payment();
CREATE CONSTRAINT TRIGGER payments_book_surplus_anew AFTER UPDATE ON payments DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN ((NEW.state IN ('overpaid', 'review', 'reversed') OR OLD.state IN ('overpaid', 'review', 'reversed'))
    AND (OLD.state, OLD.paid_at, OLD.received_cents, OLD.received_currency)
      IS DISTINCT FROM (NEW.state, NEW.paid_at, NEW.received_cents, NEW.received_currency))
  EXECUTE FUNCTION book_surplus_of_payment();
CREATE CONSTRAINT TRIGGER refunds_book_surplus AFTER INSERT ON refunds DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.state IN ('pending', 'succeeded', 'failed')) EXECUTE FUNCTION book_surplus_of_refund();
CREATE CONSTRAINT TRIGGER refunds_book_surplus_anew AFTER UPDATE ON refunds DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION book_surplus_of_refund();
CREATE CONSTRAINT TRIGGER refund_lines_book_surplus AFTER INSERT OR UPDATE ON refund_lines DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.kind = 'surplus') EXECUTE FUNCTION book_surplus_of_line();
CREATE CONSTRAINT TRIGGER refund_lines_book_surplus_gone AFTER DELETE ON refund_lines DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.kind = 'surplus') EXECUTE FUNCTION book_surplus_of_line();

-- On the days on which the books had them so far.
INSERT INTO surplus_entries (payment_id, cents, noted_at)
SELECT p.id, l.gross_cents, r.created_at
FROM refund_lines l JOIN refunds r ON r.id = l.refund_id JOIN payments p ON p.id = r.payment_id
WHERE l.kind = 'surplus' AND p.received_currency IS NULL AND r.state IN ('pending', 'succeeded')
UNION ALL
SELECT r.payment_id, -r.amount_cents, r.updated_at
FROM refunds r JOIN order_corrections c ON c.id = r.correction_id
WHERE r.state = 'failed' AND c.state = 'applied'
UNION ALL
SELECT p.id, moved.cents, moved.at
FROM payments p
CROSS JOIN LATERAL (
  SELECT p.paid_at AS at, -coalesce(p.received_cents, p.amount_cents) AS cents
  UNION ALL
  SELECT coalesce((SELECT t.created_at FROM payment_tasks t WHERE t.dedupe_key = 'reversed:' || p.id), p.paid_at),
    coalesce(p.received_cents, p.amount_cents)
      - (SELECT coalesce(sum(r.amount_cents), 0) FROM refunds r WHERE r.payment_id = p.id AND r.state IN ('pending', 'succeeded'))
  WHERE p.state = 'reversed'
) AS moved
WHERE p.paid_at IS NOT NULL AND p.received_currency IS NULL AND moved.cents <> 0 AND (p.state IN ('overpaid', 'review')
  OR (p.state = 'reversed' AND NOT EXISTS (SELECT FROM documents d WHERE d.payment_id = p.id)));
