-- Only customers whose sums change, so that few rows are locked: those of paid orders with no payment that stands, or with several.
SELECT update_customer_sums(customer_id) FROM (
  SELECT DISTINCT o.customer_id
  FROM orders o LEFT JOIN (SELECT order_id, count(*) AS payments FROM payments WHERE state = 'paid' GROUP BY order_id) AS paid ON paid.order_id = o.id
  WHERE o.paid_at IS NOT NULL AND coalesce(paid.payments, 0) <> 1 ORDER BY 1) AS customers;
