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

-- How many orders stand where, and how they are paid. Test orders are counted apart (decision 4). Whatever comes in one
-- statement changes a total once: a row that is changed a thousand times in a transaction leaves a thousand dead ones.
CREATE FUNCTION order_total(status text, payment_state text, is_test boolean) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN is_test THEN 'test orders ' ELSE 'orders ' END || status || ' ' || payment_state
$$;
CREATE FUNCTION orders_count_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_total(what, change) FROM (
    SELECT order_total(status, payment_state, is_test) AS what, count(*) AS change FROM changed GROUP BY 1 ORDER BY 1) AS sorts;
  RETURN NULL;
END $$;
CREATE TRIGGER orders_counted AFTER INSERT ON orders REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION orders_count_new();
CREATE FUNCTION orders_count_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_total(order_total(OLD.status, OLD.payment_state, OLD.is_test), -1);
  IF TG_OP = 'UPDATE' THEN PERFORM keep_total(order_total(NEW.status, NEW.payment_state, NEW.is_test), 1); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER orders_counted_anew AFTER UPDATE ON orders FOR EACH ROW
  WHEN ((OLD.status, OLD.payment_state, OLD.is_test) <> (NEW.status, NEW.payment_state, NEW.is_test))
  EXECUTE FUNCTION orders_count_changed();
CREATE TRIGGER orders_counted_gone AFTER DELETE ON orders FOR EACH ROW EXECUTE FUNCTION orders_count_changed();

-- What was paid less what was given back (decision 34), by provider.
CREATE FUNCTION kept_cents(payment payments) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN payment.state = 'paid'
    THEN coalesce(payment.received_cents, payment.amount_cents) - payment.refunded_cents ELSE 0 END
$$;
CREATE FUNCTION payments_sum_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_total('sales ' || provider, change) FROM (
    SELECT provider, sum(kept_cents(changed))::bigint AS change FROM changed GROUP BY provider ORDER BY provider) AS providers
  WHERE change <> 0;
  RETURN NULL;
END $$;
CREATE TRIGGER payments_summed AFTER INSERT ON payments REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION payments_sum_new();
CREATE FUNCTION payments_sum_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_total('sales ' || OLD.provider, CASE TG_OP WHEN 'UPDATE' THEN kept_cents(NEW) ELSE 0 END - kept_cents(OLD));
  RETURN NULL;
END $$;
CREATE TRIGGER payments_summed_anew AFTER UPDATE ON payments FOR EACH ROW
  WHEN (kept_cents(OLD) <> kept_cents(NEW)) EXECUTE FUNCTION payments_sum_changed();
CREATE TRIGGER payments_summed_gone AFTER DELETE ON payments FOR EACH ROW EXECUTE FUNCTION payments_sum_changed();

CREATE FUNCTION shipments_count_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_total('shipments', count(*)) FROM changed;
  RETURN NULL;
END $$;
CREATE TRIGGER shipments_counted AFTER INSERT ON shipments REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION shipments_count_new();
CREATE FUNCTION shipments_count_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_total('shipments', -1);
  RETURN NULL;
END $$;
CREATE TRIGGER shipments_counted_gone AFTER DELETE ON shipments FOR EACH ROW EXECUTE FUNCTION shipments_count_gone();

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
    -- Of few orders the payment is no longer what they came to.
    LEFT JOIN payments p ON p.order_id = o.id AND p.state = 'paid'
      AND (p.refunded_cents > 0 OR coalesce(p.received_cents, p.amount_cents) <> p.amount_cents)
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
  IF TG_RELNAME = 'orders' THEN
    DELETE FROM customer_sums;
    DELETE FROM sold_goods;
  END IF;
  RETURN NULL;
END $$;
-- What was sold when: lines of orders that were paid and not cancelled, by quarters of an hour, in which days of every time
-- zone begin. The best sellers of a month are read from these rows alone.
CREATE TABLE sold_goods (
  since timestamptz NOT NULL,
  product_id uuid NOT NULL,
  units bigint NOT NULL,
  cents bigint NOT NULL,
  is_test boolean NOT NULL,
  PRIMARY KEY (since, product_id, is_test) INCLUDE (units, cents)
);
CREATE FUNCTION quarter_of(moment timestamptz) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
  SELECT date_bin('15 minutes', moment, '2000-01-01T00:00:00Z')
$$;
CREATE FUNCTION is_sold(o orders) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT o.paid_at IS NOT NULL AND o.status <> 'cancelled'
$$;
CREATE FUNCTION sell_goods(o orders, sign integer) RETURNS void LANGUAGE sql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO sold_goods
    SELECT quarter_of(o.paid_at), product_id, sign * quantity, sign * (line_cents - bundle_share_cents), o.is_test
    FROM order_lines WHERE order_id = o.id ORDER BY product_id
    ON CONFLICT (since, product_id, is_test) DO UPDATE
      SET units = sold_goods.units + excluded.units, cents = sold_goods.cents + excluded.cents
$$;
CREATE FUNCTION orders_sell_goods() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_sold(OLD) THEN PERFORM sell_goods(OLD, -1); END IF;
  IF is_sold(NEW) THEN PERFORM sell_goods(NEW, 1); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER orders_sold_anew AFTER UPDATE ON orders FOR EACH ROW
  WHEN ((is_sold(OLD), OLD.paid_at, OLD.is_test) IS DISTINCT FROM (is_sold(NEW), NEW.paid_at, NEW.is_test))
  EXECUTE FUNCTION orders_sell_goods();
-- Lines are written once, with their order, and neither is ever deleted.
CREATE FUNCTION lines_sell_goods() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO sold_goods
    SELECT quarter_of(o.paid_at), l.product_id, sum(l.quantity), sum(l.line_cents - l.bundle_share_cents), o.is_test
    FROM changed l JOIN orders o ON o.id = l.order_id WHERE is_sold(o) GROUP BY 1, 2, 5 ORDER BY 1, 2
    ON CONFLICT (since, product_id, is_test) DO UPDATE
      SET units = sold_goods.units + excluded.units, cents = sold_goods.cents + excluded.cents;
  RETURN NULL;
END $$;
CREATE TRIGGER order_lines_sold AFTER INSERT ON order_lines REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION lines_sell_goods();

-- Emptying a table fires no trigger of its rows.
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
-- Order by order would take minutes at a million.
SET LOCAL enable_nestloop = off;
INSERT INTO sold_goods
  SELECT quarter_of(o.paid_at), l.product_id, sum(l.quantity), sum(l.line_cents - l.bundle_share_cents), o.is_test
  FROM orders o JOIN order_lines l ON l.order_id = o.id WHERE is_sold(o) GROUP BY 1, 2, 5;
SET LOCAL enable_nestloop = on;
CREATE VIEW counted_totals AS
  SELECT order_total(status, payment_state, is_test) AS what, count(*) AS total
    FROM orders GROUP BY status, payment_state, is_test
  UNION ALL SELECT 'sales ' || provider, sum(kept_cents(p))::bigint FROM payments p GROUP BY provider
  UNION ALL SELECT 'shipments', count(*) FROM shipments
  UNION ALL SELECT customer_total(is_test), count(*) FROM customer_sums GROUP BY is_test;
INSERT INTO kept_totals SELECT what, 0, total FROM counted_totals WHERE total <> 0;

CREATE INDEX customer_sums_spent ON customer_sums (spent_cents, customer_id);
CREATE INDEX customer_sums_orders ON customer_sums (orders, customer_id);
CREATE INDEX customer_sums_last ON customer_sums (last_order_at, customer_id);
CREATE INDEX customer_sums_first ON customer_sums (first_paid_at) INCLUDE (is_test);
CREATE TRIGGER customers_counted AFTER INSERT OR DELETE ON customer_sums
  FOR EACH ROW EXECUTE FUNCTION customers_keep_totals();
CREATE TRIGGER customers_counted_anew AFTER UPDATE ON customer_sums FOR EACH ROW
  WHEN (OLD.is_test <> NEW.is_test) EXECUTE FUNCTION customers_keep_totals();

-- What only sums needed.
DROP INDEX orders_customer_sums, orders_paying_customers;

-- Shelves were counted row by row: a thousand products of one file left a thousand dead rows, and every list read them.
DROP TRIGGER products_shelf_counts ON products;
DROP FUNCTION products_count_shelf;
CREATE FUNCTION keep_shelf(shelf text, change bigint) RETURNS void LANGUAGE sql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO shelf_counts VALUES (shelf, pg_backend_pid() % 16, change)
    ON CONFLICT (category, slot) DO UPDATE SET products = shelf_counts.products + excluded.products
$$;
CREATE FUNCTION products_count_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_shelf(category, change) FROM (
    SELECT category, count(*) AS change FROM changed WHERE retired_at IS NULL GROUP BY category ORDER BY category) AS shelves;
  RETURN NULL;
END $$;
CREATE TRIGGER products_counted AFTER INSERT ON products REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION products_count_new();
CREATE FUNCTION products_count_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.retired_at IS NULL THEN PERFORM keep_shelf(OLD.category, -1); END IF;
  IF TG_OP = 'UPDATE' AND NEW.retired_at IS NULL THEN PERFORM keep_shelf(NEW.category, 1); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER products_counted_anew AFTER UPDATE OF category, retired_at ON products FOR EACH ROW
  WHEN (OLD.category <> NEW.category OR (OLD.retired_at IS NULL) <> (NEW.retired_at IS NULL))
  EXECUTE FUNCTION products_count_changed();
CREATE TRIGGER products_counted_gone AFTER DELETE ON products FOR EACH ROW EXECUTE FUNCTION products_count_changed();
CREATE TEMPORARY TABLE counted ON COMMIT DROP AS
  SELECT category, count(*) AS products FROM products WHERE retired_at IS NULL GROUP BY category;
TRUNCATE shelf_counts;
INSERT INTO shelf_counts SELECT category, 0, products FROM counted;

-- Few rows that change all day long.
ALTER TABLE shelf_counts SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
ALTER TABLE kept_totals SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
