-- Test orders of a customer who has real ones count no more than in the sales of the shop.
CREATE OR REPLACE VIEW recounted_customer_sums AS
  SELECT o.customer_id, coalesce(nullif(count(*) FILTER (WHERE NOT o.is_test), 0), count(*))::int AS orders,
    coalesce(sum(paid.cents) FILTER (WHERE NOT o.is_test), sum(paid.cents))::bigint AS spent_cents,
    coalesce(max(o.created_at) FILTER (WHERE NOT o.is_test), max(o.created_at)) AS last_order_at,
    coalesce(min(o.paid_at) FILTER (WHERE NOT o.is_test), min(o.paid_at)) AS first_paid_at,
    bool_and(o.is_test) AS is_test
  FROM orders o JOIN customers c ON c.id = o.customer_id AND c.erased_at IS NULL
    JOIN LATERAL (
      SELECT sum(net_paid_cents(p)) AS cents FROM payments p WHERE p.order_id = o.id AND p.state = 'paid' HAVING count(*) > 0
    ) AS paid ON true
  WHERE o.paid_at IS NOT NULL GROUP BY o.customer_id;
