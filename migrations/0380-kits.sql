-- A kit is a product made of others. It has its own price, texts and images, and no stock: what can be sold follows its parts.
CREATE TABLE product_parts (
  kit_id uuid NOT NULL REFERENCES products ON DELETE CASCADE,
  product_id uuid NOT NULL REFERENCES products,
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 100),
  -- With its uniqueness, the limit of 20 parts.
  position smallint NOT NULL CHECK (position BETWEEN 1 AND 20),
  PRIMARY KEY (kit_id, product_id),
  CONSTRAINT product_parts_position_unique UNIQUE (kit_id, position),
  CONSTRAINT product_parts_not_itself CHECK (kit_id <> product_id)
);
CREATE INDEX product_parts_product ON product_parts (product_id);

-- Two transactions that make kits of each other's parts wait for each other here, so that each sees the other's rows.
CREATE FUNCTION product_parts_fit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('product parts', 0));
  IF EXISTS (SELECT FROM product_parts WHERE kit_id = NEW.product_id) OR EXISTS (SELECT FROM product_parts WHERE product_id = NEW.kit_id) THEN
    RAISE 'a kit is no part of a kit' USING ERRCODE = 'check_violation', CONSTRAINT = 'product_parts_no_kits';
  END IF;
  IF EXISTS (SELECT FROM stock_levels WHERE product_id = NEW.kit_id AND available + reserved > 0) THEN
    RAISE 'a kit has no stock of its own' USING ERRCODE = 'check_violation', CONSTRAINT = 'kits_without_stock';
  END IF;
  -- Goods that were sold from its own stock come back to it.
  IF EXISTS (SELECT FROM stock_reservations WHERE product_id = NEW.kit_id)
    OR EXISTS (SELECT FROM stock_movements WHERE product_id = NEW.kit_id AND order_id IS NOT NULL) THEN
    RAISE 'this product was sold from its own stock' USING ERRCODE = 'check_violation', CONSTRAINT = 'kits_never_sold_alone';
  END IF;
  DELETE FROM stock_levels WHERE product_id = NEW.kit_id;
  RETURN NEW;
END $$;
CREATE TRIGGER product_parts_fit BEFORE INSERT OR UPDATE ON product_parts FOR EACH ROW EXECUTE FUNCTION product_parts_fit();

CREATE FUNCTION stock_levels_not_of_kits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM product_parts WHERE kit_id = NEW.product_id) THEN
    RAISE 'a kit has no stock of its own' USING ERRCODE = 'check_violation', CONSTRAINT = 'kits_without_stock';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER stock_levels_not_of_kits BEFORE INSERT ON stock_levels FOR EACH ROW EXECUTE FUNCTION stock_levels_not_of_kits();

-- What can be had of a product that is no kit. Reserved pieces that yield count if they are asked for. In plpgsql, which plans its
-- statement once for each connection: in SQL, it would be planned for each kit.
CREATE FUNCTION level_pieces(product uuid, with_yielding boolean) RETURNS integer LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE pieces integer; split boolean;
BEGIN
  SELECT s.available, s.is_split INTO pieces, split FROM stock_levels s WHERE s.product_id = product;
  IF split THEN
    pieces := pieces + (SELECT coalesce(sum(o.available), 0) FROM stock_portions o WHERE o.product_id = product);
  END IF;
  IF with_yielding THEN
    pieces := pieces + (SELECT coalesce(sum(r.quantity), 0)
      FROM stock_reservations r JOIN orders o ON o.id = r.order_id AND o.payment_state = 'unpaid'
      WHERE r.product_id = product AND r.state = 'active' AND r.yields);
  END IF;
  RETURN coalesce(pieces, 0);
END $$;
-- How many kits the parts make: none without a part that is retired. Null for a product that is no kit.
CREATE FUNCTION kit_pieces(kit uuid, with_yielding boolean) RETURNS integer LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  RETURN (SELECT min(CASE WHEN p.retired_at IS NULL THEN level_pieces(p.id, with_yielding) / part.quantity ELSE 0 END)
    FROM product_parts part JOIN products p ON p.id = part.product_id WHERE part.kit_id = kit);
END $$;

-- The parts of an order's line as they were when it was ordered, with their share of what the line costs after discounts.
CREATE TABLE order_line_parts (
  order_id uuid NOT NULL,
  position smallint NOT NULL,
  place smallint NOT NULL CHECK (place BETWEEN 1 AND 20),
  product_id uuid NOT NULL REFERENCES products,
  name text NOT NULL,
  english_name text,
  sku text NOT NULL,
  -- In one kit.
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 100),
  gross_cents bigint NOT NULL CHECK (gross_cents >= 0),
  net_cents bigint NOT NULL CHECK (net_cents >= 0),
  vat_cents bigint NOT NULL CHECK (vat_cents >= 0),
  seen jsonb,
  PRIMARY KEY (order_id, position, place),
  FOREIGN KEY (order_id, position) REFERENCES order_lines ON DELETE CASCADE,
  CONSTRAINT order_line_parts_product_once UNIQUE (order_id, position, product_id),
  CONSTRAINT order_line_parts_vat CHECK (net_cents + vat_cents = gross_cents)
);
CREATE INDEX order_line_parts_product ON order_line_parts (product_id);

-- What leaves the stock for an order: its lines, and the parts in place of a kit, `per_piece` of the line. A product may be there
-- several times.
CREATE VIEW order_goods AS
  SELECT l.order_id, l.position, l.product_id, coalesce(l.english_name, l.name) AS name, 1 AS per_piece, l.quantity
  FROM order_lines l
  WHERE NOT EXISTS (SELECT FROM order_line_parts p WHERE p.order_id = l.order_id AND p.position = l.position)
  UNION ALL
  SELECT p.order_id, p.position, p.product_id, coalesce(p.english_name, p.name), p.quantity, p.quantity * l.quantity
  FROM order_line_parts p JOIN order_lines l ON l.order_id = p.order_id AND l.position = p.position;

-- A kit changes for shoppers with its parts.
CREATE FUNCTION with_kits(ids uuid[]) RETURNS uuid[] LANGUAGE sql STABLE AS $$
  SELECT ids || ARRAY(SELECT DISTINCT kit_id FROM product_parts WHERE product_id = ANY (ids) LIMIT 51)
$$;
CREATE OR REPLACE FUNCTION publish_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM publish_products(with_kits(ARRAY(SELECT id FROM changed LIMIT 51)));
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION publish_yielding() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM publish_products(with_kits(ARRAY[NEW.product_id]));
  RETURN NULL;
END $$;
-- A kit with two pieces of a part is sold out with the last piece but one. A split level has enough for any kit.
CREATE OR REPLACE FUNCTION publish_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM publish_products(ARRAY(
    SELECT after.product_id FROM after JOIN before USING (product_id)
    WHERE (before.available > 0) <> (after.available > 0)
    UNION
    SELECT part.kit_id FROM after JOIN before USING (product_id) JOIN product_parts part USING (product_id)
    WHERE (before.available >= part.quantity OR before.is_split) <> (after.available >= part.quantity OR after.is_split)
    LIMIT 51));
  RETURN NULL;
END $$;
CREATE FUNCTION publish_kits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM publish_products(ARRAY(SELECT DISTINCT kit_id FROM changed LIMIT 51));
  RETURN NULL;
END $$;
CREATE TRIGGER product_parts_publish_new AFTER INSERT ON product_parts REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION publish_kits();
CREATE TRIGGER product_parts_publish_changed AFTER UPDATE ON product_parts REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION publish_kits();
CREATE TRIGGER product_parts_publish_gone AFTER DELETE ON product_parts REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION publish_kits();
