-- What the shop adds when it approves a return, as its buyer reads it.
ALTER TABLE returns ADD COLUMN note text CHECK (length(note) BETWEEN 1 AND 1000);

-- It may tell of the person, too.
CREATE OR REPLACE FUNCTION erase_return_photos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM return_photos WHERE return_id IN (SELECT id FROM returns WHERE order_id = NEW.id);
  UPDATE returns SET refusal = NULL, note = NULL WHERE order_id = NEW.id AND (refusal IS NOT NULL OR note IS NOT NULL);
  RETURN NULL;
END $$;
