-- What is published again is asked for at the price of that day. Prices it was given while it was out were none of the prices before.
CREATE FUNCTION products_forget_unasked_prices() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  asked price_history;
BEGIN
  DELETE FROM price_history WHERE product_id = NEW.id AND since >= OLD.retired_at;
  SELECT * INTO asked FROM price_history WHERE product_id = NEW.id ORDER BY since DESC, id DESC LIMIT 1;
  IF (asked.price_cents, asked.discount_percentage) IS DISTINCT FROM (NEW.price_cents, NEW.discount_percentage) THEN
    INSERT INTO price_history (product_id, price_cents, discount_percentage, since)
      VALUES (NEW.id, NEW.price_cents, NEW.discount_percentage, clock_timestamp());
  END IF;
  RETURN NULL;
END $$;
-- By its name it runs after the price of the same change is noted.
CREATE TRIGGER products_published_again AFTER UPDATE OF retired_at ON products FOR EACH ROW
  WHEN (OLD.retired_at IS NOT NULL AND NEW.retired_at IS NULL AND OLD.was_published) EXECUTE FUNCTION products_forget_unasked_prices();

