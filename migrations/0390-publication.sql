-- What is not published has `retired_at`, so every list, counter and search leaves it out, those of an older version too. These say why it is out.
ALTER TABLE products
  ADD COLUMN is_draft boolean NOT NULL DEFAULT false,
  ADD COLUMN publish_at timestamptz,
  -- Whether shoppers could ever see it.
  ADD COLUMN was_published boolean NOT NULL DEFAULT true;
ALTER TABLE products ADD CONSTRAINT products_state CHECK (
  CASE WHEN retired_at IS NULL THEN NOT is_draft AND publish_at IS NULL AND was_published ELSE NOT is_draft OR publish_at IS NULL END);
CREATE INDEX products_due ON products (publish_at) WHERE publish_at IS NOT NULL;

-- Whatever brings a product into the shop ends its other states. It is new on the day when shoppers first see it.
CREATE FUNCTION products_publish() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_draft := false;
  NEW.publish_at := NULL;
  IF NOT NEW.was_published THEN
    NEW.was_published := true;
    NEW.created_at := now();
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER products_publish BEFORE UPDATE OF retired_at ON products FOR EACH ROW
  WHEN (OLD.retired_at IS NOT NULL AND NEW.retired_at IS NULL) EXECUTE FUNCTION products_publish();

-- A price that nobody was asked for is none of the prices before.
CREATE FUNCTION products_forget_drafted_prices() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM price_history WHERE product_id = NEW.id;
  INSERT INTO price_history (product_id, price_cents, discount_percentage, since)
    VALUES (NEW.id, NEW.price_cents, NEW.discount_percentage, clock_timestamp());
  RETURN NULL;
END $$;
-- By its name it runs after the price of the same change is noted.
CREATE TRIGGER products_published_first AFTER UPDATE ON products FOR EACH ROW
  WHEN (NEW.was_published AND NOT OLD.was_published) EXECUTE FUNCTION products_forget_drafted_prices();

CREATE FUNCTION product_state(retired_at timestamptz, is_draft boolean, publish_at timestamptz) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN retired_at IS NULL THEN 'published' WHEN publish_at IS NOT NULL THEN 'scheduled' WHEN is_draft THEN 'draft' ELSE 'archived' END
$$;
