-- Products that the shopkeeper puts together, by hand or by a rule. A collection has an address and texts of its own, as a page has.
ALTER TABLE slug_history DROP CONSTRAINT slug_history_kind_check,
  ADD CONSTRAINT slug_history_kind_check CHECK (kind IN ('product', 'blog-post', 'content-page', 'collection'));
ALTER TABLE translated_slug_history DROP CONSTRAINT translated_slug_history_kind_check,
  ADD CONSTRAINT translated_slug_history_kind_check CHECK (kind IN ('blog-post', 'content-page', 'collection'));

CREATE TABLE collections (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  title text NOT NULL CHECK (btrim(title) <> '' AND length(title) <= 300),
  slug text NOT NULL CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 200),
  body text NOT NULL DEFAULT '' CHECK (length(body) <= 500000),
  meta_title text CHECK (length(meta_title) <= 300),
  meta_description text CHECK (length(meta_description) <= 1000),
  image text,
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'published', 'archived')),
  -- Null where its products are chosen by hand: {"match": "all", "conditions": [{"field": "category", "values": ["oils"]}]}.
  rule jsonb CHECK (jsonb_typeof(rule) = 'object'),
  menu text CHECK (menu IN ('main', 'footer')),
  menu_position integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT collections_slug_unique UNIQUE (slug)
);
CREATE INDEX collections_newest ON collections (updated_at DESC, id);
CREATE TRIGGER collections_touch BEFORE UPDATE ON collections FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TABLE collection_translations (
  collection_id uuid NOT NULL REFERENCES collections ON DELETE CASCADE,
  language text NOT NULL CHECK (language ~ '^[a-z]{2}$' AND language <> 'en'),
  title text CHECK (btrim(title) <> '' AND length(title) <= 300),
  slug text CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 200),
  body text CHECK (length(body) <= 500000),
  meta_title text CHECK (length(meta_title) <= 300),
  meta_description text CHECK (length(meta_description) <= 1000),
  source jsonb NOT NULL CHECK (jsonb_typeof(source) = 'object'),
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'published')),
  by_machine boolean NOT NULL DEFAULT false,
  confirmed_at timestamptz,
  confirmed_by uuid,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (collection_id, language),
  CONSTRAINT collection_translations_slug_unique UNIQUE (language, slug),
  CONSTRAINT collection_translations_whole CHECK (state = 'draft' OR (title IS NOT NULL AND slug IS NOT NULL))
);

-- Which products are in which collection, with all that its page sorts and filters by. Of a product with variants the one that
-- lists show. `is_shown` is false of a product that was chosen by hand and is out of the shop.
CREATE TABLE collection_products (
  collection_id uuid NOT NULL REFERENCES collections ON DELETE CASCADE,
  product_id uuid NOT NULL REFERENCES products ON DELETE CASCADE,
  position integer NOT NULL DEFAULT 0,
  is_shown boolean NOT NULL DEFAULT true,
  listed_at timestamptz NOT NULL DEFAULT now(),
  price_cents bigint NOT NULL DEFAULT 0,
  is_reduced boolean NOT NULL DEFAULT false,
  facets text[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (product_id, collection_id)
);
-- No more of them: a rule that matches 100,000 products writes each as often.
CREATE INDEX collection_products_order ON collection_products (collection_id, position, listed_at DESC, product_id);
CREATE INDEX collection_products_price ON collection_products (collection_id, price_cents, product_id);

CREATE FUNCTION price_now(price_cents bigint, discount_percentage numeric) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT floor((price_cents * (10000 - round(discount_percentage * 100)) + 5000) / 10000)::bigint $$;

-- What the rows of collections say of products that lists show; of variants together: the lowest price, any reduction, all values.
CREATE FUNCTION listed_facts(ids uuid[]) RETURNS TABLE (product_id uuid, listed_at timestamptz, price_cents bigint, is_reduced boolean, facets text[])
LANGUAGE sql STABLE AS $$
  SELECT p.id, p.created_at, price_now(p.price_cents, p.discount_percentage), p.discount_percentage > 0, attribute_facets(p.attributes)
  FROM products p WHERE p.id = ANY (ids) AND p.group_id IS NULL AND p.retired_at IS NULL
  UNION ALL
  SELECT p.id, p.created_at, g.price, g.is_reduced, g.facets
  FROM products p CROSS JOIN LATERAL (
    SELECT min(price_now(v.price_cents, v.discount_percentage)) AS price, bool_or(v.discount_percentage > 0) AS is_reduced,
      ARRAY(SELECT DISTINCT facet FROM products o, unnest(attribute_facets(o.attributes)) AS facet
            WHERE o.group_id = p.group_id AND o.retired_at IS NULL ORDER BY 1) AS facets
    FROM products v WHERE v.group_id = p.group_id AND v.retired_at IS NULL) AS g
  WHERE p.id = ANY (ids) AND p.group_id IS NOT NULL AND p.listed AND p.retired_at IS NULL
$$;

-- A condition on the product `p`. An unknown one is never met.
CREATE FUNCTION rule_condition(c jsonb) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  attribute text := c ->> 'attribute';
  bounds text := concat_ws(' AND ', 'true',
    '%1$s >= ' || (c ->> 'from')::numeric, '%1$s <= ' || (c ->> 'to')::numeric);
BEGIN
  RETURN CASE c ->> 'field'
    WHEN 'category' THEN format('p.category = ANY (%L)', ARRAY(SELECT jsonb_array_elements_text(c -> 'values')))
    WHEN 'choice' THEN format('p.attributes @> ANY (%L::jsonb[])', ARRAY(
      SELECT jsonb_build_object(attribute, jsonb_build_array(v)) FROM jsonb_array_elements_text(c -> 'values') AS v))
    WHEN 'yes-no' THEN format('p.attributes @> %L', jsonb_build_object(attribute, c -> 'is'))
    WHEN 'number' THEN format('jsonb_typeof(p.attributes -> %L) = ''number'' AND ', attribute)
      || format(bounds, format('CASE jsonb_typeof(p.attributes -> %1$L) WHEN ''number'' THEN (p.attributes -> %1$L)::numeric END', attribute))
    WHEN 'new' THEN format('p.created_at > now() - make_interval(days => %s)', (c ->> 'days')::int)
    WHEN 'reduced' THEN 'p.discount_percentage > 0'
    WHEN 'price' THEN format(bounds, 'price_now(p.price_cents, p.discount_percentage)')
    WHEN 'name' THEN format('p.name ILIKE %L', '%' || regexp_replace(c ->> 'contains', '([\\%_])', '\\\1', 'g') || '%')
    ELSE 'false' END;
END $$;

CREATE FUNCTION rule_query(rule jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(string_agg('(' || rule_condition(c) || ')', CASE rule ->> 'match' WHEN 'any' THEN ' OR ' ELSE ' AND ' END), 'false')
  FROM jsonb_array_elements(rule -> 'conditions') AS c
$$;

-- The products on sale that a rule matches, as lists show them: a group where one of its variants meets it. Of all products, or of these.
CREATE FUNCTION products_by_rule(rule jsonb, ids uuid[]) RETURNS SETOF uuid LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY EXECUTE format($q$
    SELECT DISTINCT CASE WHEN p.group_id IS NULL THEN p.id
      ELSE (SELECT l.id FROM products l WHERE l.group_id = p.group_id AND l.listed AND l.retired_at IS NULL) END
    FROM products p WHERE p.retired_at IS NULL AND %s AND (%s)$q$,
    CASE WHEN ids IS NULL THEN 'true' ELSE 'p.id = ANY ($1)' END, rule_query(rule)) USING ids;
END $$;

-- Changes of products share this lock, changes of rules hold it alone: a rule that is saved sees all products that were saved before it,
-- and a product that is saved sees all rules.
CREATE FUNCTION lock_collection_rules() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('collection rules'));
  RETURN NULL;
END $$;
CREATE TRIGGER collections_lock BEFORE INSERT OR DELETE ON collections FOR EACH STATEMENT EXECUTE FUNCTION lock_collection_rules();
CREATE TRIGGER collections_lock_rule BEFORE UPDATE OF rule ON collections FOR EACH STATEMENT EXECUTE FUNCTION lock_collection_rules();

-- Writes what differs.
CREATE FUNCTION write_collection_facts(collection uuid, ids uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO collection_products (collection_id, product_id, listed_at, price_cents, is_reduced, facets)
  SELECT collection, f.product_id, f.listed_at, f.price_cents, f.is_reduced, f.facets FROM listed_facts(ids) AS f
  ON CONFLICT (collection_id, product_id) DO UPDATE SET is_shown = true, listed_at = excluded.listed_at,
    price_cents = excluded.price_cents, is_reduced = excluded.is_reduced, facets = excluded.facets
  WHERE (collection_products.is_shown, collection_products.listed_at, collection_products.price_cents, collection_products.is_reduced, collection_products.facets)
    IS DISTINCT FROM (true, excluded.listed_at, excluded.price_cents, excluded.is_reduced, excluded.facets)
$$;

-- The products of a collection by its rule, as they are now.
CREATE FUNCTION refresh_collection(collection uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  rule jsonb := (SELECT c.rule FROM collections c WHERE c.id = collection);
  ids uuid[];
BEGIN
  IF rule IS NULL THEN RETURN; END IF;
  ids := ARRAY(SELECT products_by_rule(rule, NULL));
  DELETE FROM collection_products m WHERE m.collection_id = collection
    AND NOT EXISTS (SELECT FROM unnest(ids) AS i(id) WHERE i.id = m.product_id);
  -- By hand they had another order.
  UPDATE collection_products SET position = 0 WHERE collection_id = collection AND position <> 0;
  PERFORM write_collection_facts(collection, ids);
END $$;
CREATE FUNCTION refresh_collection_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_collection(NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER collections_rule_new AFTER INSERT ON collections FOR EACH ROW WHEN (NEW.rule IS NOT NULL) EXECUTE FUNCTION refresh_collection_of_row();
CREATE TRIGGER collections_rule_changed AFTER UPDATE OF rule ON collections FOR EACH ROW
  WHEN (NEW.rule IS NOT NULL AND OLD.rule IS DISTINCT FROM NEW.rule) EXECUTE FUNCTION refresh_collection_of_row();

-- Every collection after these products changed. It waits for a rule that is being written, which may take seconds. A product that was chosen by hand and gave its place in lists to another variant
-- gives it that in the collection too.
CREATE FUNCTION refresh_collections_of(changed uuid[]) RETURNS void LANGUAGE plpgsql SET lock_timeout = '14s' AS $$
DECLARE
  ids uuid[];
  rules text;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtext('collection rules'));
  IF NOT EXISTS (SELECT FROM collections) THEN RETURN; END IF;
  ids := ARRAY(SELECT unnest(changed)
    UNION SELECT o.id FROM products p JOIN products o ON o.group_id = p.group_id WHERE p.id = ANY (changed));
  UPDATE collection_products m SET product_id = moved.listed FROM (
    SELECT DISTINCT ON (k.collection_id, l.id) k.collection_id, k.product_id, l.id AS listed
    FROM collection_products k JOIN collections c ON c.id = k.collection_id AND c.rule IS NULL
      JOIN products p ON p.id = k.product_id AND NOT p.listed
      JOIN products l ON l.group_id = p.group_id AND l.listed AND l.retired_at IS NULL
    WHERE k.product_id = ANY (ids)
      AND NOT EXISTS (SELECT FROM collection_products o WHERE o.collection_id = k.collection_id AND o.product_id = l.id)
    ORDER BY k.collection_id, l.id, k.position) AS moved
  WHERE m.collection_id = moved.collection_id AND m.product_id = moved.product_id;
  UPDATE collection_products m SET is_shown = f.product_id IS NOT NULL, listed_at = coalesce(f.listed_at, m.listed_at),
    price_cents = coalesce(f.price_cents, m.price_cents), is_reduced = coalesce(f.is_reduced, m.is_reduced), facets = coalesce(f.facets, m.facets)
  FROM unnest(ids) AS i(id) LEFT JOIN listed_facts(ids) AS f ON f.product_id = i.id, collections c
  WHERE m.product_id = i.id AND c.id = m.collection_id AND c.rule IS NULL
    AND (m.is_shown, m.listed_at, m.price_cents, m.is_reduced, m.facets) IS DISTINCT FROM
      (f.product_id IS NOT NULL, coalesce(f.listed_at, m.listed_at), coalesce(f.price_cents, m.price_cents),
       coalesce(f.is_reduced, m.is_reduced), coalesce(f.facets, m.facets));
  SELECT string_agg(format('SELECT %L::uuid AS collection_id, products_by_rule(%L, $1) AS product_id', c.id, c.rule), ' UNION ALL ')
  INTO rules FROM collections c WHERE c.rule IS NOT NULL;
  IF rules IS NULL THEN RETURN; END IF;
  EXECUTE format($q$
    WITH matching AS MATERIALIZED (%s), gone AS (
      DELETE FROM collection_products m USING collections c
      WHERE c.id = m.collection_id AND c.rule IS NOT NULL AND m.product_id = ANY ($1)
        AND NOT EXISTS (SELECT FROM matching k WHERE k.collection_id = m.collection_id AND k.product_id = m.product_id))
    INSERT INTO collection_products (collection_id, product_id, listed_at, price_cents, is_reduced, facets)
    SELECT k.collection_id, f.product_id, f.listed_at, f.price_cents, f.is_reduced, f.facets
    FROM matching k JOIN listed_facts($1) AS f ON f.product_id = k.product_id
    ON CONFLICT (collection_id, product_id) DO UPDATE SET is_shown = true, listed_at = excluded.listed_at,
      price_cents = excluded.price_cents, is_reduced = excluded.is_reduced, facets = excluded.facets
    WHERE (collection_products.is_shown, collection_products.listed_at, collection_products.price_cents, collection_products.is_reduced, collection_products.facets)
      IS DISTINCT FROM (true, excluded.listed_at, excluded.price_cents, excluded.is_reduced, excluded.facets)$q$, rules) USING ids;
END $$;

CREATE FUNCTION products_in_collections() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN ids := ARRAY(SELECT id FROM after);
  ELSIF TG_OP = 'UPDATE' THEN
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
-- By their names they run after a group has decided which variant lists show.
CREATE TRIGGER products_in_collections_new AFTER INSERT ON products REFERENCING NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION products_in_collections();
CREATE TRIGGER products_in_collections_changed AFTER UPDATE ON products REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION products_in_collections();
CREATE TRIGGER products_in_collections_gone AFTER DELETE ON products REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION products_in_collections();

-- Pages with products are outdated by any change of a collection, all pages by a change of the menus.
CREATE FUNCTION publish_collections() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('events', '{"kind":"collection","id":"all"}');
  RETURN NULL;
END $$;
CREATE FUNCTION publish_menu() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('events', '{"kind":"settings","id":"menu"}');
  RETURN NULL;
END $$;
CREATE TRIGGER collections_publish AFTER INSERT OR UPDATE OR DELETE ON collections FOR EACH STATEMENT EXECUTE FUNCTION publish_collections();
CREATE TRIGGER collection_translations_publish AFTER INSERT OR UPDATE OR DELETE ON collection_translations FOR EACH STATEMENT EXECUTE FUNCTION publish_menu();
CREATE TRIGGER collections_menu_new AFTER INSERT ON collections FOR EACH ROW WHEN (NEW.menu IS NOT NULL) EXECUTE FUNCTION publish_menu();
CREATE TRIGGER collections_menu_changed AFTER UPDATE ON collections FOR EACH ROW
  WHEN ((OLD.menu, OLD.menu_position, OLD.title, OLD.slug, OLD.status) IS DISTINCT FROM (NEW.menu, NEW.menu_position, NEW.title, NEW.slug, NEW.status)
    AND (OLD.menu IS NOT NULL OR NEW.menu IS NOT NULL)) EXECUTE FUNCTION publish_menu();
CREATE TRIGGER collections_menu_gone AFTER DELETE ON collections FOR EACH ROW WHEN (OLD.menu IS NOT NULL) EXECUTE FUNCTION publish_menu();

-- A collection is found as an article is.
ALTER TABLE search_documents DROP CONSTRAINT search_documents_kind_check,
  ADD CONSTRAINT search_documents_kind_check CHECK (kind IN ('product', 'article', 'page', 'collection'));
CREATE FUNCTION refresh_collection_documents(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_documents d WHERE d.kind = 'collection' AND d.target_id = ANY (ids)
    AND NOT EXISTS (SELECT FROM collections c WHERE c.id = d.target_id AND c.status = 'published');
  INSERT INTO search_documents (kind, target_id, title, words)
  SELECT 'collection', c.id, plain_letters(c.title), search_vector('en', c.title, concat_ws(' ', c.meta_description, c.body))
    || coalesce((SELECT tsvector_agg(search_vector(t.language, t.title, concat_ws(' ', t.meta_description, t.body)))
                 FROM collection_translations t WHERE t.collection_id = c.id AND t.state = 'published'), '')
  FROM collections c WHERE c.id = ANY (ids) AND c.status = 'published'
  ON CONFLICT (kind, target_id) DO UPDATE SET title = excluded.title, words = excluded.words;
  PERFORM note_search_words(ARRAY(
    SELECT title FROM collections WHERE id = ANY (ids) AND status = 'published'
    UNION SELECT t.title FROM collection_translations t WHERE t.collection_id = ANY (ids) AND t.state = 'published' AND t.title IS NOT NULL));
END $$;
CREATE TRIGGER collections_search_new AFTER INSERT ON collections REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_search_documents('refresh_collection_documents', 'id');
CREATE TRIGGER collections_search_changed AFTER UPDATE ON collections REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_search_documents('refresh_collection_documents', 'id');
CREATE TRIGGER collections_search_gone AFTER DELETE ON collections REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_search_documents('refresh_collection_documents', 'id');
CREATE TRIGGER collection_translations_search_new AFTER INSERT ON collection_translations REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_search_documents('refresh_collection_documents', 'collection_id');
CREATE TRIGGER collection_translations_search_changed AFTER UPDATE ON collection_translations REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_search_documents('refresh_collection_documents', 'collection_id');
CREATE TRIGGER collection_translations_search_gone AFTER DELETE ON collection_translations REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_search_documents('refresh_collection_documents', 'collection_id');
