-- An order counts for its customer once, where a payment of it stands, with what its payments keep. One whose only money was a second
-- payment that went back is no order that was paid, and a corrected one has several payments.
CREATE OR REPLACE VIEW recounted_customer_sums AS
  SELECT o.customer_id, count(*)::int AS orders,
    sum(paid.cents)::bigint AS spent_cents,
    max(o.created_at) AS last_order_at,
    coalesce(min(o.paid_at) FILTER (WHERE NOT o.is_test), min(o.paid_at)) AS first_paid_at,
    bool_and(o.is_test) AS is_test
  FROM orders o JOIN customers c ON c.id = o.customer_id AND c.erased_at IS NULL
    JOIN LATERAL (
      SELECT sum(net_paid_cents(p)) AS cents FROM payments p WHERE p.order_id = o.id AND p.state = 'paid' HAVING count(*) > 0
    ) AS paid ON true
  WHERE o.paid_at IS NOT NULL GROUP BY o.customer_id;
