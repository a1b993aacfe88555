-- Only customers whose sums change, so that few rows are locked.
SELECT update_customer_sums(customer_id) FROM (
  SELECT DISTINCT o.customer_id FROM orders o JOIN customer_sums s ON s.customer_id = o.customer_id AND NOT s.is_test
  WHERE o.is_test AND o.paid_at IS NOT NULL ORDER BY 1) AS customers;
