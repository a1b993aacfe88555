-- What the buyer shows of goods that come back: for administrators only, and gone with the order's person.
CREATE TABLE return_photos (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  return_id uuid NOT NULL REFERENCES returns,
  -- WebP, without metadata.
  image bytea NOT NULL CHECK (length(image) BETWEEN 1 AND 5000000),
  created_at timestamptz NOT NULL
);
CREATE INDEX return_photos_return ON return_photos (return_id);

CREATE FUNCTION erase_return_photos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM return_photos WHERE return_id IN (SELECT id FROM returns WHERE order_id = NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER orders_erase_return_photos AFTER UPDATE OF erased_at ON orders
  FOR EACH ROW WHEN (NEW.erased_at IS NOT NULL AND OLD.erased_at IS NULL) EXECUTE FUNCTION erase_return_photos();
