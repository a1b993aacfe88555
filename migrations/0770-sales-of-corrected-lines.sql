-- A correction of a paid order changes, deletes and adds lines: what was sold of each product follows all three.
CREATE FUNCTION order_lines_change_sales() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO product_sales (since, product_id, is_test, slot, units, cents)
    SELECT since, product_id, is_test, counter_slot(), units, cents FROM (
      SELECT quarter_of(o.paid_at) AS since, l.product_id, o.is_test, sum(l.sign * l.quantity) AS units,
        sum(l.sign * (l.line_cents - l.bundle_share_cents)) AS cents
      FROM (
        SELECT order_id, product_id, quantity, line_cents, bundle_share_cents, -1 AS sign FROM before
        UNION ALL
        SELECT order_id, product_id, quantity, line_cents, bundle_share_cents, 1 FROM after) l
        JOIN orders o ON o.id = l.order_id
      WHERE is_sold(o) GROUP BY 1, 2, 3) AS sold
    WHERE units <> 0 OR cents <> 0
    ON CONFLICT (since, product_id, is_test, slot) DO UPDATE
      SET units = product_sales.units + excluded.units, cents = product_sales.cents + excluded.cents;
  RETURN NULL;
END $$;
CREATE TRIGGER order_lines_sold_anew AFTER UPDATE ON order_lines REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION order_lines_change_sales();

CREATE FUNCTION order_lines_remove_sales() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO product_sales (since, product_id, is_test, slot, units, cents)
    SELECT since, product_id, is_test, counter_slot(), -units, -cents FROM (
      SELECT quarter_of(o.paid_at) AS since, l.product_id, o.is_test, sum(l.quantity) AS units,
        sum(l.line_cents - l.bundle_share_cents) AS cents
      FROM before l JOIN orders o ON o.id = l.order_id WHERE is_sold(o) GROUP BY 1, 2, 3) AS sold
    ON CONFLICT (since, product_id, is_test, slot) DO UPDATE
      SET units = product_sales.units + excluded.units, cents = product_sales.cents + excluded.cents;
  RETURN NULL;
END $$;
CREATE TRIGGER order_lines_sold_no_more AFTER DELETE ON order_lines REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION order_lines_remove_sales();
