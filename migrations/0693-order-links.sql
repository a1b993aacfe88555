-- The signed link of an order whose recipient got another address shows nothing any more to whoever had the first letter.
ALTER TABLE orders ADD COLUMN link_version smallint NOT NULL DEFAULT 0;

CREATE FUNCTION renew_order_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.link_version := OLD.link_version + 1;
  RETURN NEW;
END $$;

CREATE TRIGGER orders_renew_link BEFORE UPDATE OF email ON orders FOR EACH ROW
  WHEN (lower(NEW.email) <> lower(OLD.email)) EXECUTE FUNCTION renew_order_link();
