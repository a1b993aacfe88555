-- The shipment of an order that is on its way again is not delivered either (0873).
UPDATE shipments s SET status = 'shipped' FROM orders o
WHERE o.id = s.order_id AND s.status = 'delivered' AND o.status = 'shipped';

-- An order that was set back after it was marked as shipped by mistake has not left (0859).
CREATE OR REPLACE FUNCTION close_returns_of(refunded orders) RETURNS void LANGUAGE sql AS $$
  UPDATE returns r SET state = 'closed', closed_at = now()
  WHERE r.order_id = refunded.id AND r.state IN ('declared', 'approved') AND refunded.payment_state = 'refunded'
    AND refunded.status NOT IN ('shipped', 'delivered')
    AND (refunded.shipped_at IS NULL AND refunded.delivered_at IS NULL OR refunded.status <> 'cancelled')
    AND NOT EXISTS (SELECT FROM parcels p WHERE p.order_id = r.order_id AND p.undone_at IS NULL)
    AND NOT EXISTS (
      SELECT FROM refunds f JOIN payments p ON p.id = f.payment_id
      WHERE p.order_id = r.order_id AND f.state <> 'failed' AND split_part(f.idempotency_key, '/', 1) = 'return-' || r.id)
$$;
