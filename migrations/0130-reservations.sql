-- What an unpaid order reserves, and for how long (docs/decisions/2026-11-22-reservations.md).
-- network: a keyed hash of the network that ordered. yields: another shopper who needs the pieces gets them.
ALTER TABLE stock_holds ADD COLUMN network bytea CHECK (length(network) = 32);
ALTER TABLE stock_holds ADD COLUMN yields boolean NOT NULL DEFAULT false;
CREATE INDEX stock_holds_network ON stock_holds (network, created_at) WHERE network IS NOT NULL;
CREATE INDEX stock_holds_yielding ON stock_holds (product_id, created_at) WHERE state = 'held' AND yields;

-- Pieces that yield count as in stock, so what a page shows changes when they begin or cease to.
CREATE FUNCTION announce_yielding() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_products(ARRAY[NEW.product_id]);
  RETURN NULL;
END $$;
CREATE TRIGGER stock_holds_announce_new AFTER INSERT ON stock_holds FOR EACH ROW
  WHEN (NEW.yields) EXECUTE FUNCTION announce_yielding();
CREATE TRIGGER stock_holds_announce AFTER UPDATE ON stock_holds FOR EACH ROW
  WHEN ((OLD.yields, OLD.state) <> (NEW.yields, NEW.state) AND (OLD.yields OR NEW.yields))
  EXECUTE FUNCTION announce_yielding();

-- One checkout of a browser, and of a network, after the other: the unpaid orders of the browser, and those of the same cart
-- that the network placed a moment ago, are read after the lock.
CREATE FUNCTION lock_attempts(browser bytea, network bytea, cart bytea)
  RETURNS TABLE (id uuid, "orderNumber" text, "cartHash" bytea, "createdAt" timestamptz, holds boolean)
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('browser ' || encode(browser, 'hex'), 0));
  IF network IS NOT NULL THEN PERFORM pg_advisory_xact_lock(hashtextextended('network ' || encode(network, 'hex'), 0)); END IF;
  RETURN QUERY SELECT o.id, o.order_number, o.cart_hash, o.created_at,
      EXISTS (SELECT FROM stock_holds h WHERE h.order_id = o.id AND h.state = 'held')
    FROM orders o
    WHERE o.payment_state = 'unpaid' AND o.status = 'pending' AND o.id IN (
      SELECT b.id FROM orders b WHERE b.browser_hash = browser AND b.payment_state = 'unpaid' AND b.status = 'pending'
      UNION ALL
      SELECT c.id FROM stock_holds h JOIN orders c ON c.id = h.order_id
      WHERE h.network = lock_attempts.network AND h.created_at > now() - interval '2 minutes' AND c.cart_hash = cart)
    ORDER BY o.created_at DESC LIMIT 100;
END $$;
