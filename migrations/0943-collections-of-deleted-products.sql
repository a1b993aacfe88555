-- A collection by hand is another one once a product of it is deleted: who edits it meanwhile is told.
CREATE FUNCTION count_collections_of_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE collections SET version = version + 1 WHERE id IN (
    SELECT m.collection_id FROM collection_products m JOIN collections c ON c.id = m.collection_id AND c.rule IS NULL
    WHERE m.product_id = OLD.id ORDER BY 1);
  RETURN OLD;
END $$;
CREATE TRIGGER products_count_collections BEFORE DELETE ON products FOR EACH ROW EXECUTE FUNCTION count_collections_of_deleted();
