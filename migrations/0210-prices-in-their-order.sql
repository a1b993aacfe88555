-- A price counts from the moment it stands. By the start of its transaction, one that waited for another would seem older than what it replaced.
CREATE OR REPLACE FUNCTION products_record_price() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO price_history (product_id, price_cents, discount_percentage, since)
    VALUES (NEW.id, NEW.price_cents, NEW.discount_percentage, clock_timestamp());
  RETURN NULL;
END $$;
