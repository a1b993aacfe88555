-- Only customers whose sums change, so that few rows are locked: those of paid orders with no payment that stands, with several, or with
-- one that is less than the order.
SELECT update_customer_sums(customer_id) FROM (
  SELECT DISTINCT o.customer_id
  FROM orders o LEFT JOIN (
    SELECT order_id, count(*) AS payments, sum(net_paid_cents(payments)) AS cents, sum(refunded_cents) AS refunded
    FROM payments WHERE state = 'paid' GROUP BY order_id) AS paid ON paid.order_id = o.id
  WHERE o.paid_at IS NOT NULL AND (coalesce(paid.payments, 0) <> 1 OR (paid.refunded = 0 AND paid.cents <> o.total_cents))
  ORDER BY 1) AS customers;
