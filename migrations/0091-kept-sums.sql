-- Sums over all orders there ever were, kept as they change: by the database itself, so that no way of changing forgets to.

-- In 64 slots a sum, so that shoppers do not wait for each other.
CREATE TABLE kept_totals (
  what text NOT NULL,
  slot smallint NOT NULL,
  total bigint NOT NULL,
  PRIMARY KEY (what, slot)
);
CREATE FUNCTION keep_total(what text, change bigint) RETURNS void LANGUAGE sql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO kept_totals VALUES (what, pg_backend_pid() % 64, change)
    ON CONFLICT (what, slot) DO UPDATE SET total = kept_totals.total + excluded.total
$$;

-- How many orders stand where, and how they are paid. Test orders are counted apart (decision 4).
CREATE FUNCTION order_total(status text, payment_state text, is_test boolean) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN is_test THEN 'test orders ' ELSE 'orders ' END || status || ' ' || payment_state
$$;
CREATE FUNCTION orders_keep_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM keep_total(order_total(OLD.status, OLD.payment_state, OLD.is_test), -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM keep_total(order_total(NEW.status, NEW.payment_state, NEW.is_test), 1); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER orders_counted AFTER INSERT OR DELETE ON orders FOR EACH ROW EXECUTE FUNCTION orders_keep_totals();
CREATE TRIGGER orders_counted_anew AFTER UPDATE ON orders FOR EACH ROW
  WHEN ((OLD.status, OLD.payment_state, OLD.is_test) <> (NEW.status, NEW.payment_state, NEW.is_test))
  EXECUTE FUNCTION orders_keep_totals();

-- What was paid less what was given back (decision 34), by provider.
CREATE FUNCTION kept_cents(payment payments) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN payment.state = 'paid'
    THEN coalesce(payment.received_cents, payment.amount_cents) - payment.refunded_cents ELSE 0 END
$$;
CREATE FUNCTION payments_keep_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM keep_total('sales ' || OLD.provider, -kept_cents(OLD)); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM keep_total('sales ' || NEW.provider, kept_cents(NEW)); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER payments_summed AFTER INSERT OR DELETE ON payments FOR EACH ROW EXECUTE FUNCTION payments_keep_totals();
CREATE TRIGGER payments_summed_anew AFTER UPDATE ON payments FOR EACH ROW
  WHEN (kept_cents(OLD) <> kept_cents(NEW)) EXECUTE FUNCTION payments_keep_totals();

CREATE FUNCTION shipments_keep_total() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_total('shipments', CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END);
  RETURN NULL;
END $$;
CREATE TRIGGER shipments_counted AFTER INSERT OR DELETE ON shipments
  FOR EACH ROW EXECUTE FUNCTION shipments_keep_total();

-- Whoever has paid, and what (decision 27). The customer whom erased orders belong to is nobody.
CREATE TABLE customer_sums (
  customer_id uuid PRIMARY KEY REFERENCES customers ON DELETE CASCADE,
  orders integer NOT NULL,
  spent_cents bigint NOT NULL,
  last_order_at timestamptz NOT NULL,
  first_paid_at timestamptz NOT NULL,
  -- Has test orders only; else they do not count for the first time.
  is_test boolean NOT NULL
);
CREATE VIEW counted_customer_sums AS
  SELECT o.customer_id, count(*)::int AS orders,
    sum(coalesce(p.received_cents, o.total_cents) - coalesce(p.refunded_cents, 0))::bigint AS spent_cents,
    max(o.created_at) AS last_order_at,
    coalesce(min(o.paid_at) FILTER (WHERE NOT o.is_test), min(o.paid_at)) AS first_paid_at,
    bool_and(o.is_test) AS is_test
  FROM orders o JOIN customers c ON c.id = o.customer_id AND c.erased_at IS NULL
    LEFT JOIN payments p ON p.order_id = o.id AND p.state = 'paid'
  WHERE o.paid_at IS NOT NULL GROUP BY o.customer_id;

CREATE FUNCTION customer_total(is_test boolean) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN is_test THEN 'test customers' ELSE 'customers' END
$$;
CREATE FUNCTION customers_keep_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM keep_total(customer_total(OLD.is_test), -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM keep_total(customer_total(NEW.is_test), 1); END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION sum_up_customer(one uuid) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- Held before the orders are read: of two that are settled at once, the second reads both.
  PERFORM FROM customers WHERE id = one AND erased_at IS NULL FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO customer_sums SELECT * FROM counted_customer_sums WHERE customer_id = one
    ON CONFLICT (customer_id) DO UPDATE SET (orders, spent_cents, last_order_at, first_paid_at, is_test) =
      (excluded.orders, excluded.spent_cents, excluded.last_order_at, excluded.first_paid_at, excluded.is_test);
  IF NOT FOUND THEN DELETE FROM customer_sums WHERE customer_id = one; END IF;
END $$;

CREATE FUNCTION orders_sum_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.paid_at IS NOT NULL THEN PERFORM sum_up_customer(OLD.customer_id); END IF;
  IF TG_OP <> 'DELETE' AND NEW.paid_at IS NOT NULL AND (TG_OP = 'INSERT' OR OLD.paid_at IS NULL OR OLD.customer_id <> NEW.customer_id)
  THEN PERFORM sum_up_customer(NEW.customer_id); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER orders_summed AFTER INSERT OR DELETE ON orders FOR EACH ROW EXECUTE FUNCTION orders_sum_up();
CREATE TRIGGER orders_summed_anew AFTER UPDATE ON orders FOR EACH ROW
  WHEN ((OLD.customer_id, OLD.paid_at, OLD.created_at, OLD.total_cents, OLD.is_test)
    IS DISTINCT FROM (NEW.customer_id, NEW.paid_at, NEW.created_at, NEW.total_cents, NEW.is_test))
  EXECUTE FUNCTION orders_sum_up();

-- Of an order that is not paid yet there is nothing to sum up: its own change will.
CREATE FUNCTION payments_sum_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM sum_up_customer(o.customer_id) FROM orders o
    WHERE o.id = (CASE WHEN TG_OP = 'DELETE' THEN OLD.order_id ELSE NEW.order_id END) AND o.paid_at IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER payments_of_customer AFTER INSERT OR DELETE ON payments FOR EACH ROW EXECUTE FUNCTION payments_sum_up();
CREATE TRIGGER payments_of_customer_anew AFTER UPDATE ON payments FOR EACH ROW
  WHEN (kept_cents(OLD) <> kept_cents(NEW)) EXECUTE FUNCTION payments_sum_up();

CREATE FUNCTION forget_kept_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM kept_totals WHERE what ~ TG_ARGV[0];
  IF TG_RELNAME = 'orders' THEN DELETE FROM customer_sums; END IF;
  RETURN NULL;
END $$;
CREATE FUNCTION forget_shelf_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM shelf_counts;
  RETURN NULL;
END $$;
CREATE TRIGGER products_emptied AFTER TRUNCATE ON products EXECUTE FUNCTION forget_shelf_counts();
CREATE TRIGGER orders_emptied AFTER TRUNCATE ON orders EXECUTE FUNCTION forget_kept_totals('^(test )?orders ');
CREATE TRIGGER payments_emptied AFTER TRUNCATE ON payments EXECUTE FUNCTION forget_kept_totals('^sales ');
CREATE TRIGGER shipments_emptied AFTER TRUNCATE ON shipments EXECUTE FUNCTION forget_kept_totals('^shipments$');
CREATE TRIGGER customer_sums_emptied AFTER TRUNCATE ON customer_sums EXECUTE FUNCTION forget_kept_totals('^(test )?customers$');

-- What there is so far.
INSERT INTO customer_sums SELECT * FROM counted_customer_sums;
CREATE VIEW counted_totals AS
  SELECT order_total(status, payment_state, is_test) AS what, count(*) AS total
    FROM orders GROUP BY status, payment_state, is_test
  UNION ALL SELECT 'sales ' || provider, sum(kept_cents(p))::bigint FROM payments p GROUP BY provider
  UNION ALL SELECT 'shipments', count(*) FROM shipments
  UNION ALL SELECT customer_total(is_test), count(*) FROM customer_sums GROUP BY is_test;
INSERT INTO kept_totals SELECT what, 0, total FROM counted_totals;

CREATE INDEX customer_sums_spent ON customer_sums (spent_cents, customer_id);
CREATE INDEX customer_sums_orders ON customer_sums (orders, customer_id);
CREATE INDEX customer_sums_last ON customer_sums (last_order_at, customer_id);
CREATE INDEX customer_sums_first ON customer_sums (first_paid_at) INCLUDE (is_test);
CREATE TRIGGER customers_counted AFTER INSERT OR DELETE ON customer_sums
  FOR EACH ROW EXECUTE FUNCTION customers_keep_totals();
CREATE TRIGGER customers_counted_anew AFTER UPDATE ON customer_sums FOR EACH ROW
  WHEN (OLD.is_test <> NEW.is_test) EXECUTE FUNCTION customers_keep_totals();

-- What only sums needed.
DROP INDEX orders_customer_sums, orders_paying_customers, payments_differing;
