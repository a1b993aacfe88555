-- Sales are real or of a demo as their orders are: those of orders by hand too, whatever provider their payments name.
LOCK TABLE orders, payments IN SHARE MODE;
CREATE INDEX orders_test ON orders (id) WHERE is_test;
DROP INDEX payments_revenue;
CREATE INDEX payments_revenue ON payments (paid_at) INCLUDE (order_id, amount_cents, received_cents, refunded_cents) WHERE state = 'paid';

CREATE OR REPLACE FUNCTION payments_sum_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_counter('sales', '', '', is_test, change) FROM (
    SELECT o.is_test, sum(net_paid_cents(changed))::bigint AS change
    FROM changed JOIN orders o ON o.id = changed.order_id GROUP BY 1 ORDER BY 1) AS sales
  WHERE change <> 0;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION payments_sum_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_counter('sales', '', '', is_test,
    CASE TG_OP WHEN 'UPDATE' THEN net_paid_cents(NEW) ELSE 0 END - net_paid_cents(OLD))
  FROM orders WHERE id = OLD.order_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE VIEW recounted_counters AS
  SELECT 'orders' AS subject, status, payment_state, is_test, count(*) AS total FROM orders GROUP BY 2, 3, 4
  UNION ALL
  SELECT 'sales', '', '', o.is_test, sum(net_paid_cents(p))::bigint FROM payments p JOIN orders o ON o.id = p.order_id GROUP BY 4
  UNION ALL
  SELECT 'shipments', '', '', false, count(*) FROM shipments
  UNION ALL
  SELECT 'customers', '', '', is_test, count(*) FROM customer_sums GROUP BY 4;
DELETE FROM counters WHERE subject = 'sales';
INSERT INTO counters SELECT subject, status, payment_state, is_test, 0, total FROM recounted_counters WHERE subject = 'sales';
