-- Pictures know their size, so that no page ever jumps. variants: [{ "width", "format", "path", "bytes" }].
CREATE TABLE pictures (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  path text NOT NULL CHECK (length(path) BETWEEN 1 AND 500),
  content_type text NOT NULL,
  width integer NOT NULL CHECK (width BETWEEN 1 AND 20000),
  height integer NOT NULL CHECK (height BETWEEN 1 AND 20000),
  bytes bigint NOT NULL CHECK (bytes > 0),
  blur text NOT NULL DEFAULT '' CHECK (length(blur) <= 4000),
  alt text NOT NULL DEFAULT '' CHECK (length(alt) <= 300),
  variants jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(variants) = 'array'),
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pictures_path_unique UNIQUE (path)
);
CREATE INDEX pictures_newest ON pictures (created_at DESC, id);

-- image: storage paths, full addresses or data URIs, the first is the main one.
-- details: { "features", "benefits", "how_to_use": [text], "specifications": [[label, value]] }.
CREATE TABLE products (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  slug text NOT NULL CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 120),
  sku text NOT NULL CHECK (length(sku) BETWEEN 1 AND 64),
  gtin text CHECK (gtin ~ '^([0-9]{8}|[0-9]{12,14})$'),
  name text NOT NULL CHECK (btrim(name) <> '' AND length(name) <= 200),
  category text NOT NULL CHECK (category IN ('diffusers', 'oils', 'accessories')),
  description text CHECK (length(description) <= 10000),
  price_cents bigint NOT NULL CHECK (price_cents BETWEEN 0 AND 100000000),
  discount_percentage numeric(5, 2) NOT NULL DEFAULT 0 CHECK (discount_percentage BETWEEN 0 AND 100),
  is_new boolean NOT NULL DEFAULT false,
  image text[] NOT NULL DEFAULT '{}' CHECK (cardinality(image) <= 6 AND array_position(image, '') IS NULL AND array_position(image, NULL) IS NULL),
  volume_ml integer CHECK (volume_ml > 0),
  weight_g integer CHECK (weight_g > 0),
  group_id uuid,
  maker text CHECK (length(maker) <= 300),
  responsible_person text CHECK (length(responsible_person) <= 500),
  warning text CHECK (length(warning) <= 4000),
  details jsonb CHECK (jsonb_typeof(details) = 'object'),
  is_sample boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  retired_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT products_slug_unique UNIQUE (slug),
  CONSTRAINT products_sku_unique UNIQUE (sku),
  CONSTRAINT products_gtin_unique UNIQUE (gtin)
);
CREATE INDEX products_shelf ON products ((category <> 'diffusers'), created_at DESC, id) WHERE retired_at IS NULL;
CREATE INDEX products_shelf_category ON products (category, created_at DESC, id) WHERE retired_at IS NULL;
CREATE INDEX products_newest ON products (created_at DESC, id) WHERE retired_at IS NULL;
CREATE INDEX products_name_exact ON products (lower(btrim(name))) WHERE retired_at IS NULL;
CREATE INDEX products_search ON products USING gin (name gin_trgm_ops);
CREATE INDEX products_group ON products (group_id) WHERE group_id IS NOT NULL;

CREATE FUNCTION products_count_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  NEW.updated_at := now();
  RETURN NEW;
END $$;
CREATE TRIGGER products_version BEFORE UPDATE ON products FOR EACH ROW EXECUTE FUNCTION products_count_version();

-- Every price that was ever asked for: EU law wants the lowest of the last 30 days beside a reduction.
CREATE TABLE price_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id uuid NOT NULL REFERENCES products ON DELETE CASCADE,
  price_cents bigint NOT NULL CHECK (price_cents >= 0),
  discount_percentage numeric(5, 2) NOT NULL,
  since timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX price_history_product ON price_history (product_id, since DESC);

CREATE FUNCTION products_keep_price() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO price_history (product_id, price_cents, discount_percentage) VALUES (NEW.id, NEW.price_cents, NEW.discount_percentage);
  RETURN NULL;
END $$;
CREATE TRIGGER products_first_price AFTER INSERT ON products FOR EACH ROW EXECUTE FUNCTION products_keep_price();
CREATE TRIGGER products_new_price AFTER UPDATE OF price_cents, discount_percentage ON products FOR EACH ROW
  WHEN (OLD.price_cents <> NEW.price_cents OR OLD.discount_percentage <> NEW.discount_percentage) EXECUTE FUNCTION products_keep_price();

-- Addresses that once led somewhere keep leading there.
CREATE TABLE slug_history (
  kind text NOT NULL CHECK (kind IN ('product', 'blog-post', 'content-page')),
  slug text NOT NULL,
  target_id uuid NOT NULL,
  until timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, slug)
);
CREATE INDEX slug_history_target ON slug_history (kind, target_id);

-- How many products stand on each shelf, kept by trigger so that a count costs one row (of 16 slots a category,
-- so that administrators do not wait for each other).
CREATE TABLE shelf_counts (
  category text NOT NULL,
  slot smallint NOT NULL,
  products bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (category, slot)
);
CREATE FUNCTION products_count_shelf() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  before integer := CASE WHEN TG_OP <> 'INSERT' AND OLD.retired_at IS NULL THEN 1 ELSE 0 END;
  after integer := CASE WHEN TG_OP <> 'DELETE' AND NEW.retired_at IS NULL THEN 1 ELSE 0 END;
BEGIN
  IF before = 1 AND (after = 0 OR OLD.category <> NEW.category) THEN
    INSERT INTO shelf_counts VALUES (OLD.category, pg_backend_pid() % 16, -1)
      ON CONFLICT (category, slot) DO UPDATE SET products = shelf_counts.products - 1;
  END IF;
  IF after = 1 AND (before = 0 OR OLD.category <> NEW.category) THEN
    INSERT INTO shelf_counts VALUES (NEW.category, pg_backend_pid() % 16, 1)
      ON CONFLICT (category, slot) DO UPDATE SET products = shelf_counts.products + 1;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER products_shelf_counts AFTER INSERT OR UPDATE OF category, retired_at OR DELETE ON products
  FOR EACH ROW EXECUTE FUNCTION products_count_shelf();
