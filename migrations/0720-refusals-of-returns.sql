-- Why the shop does not take a return back, as its buyer reads it. An older version that still runs refuses without a reason.
ALTER TABLE returns ADD COLUMN refusal text CHECK (length(refusal) BETWEEN 1 AND 1000);

-- It may tell of the person, and goes with them like the photos.
CREATE OR REPLACE FUNCTION erase_return_photos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM return_photos WHERE return_id IN (SELECT id FROM returns WHERE order_id = NEW.id);
  UPDATE returns SET refusal = NULL WHERE order_id = NEW.id AND refusal IS NOT NULL;
  RETURN NULL;
END $$;
