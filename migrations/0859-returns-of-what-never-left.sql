-- What never left cannot come back: with all of its money given back, a return that waits for such goods is closed, without a letter. The
-- refund of the return itself ends it as refunded.
CREATE FUNCTION close_returns_of(refunded orders) RETURNS void LANGUAGE sql AS $$
  UPDATE returns r SET state = 'closed', closed_at = now()
  WHERE r.order_id = refunded.id AND r.state IN ('declared', 'approved') AND refunded.payment_state = 'refunded'
    AND refunded.shipped_at IS NULL AND refunded.delivered_at IS NULL AND refunded.status NOT IN ('shipped', 'delivered')
    AND NOT EXISTS (SELECT FROM parcels p WHERE p.order_id = r.order_id AND p.undone_at IS NULL)
    AND NOT EXISTS (
      SELECT FROM refunds f JOIN payments p ON p.id = f.payment_id
      WHERE p.order_id = r.order_id AND f.state <> 'failed' AND split_part(f.idempotency_key, '/', 1) = 'return-' || r.id)
$$;
CREATE FUNCTION close_returns_of_refunded() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM close_returns_of(NEW);
  RETURN NULL;
END $$;
CREATE TRIGGER orders_close_returns AFTER UPDATE OF payment_state ON orders FOR EACH ROW
  WHEN (NEW.payment_state = 'refunded' AND OLD.payment_state <> 'refunded') EXECUTE FUNCTION close_returns_of_refunded();
SELECT close_returns_of(o) FROM orders o WHERE o.payment_state = 'refunded' AND EXISTS (SELECT FROM returns r WHERE r.order_id = o.id);
