-- Parcels of an order that leaves in several. An order that leaves in one has none here: its row in `shipments` holds everything.
CREATE TABLE parcels (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders,
  -- From 1 on, of one order.
  number smallint NOT NULL CHECK (number > 0),
  tracking_number text CHECK (length(tracking_number) BETWEEN 1 AND 100),
  carrier text CHECK (length(carrier) BETWEEN 1 AND 60),
  shipping_method text CHECK (shipping_method IN ('standard', 'express', 'overnight', 'ground')),
  estimated_delivery date,
  weight_grams integer CHECK (weight_grams BETWEEN 1 AND 1000000),
  administrator_id uuid REFERENCES administrators ON DELETE SET NULL,
  shipped_at timestamptz NOT NULL,
  delivered_at timestamptz,
  -- It did not leave after all. Its pieces are still to leave.
  undone_at timestamptz,
  CONSTRAINT parcels_number_unique UNIQUE (order_id, number),
  CONSTRAINT parcels_delivered_after_shipped CHECK (delivered_at >= shipped_at),
  CONSTRAINT parcels_undone_not_delivered CHECK (undone_at IS NULL OR delivered_at IS NULL)
);
CREATE INDEX parcels_tracking ON parcels (upper(tracking_number)) WHERE tracking_number IS NOT NULL;
CREATE INDEX parcels_sequences ON parcels (length(tracking_number), upper(tracking_number) text_pattern_ops) WHERE tracking_number IS NOT NULL;
CREATE INDEX parcels_administrator ON parcels (administrator_id) WHERE administrator_id IS NOT NULL;

-- What is in a parcel. The position is that of the order's line.
CREATE TABLE parcel_lines (
  parcel_id uuid NOT NULL REFERENCES parcels,
  position smallint NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (parcel_id, position)
);
CREATE TRIGGER parcel_lines_frozen BEFORE UPDATE OR DELETE ON parcel_lines FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Rows are only added. What is known of a parcel may be corrected until it is undone.
CREATE FUNCTION parcels_only_grow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF to_jsonb(NEW) - 'administrator_id' = to_jsonb(OLD) - 'administrator_id' THEN RETURN NEW; END IF;
    IF OLD.undone_at IS NULL AND (NEW.id, NEW.order_id, NEW.number, NEW.shipped_at) = (OLD.id, OLD.order_id, OLD.number, OLD.shipped_at) THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'Rows of parcels are only added' USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE TRIGGER parcels_frozen BEFORE UPDATE OR DELETE ON parcels FOR EACH ROW EXECUTE FUNCTION parcels_only_grow();

-- The parcel with which an order was complete. Without one, the shipment holds all that is in no parcel: also where an older
-- version of the shop has shipped the rest.
ALTER TABLE shipments ADD COLUMN parcel_id uuid REFERENCES parcels;
CREATE INDEX shipments_parcel ON shipments (parcel_id) WHERE parcel_id IS NOT NULL;

-- Pieces of each line of an order: bought, gone in parcels, refunded, come back, and still to leave. A refund takes pieces that have not left
-- first; that of a return takes those that have.
CREATE VIEW order_pieces AS
  SELECT l.order_id, l.position, l.quantity AS bought, gone.sent, back.refunded, back.returned,
    greatest(0, l.quantity - gone.sent - back.refunded - greatest(0, back.returned - gone.sent)) AS remaining
  FROM order_lines l
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(x.quantity), 0)::int AS sent FROM parcels p JOIN parcel_lines x ON x.parcel_id = p.id
    WHERE p.order_id = l.order_id AND p.undone_at IS NULL AND x.position = l.position) AS gone
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(r.quantity) FILTER (WHERE NOT of_return.it_is), 0)::int AS refunded,
      coalesce(sum(r.quantity) FILTER (WHERE of_return.it_is), 0)::int AS returned
    FROM payments p JOIN refunds f ON f.payment_id = p.id JOIN refund_lines r ON r.refund_id = f.id
    CROSS JOIN LATERAL (SELECT EXISTS (
      SELECT FROM returns o WHERE o.order_id = l.order_id AND split_part(f.idempotency_key, '/', 1) = 'return-' || o.id) AS it_is) AS of_return
    WHERE p.order_id = l.order_id AND p.state = 'paid' AND f.state <> 'failed' AND r.kind = 'goods' AND r.position = l.position) AS back;
