-- What a piece costs the shop, without VAT; null where nobody said.
ALTER TABLE products ADD COLUMN cost_cents bigint CHECK (cost_cents >= 0);

-- What a piece cost when it was sold. What comes back of an order has the cost of its sale.
ALTER TABLE stock_movements ADD COLUMN unit_cost_cents bigint;

CREATE FUNCTION note_unit_cost() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.reason = 'sale' THEN
    NEW.unit_cost_cents := (SELECT cost_cents FROM products WHERE id = NEW.product_id);
  ELSE
    NEW.unit_cost_cents := (SELECT unit_cost_cents FROM stock_movements
      WHERE order_id = NEW.order_id AND product_id = NEW.product_id AND reason = 'sale' ORDER BY id DESC LIMIT 1);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER stock_movements_note_cost BEFORE INSERT ON stock_movements FOR EACH ROW
  WHEN (NEW.order_id IS NOT NULL) EXECUTE FUNCTION note_unit_cost();

-- What documents and stock add to the sales of a day, for reports: one row for each line of a document, and one for what each movement
-- of goods that were sold cost. Of credit notes and of goods that come back it is negative.
CREATE TABLE sales_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  document_id uuid REFERENCES documents,
  place smallint,
  movement_id bigint,
  order_id uuid NOT NULL REFERENCES orders,
  is_test boolean NOT NULL,
  -- In the shop's time zone.
  booked_on date NOT NULL,
  -- Where the goods go.
  country char(2) NOT NULL,
  method text NOT NULL,
  channel text NOT NULL,
  -- The last one whose email the buyer got within a week before the order.
  campaign_id uuid,
  kind text NOT NULL CHECK (kind IN ('goods', 'shipping', 'part', 'cost')),
  -- Gives money back, or takes it again. A credit note and an invoice of an order that was changed are both of its sale.
  is_refund boolean NOT NULL,
  -- Of the first line of an order's first invoice.
  is_new_order boolean NOT NULL,
  -- Of goods that are still known.
  product_id uuid REFERENCES products,
  quantity integer NOT NULL DEFAULT 0,
  net_cents bigint NOT NULL DEFAULT 0,
  vat_cents bigint NOT NULL DEFAULT 0,
  discount_cents bigint NOT NULL DEFAULT 0,
  cost_cents bigint NOT NULL DEFAULT 0,
  -- Pieces whose cost nobody said.
  uncosted integer NOT NULL DEFAULT 0,
  CONSTRAINT sales_entries_document UNIQUE (document_id, place),
  CONSTRAINT sales_entries_movement UNIQUE (movement_id),
  CONSTRAINT sales_entries_of CHECK ((movement_id IS NULL) = (document_id IS NOT NULL) AND (kind = 'cost') = (movement_id IS NOT NULL))
);
CREATE INDEX sales_entries_booked ON sales_entries (is_test, booked_on);
CREATE INDEX sales_entries_order ON sales_entries (order_id, id);
CREATE INDEX sales_entries_product ON sales_entries (product_id) WHERE product_id IS NOT NULL;

-- What the goods of an order cost, as far as that is not noted yet. An order without an invoice has no sale.
CREATE FUNCTION write_cost_entries(sold uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO sales_entries (movement_id, order_id, is_test, booked_on, country, method, channel, campaign_id, kind, is_refund, is_new_order,
    product_id, cost_cents, uncosted)
  SELECT m.id, m.order_id, of_order.is_test,
    (m.at AT TIME ZONE coalesce((SELECT nullif(setting_value, '') FROM store_settings WHERE setting_key = 'time_zone'), 'Europe/Tallinn'))::date,
    of_order.country, of_order.method, of_order.channel, of_order.campaign_id, 'cost', false, false,
    -- A kit costs what its parts do. A piece of what was also bought alone counts for that.
    coalesce(
      (SELECT l.product_id FROM order_lines l WHERE l.order_id = sold AND l.product_id = m.product_id LIMIT 1),
      (SELECT l.product_id FROM order_line_parts part JOIN order_lines l USING (order_id, position)
        WHERE part.order_id = sold AND part.product_id = m.product_id ORDER BY position LIMIT 1),
      m.product_id),
    -m.quantity * coalesce(m.unit_cost_cents, 0), CASE WHEN m.unit_cost_cents IS NULL THEN -m.quantity ELSE 0 END
  FROM stock_movements m
    JOIN LATERAL (SELECT * FROM sales_entries e WHERE e.order_id = sold ORDER BY e.id LIMIT 1) AS of_order ON true
  WHERE m.order_id = sold AND m.reason IN ('sale', 'cancellation', 'return')
  ON CONFLICT (movement_id) DO NOTHING
$$;

CREATE FUNCTION write_sales_entries(document documents) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  sign integer := CASE document.kind WHEN 'invoice' THEN 1 ELSE -1 END;
  of_order sales_entries;
  is_first boolean;
BEGIN
  SELECT * INTO of_order FROM sales_entries WHERE order_id = document.order_id ORDER BY id LIMIT 1;
  is_first := of_order.id IS NULL AND document.kind = 'invoice';
  IF of_order.id IS NULL THEN
    SELECT coalesce(p.method_name, p.method, p.provider), o.channel, (
        SELECT e.campaign_id FROM emails e
        WHERE lower(e.recipient) = lower(o.email) AND e.campaign_id IS NOT NULL AND e.created_at <= o.created_at
          AND e.sent_at <= o.created_at AND e.sent_at > o.created_at - interval '7 days'
        ORDER BY e.created_at DESC LIMIT 1)
      INTO of_order.method, of_order.channel, of_order.campaign_id
      FROM payments p, orders o WHERE p.id = document.payment_id AND o.id = document.order_id;
  END IF;
  INSERT INTO sales_entries (document_id, place, order_id, is_test, booked_on, country, method, channel, campaign_id, kind, is_refund,
    is_new_order, product_id, quantity, net_cents, vat_cents, discount_cents)
  SELECT document.id, place, document.order_id, document.is_test, document.issued_on, document.country, of_order.method, of_order.channel,
    of_order.campaign_id, CASE WHEN line->>'name' = '' THEN 'shipping' ELSE line->>'kind' END, coalesce(document.data->'corrects'->>'why' <> 'changed', false), is_first AND place = 1,
    coalesce(
      (SELECT product_id FROM order_lines o WHERE o.order_id = document.order_id AND o.sku = line->>'sku' ORDER BY o.position LIMIT 1),
      (SELECT id FROM products p WHERE p.sku = line->>'sku')),
    CASE WHEN line->>'kind' = 'goods' THEN sign * (line->>'quantity')::integer ELSE 0 END,
    sign * (line->>'net')::bigint, sign * (line->>'vat')::bigint, sign * coalesce((line->>'discount')::bigint, 0)
  FROM jsonb_array_elements(document.data->'lines') WITH ORDINALITY AS of_document(line, place);
  PERFORM write_cost_entries(document.order_id);
END $$;

CREATE FUNCTION note_sales_of_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_sales_entries(NEW);
  RETURN NULL;
END $$;
CREATE TRIGGER documents_note_sales AFTER INSERT ON documents FOR EACH ROW EXECUTE FUNCTION note_sales_of_document();

CREATE FUNCTION note_cost_of_movement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_cost_entries(NEW.order_id);
  RETURN NULL;
END $$;
CREATE TRIGGER stock_movements_note_sales AFTER INSERT ON stock_movements FOR EACH ROW
  WHEN (NEW.order_id IS NOT NULL) EXECUTE FUNCTION note_cost_of_movement();

SELECT write_sales_entries(d) FROM documents d ORDER BY d.issued_at, d.id;

CREATE TRIGGER sales_entries_frozen BEFORE UPDATE OR DELETE ON sales_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
