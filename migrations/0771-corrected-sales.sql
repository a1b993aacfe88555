-- What corrections left wrong in the sums that are still read. One statement adds the difference, so that no table is locked: a sale
-- meanwhile is in neither of the two sums, or in both. The orders come first, as in the nightly check.
WITH sold AS MATERIALIZED (
  SELECT id, quarter_of(paid_at) AS since, is_test FROM orders o
  WHERE is_sold(o) AND paid_at >= quarter_of(now() - interval '41 days')
), counted AS (
  SELECT sold.since, l.product_id, sold.is_test, sum(l.quantity) AS units, sum(l.line_cents - l.bundle_share_cents) AS cents
  FROM sold JOIN order_lines l ON l.order_id = sold.id GROUP BY 1, 2, 3
), stored AS (
  SELECT since, product_id, is_test, sum(units) AS units, sum(cents) AS cents FROM product_sales
  WHERE since >= quarter_of(now() - interval '41 days') GROUP BY 1, 2, 3
)
INSERT INTO product_sales (since, product_id, is_test, slot, units, cents)
  SELECT since, product_id, is_test, counter_slot(), units, cents FROM (
    SELECT since, product_id, is_test, coalesce(counted.units, 0) - coalesce(stored.units, 0) AS units,
      coalesce(counted.cents, 0) - coalesce(stored.cents, 0) AS cents
    FROM counted FULL JOIN stored USING (since, product_id, is_test)) AS differences
  WHERE units <> 0 OR cents <> 0
  ON CONFLICT (since, product_id, is_test, slot) DO UPDATE
    SET units = product_sales.units + excluded.units, cents = product_sales.cents + excluded.cents;
