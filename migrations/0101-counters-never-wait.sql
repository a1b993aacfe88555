-- A counter is written at the end of many chains of locks, so waiting for one closes circles. Each transaction now writes to a
-- slot that no other holds until it ends: counters never wait, and readers add the slots up as before.
CREATE FUNCTION counter_slot() RETURNS smallint LANGUAGE plpgsql AS $$
DECLARE
  first integer := pg_backend_pid() % 64;
BEGIN
  FOR i IN 0..1023 LOOP
    IF pg_try_advisory_xact_lock(20261122, (first + i) % 1024) THEN RETURN (first + i) % 1024; END IF;
  END LOOP;
  PERFORM pg_advisory_xact_lock(20261122, first);
  RETURN first;
END $$;

CREATE OR REPLACE FUNCTION keep_total(what text, change bigint) RETURNS void LANGUAGE sql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO kept_totals VALUES (what, counter_slot(), change)
    ON CONFLICT (what, slot) DO UPDATE SET total = kept_totals.total + excluded.total
$$;
CREATE OR REPLACE FUNCTION keep_shelf(shelf text, change bigint) RETURNS void LANGUAGE sql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO shelf_counts VALUES (shelf, counter_slot(), change)
    ON CONFLICT (category, slot) DO UPDATE SET products = shelf_counts.products + excluded.products
$$;

ALTER TABLE sold_goods ADD COLUMN slot smallint NOT NULL DEFAULT 0;
ALTER TABLE sold_goods DROP CONSTRAINT sold_goods_pkey,
  ADD PRIMARY KEY (since, product_id, is_test, slot) INCLUDE (units, cents);
CREATE OR REPLACE FUNCTION sell_goods(o orders, sign integer) RETURNS void LANGUAGE sql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO sold_goods (since, product_id, is_test, slot, units, cents)
    SELECT quarter_of(o.paid_at), product_id, o.is_test, counter_slot(), sign * quantity, sign * (line_cents - bundle_share_cents)
    FROM order_lines WHERE order_id = o.id
    ON CONFLICT (since, product_id, is_test, slot) DO UPDATE
      SET units = sold_goods.units + excluded.units, cents = sold_goods.cents + excluded.cents
$$;
CREATE OR REPLACE FUNCTION lines_sell_goods() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO sold_goods (since, product_id, is_test, slot, units, cents)
    SELECT since, product_id, is_test, counter_slot(), units, cents FROM (
      SELECT quarter_of(o.paid_at) AS since, l.product_id, o.is_test, sum(l.quantity) AS units,
        sum(l.line_cents - l.bundle_share_cents) AS cents
      FROM changed l JOIN orders o ON o.id = l.order_id WHERE is_sold(o) GROUP BY 1, 2, 3) AS sold
    ON CONFLICT (since, product_id, is_test, slot) DO UPDATE
      SET units = sold_goods.units + excluded.units, cents = sold_goods.cents + excluded.cents;
  RETURN NULL;
END $$;

-- The customers of an order that changes hands are held in the order of their ids.
CREATE OR REPLACE FUNCTION orders_sum_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM sum_up_customer(one) FROM (
    SELECT DISTINCT one FROM unnest(ARRAY[
      CASE WHEN TG_OP <> 'INSERT' AND OLD.paid_at IS NOT NULL THEN OLD.customer_id END,
      CASE WHEN TG_OP <> 'DELETE' AND NEW.paid_at IS NOT NULL THEN NEW.customer_id END]) AS one
    WHERE one IS NOT NULL ORDER BY one) AS customers;
  RETURN NULL;
END $$;
