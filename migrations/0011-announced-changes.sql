-- What shoppers see is announced by the database itself, so that no way of changing it forgets to (decision 8). Ids of up to
-- 50 products, else "all". A single sale is no news; that the last one is gone is.
CREATE FUNCTION announce_products(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(ids) > 50 THEN
    PERFORM pg_notify('changes', '{"kind":"product","id":"all"}');
  ELSE
    PERFORM pg_notify('changes', json_build_object('kind', 'product', 'id', id)::text) FROM unnest(ids) AS id;
  END IF;
END $$;

CREATE FUNCTION announce_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_products(ARRAY(SELECT id FROM changed LIMIT 51));
  RETURN NULL;
END $$;
CREATE TRIGGER products_announce_new AFTER INSERT ON products REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_products();
CREATE TRIGGER products_announce_changed AFTER UPDATE ON products REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_products();
CREATE TRIGGER products_announce_gone AFTER DELETE ON products REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_products();

CREATE FUNCTION announce_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_products(ARRAY(
    SELECT after.product_id FROM after JOIN before USING (product_id)
    WHERE (before.available > 0) <> (after.available > 0) LIMIT 51));
  RETURN NULL;
END $$;
CREATE TRIGGER stock_levels_announce AFTER UPDATE ON stock_levels REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION announce_stock();

CREATE FUNCTION announce_settings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', '{"kind":"settings","id":"all"}');
  RETURN NULL;
END $$;
CREATE TRIGGER store_settings_announce AFTER INSERT OR UPDATE OR DELETE ON store_settings
  FOR EACH STATEMENT EXECUTE FUNCTION announce_settings();
