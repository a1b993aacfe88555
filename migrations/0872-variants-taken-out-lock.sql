-- Only a variant that changes its group waits for a collection's rule here, and as long as other changes do (0850).
CREATE OR REPLACE FUNCTION products_in_collections() RETURNS trigger LANGUAGE plpgsql SET lock_timeout = '14s' AS $$
DECLARE ids uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN ids := ARRAY(SELECT id FROM after);
  ELSIF TG_OP = 'UPDATE' THEN
    IF EXISTS (SELECT FROM after n JOIN before o ON o.id = n.id
      WHERE o.group_id IS NOT NULL AND n.group_id IS DISTINCT FROM o.group_id) THEN
      -- Before a collection is locked, as where its rule is written.
      PERFORM pg_advisory_xact_lock_shared(hashtext('collection rules'));
      INSERT INTO collection_products (collection_id, product_id, position, is_shown)
      SELECT m.collection_id, l.id, m.position, false
      FROM after n JOIN before o ON o.id = n.id AND n.group_id IS DISTINCT FROM o.group_id
        JOIN products l ON l.group_id = o.group_id AND l.listed AND l.retired_at IS NULL
        JOIN collection_products m ON m.product_id = n.id
        JOIN collections c ON c.id = m.collection_id AND c.rule IS NULL
      ON CONFLICT DO NOTHING;
    END IF;
    ids := ARRAY(SELECT n.id FROM after n JOIN before o ON o.id = n.id
      WHERE (o.name, o.category, o.price_cents, o.discount_percentage, o.attributes, o.created_at, o.retired_at, o.listed, o.group_id)
        IS DISTINCT FROM (n.name, n.category, n.price_cents, n.discount_percentage, n.attributes, n.created_at, n.retired_at, n.listed, n.group_id)
      UNION SELECT s.id FROM after n JOIN before o ON o.id = n.id JOIN products s ON s.group_id = o.group_id
      WHERE o.group_id IS DISTINCT FROM n.group_id);
  ELSE ids := ARRAY(SELECT s.id FROM before o JOIN products s ON s.group_id = o.group_id);
  END IF;
  IF ids <> '{}' THEN PERFORM refresh_collections_of(ids); END IF;
  RETURN NULL;
END $$;
