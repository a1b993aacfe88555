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

-- Movements are only added, so a small index by blocks finds those of a period.
CREATE INDEX stock_movements_at ON stock_movements USING brin (at) WITH (pages_per_range = 16);

-- The lines of each document, for reports. Quantities and amounts of credit notes are negative.
CREATE TABLE document_lines (
  document_id uuid NOT NULL REFERENCES documents,
  place smallint NOT NULL,
  is_test boolean NOT NULL,
  -- In the shop's time zone.
  booked_on date NOT NULL,
  kind text NOT NULL CHECK (kind IN ('goods', 'shipping', 'part')),
  -- Of goods that are still known.
  product_id uuid REFERENCES products,
  quantity integer NOT NULL,
  net_cents bigint NOT NULL,
  vat_cents bigint NOT NULL,
  discount_cents bigint NOT NULL,
  PRIMARY KEY (document_id, place)
);
CREATE INDEX document_lines_booked ON document_lines (is_test, booked_on);
CREATE INDEX document_lines_product ON document_lines (product_id) WHERE product_id IS NOT NULL;

CREATE FUNCTION write_document_lines(document documents) RETURNS void LANGUAGE sql AS $$
  INSERT INTO document_lines (document_id, place, is_test, booked_on, kind, product_id, quantity, net_cents, vat_cents, discount_cents)
  SELECT document.id, place, document.is_test, document.issued_on, line->>'kind',
    coalesce(
      (SELECT product_id FROM order_lines o WHERE o.order_id = document.order_id AND o.sku = line->>'sku' ORDER BY o.position LIMIT 1),
      (SELECT id FROM products p WHERE p.sku = line->>'sku')),
    CASE WHEN line->>'kind' = 'goods' THEN sign * (line->>'quantity')::integer ELSE 0 END,
    sign * (line->>'net')::bigint, sign * (line->>'vat')::bigint, sign * coalesce((line->>'discount')::bigint, 0)
  FROM jsonb_array_elements(document.data->'lines') WITH ORDINALITY AS of_document(line, place),
    (SELECT CASE document.kind WHEN 'invoice' THEN 1 ELSE -1 END AS sign) AS of_kind
$$;

CREATE FUNCTION note_document_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_document_lines(NEW);
  RETURN NULL;
END $$;
CREATE TRIGGER documents_note_lines AFTER INSERT ON documents FOR EACH ROW EXECUTE FUNCTION note_document_lines();

SELECT write_document_lines(d) FROM documents d;

CREATE TRIGGER document_lines_frozen BEFORE UPDATE OR DELETE ON document_lines FOR EACH ROW EXECUTE FUNCTION refuse_change();
