-- An order whose buyer has completed a delayed payment is no attempt that another one ends, so it does not count as one.
CREATE OR REPLACE FUNCTION lock_attempts(browser bytea, network bytea, cart bytea)
  RETURNS TABLE(id uuid, "orderNumber" text, "cartHash" bytea, "createdAt" timestamptz, holds boolean) LANGUAGE plpgsql AS $$
DECLARE
  same uuid[] := '{}';
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('browser ' || encode(browser, 'hex'), 0));
  IF network IS NOT NULL THEN PERFORM pg_advisory_xact_lock(hashtextextended('network ' || encode(network, 'hex'), 0)); END IF;
  IF cart IS NOT NULL THEN
    same := ARRAY(SELECT c.id FROM stock_reservations r JOIN orders c ON c.id = r.order_id
      WHERE r.network = lock_attempts.network AND r.created_at > now() - interval '2 minutes' AND c.cart_hash = cart);
  END IF;
  RETURN QUERY SELECT o.id, o.order_number, o.cart_hash, o.created_at,
      EXISTS (SELECT FROM stock_reservations r WHERE r.order_id = o.id AND r.state = 'active')
        AND NOT EXISTS (SELECT FROM payments p WHERE p.order_id = o.id AND p.state = 'awaiting')
    FROM orders o
    WHERE o.payment_state = 'unpaid' AND o.status = 'pending' AND (o.browser_hash = browser OR o.id = ANY(same))
    ORDER BY o.created_at DESC LIMIT 100;
END $$;
