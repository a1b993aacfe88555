-- A variant is a product that belongs to a group. The group has the name and the names of the options, such as "Size"; each variant
-- has a value for each option. Its name is put together of both, so that carts, orders and lists read one name.
CREATE TABLE product_groups (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (name = btrim(name) AND length(name) BETWEEN 1 AND 200),
  options text[] NOT NULL CHECK (cardinality(options) BETWEEN 1 AND 3),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX product_groups_name ON product_groups (lower(name));

-- Texts of options and values, alike where they differ in capitals only. The collation is named, so that õ is a letter everywhere.
CREATE FUNCTION option_key(terms text[]) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT string_agg(lower(term COLLATE "und-x-icu"), E'\x1f' ORDER BY place) FROM unnest(terms) WITH ORDINALITY AS t(term, place)
$$;
CREATE FUNCTION are_option_terms(terms text[]) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(bool_and(term IS NOT NULL AND term = btrim(term) AND length(term) BETWEEN 1 AND 60 AND term !~ '[[:cntrl:]|]'), true)
  FROM unnest(terms) AS term
$$;
ALTER TABLE product_groups ADD CONSTRAINT product_groups_options_fit CHECK (are_option_terms(options));

ALTER TABLE products
  ADD COLUMN group_id uuid REFERENCES product_groups,
  ADD COLUMN option_values text[] NOT NULL DEFAULT '{}',
  ADD COLUMN group_position integer NOT NULL DEFAULT 0,
  -- In lists a group is one product: its first variant on sale.
  ADD COLUMN listed boolean NOT NULL DEFAULT true;
ALTER TABLE products ADD CONSTRAINT products_option_values_fit CHECK (are_option_terms(option_values));
CREATE INDEX products_group ON products (group_id) WHERE group_id IS NOT NULL;
CREATE UNIQUE INDEX products_variant_unique ON products (group_id, option_key(option_values))
  WHERE group_id IS NOT NULL AND retired_at IS NULL;

CREATE FUNCTION variant_name(name text, option_values text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT name || ' — ' || array_to_string(option_values, ', ')
$$;

CREATE FUNCTION products_name_variant() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE g product_groups;
BEGIN
  IF NEW.group_id IS NULL THEN
    NEW.option_values := '{}';
    NEW.group_position := 0;
    NEW.listed := true;
    RETURN NEW;
  END IF;
  SELECT * INTO g FROM product_groups WHERE id = NEW.group_id;
  IF FOUND AND cardinality(NEW.option_values) <> cardinality(g.options) THEN
    RAISE 'a variant has a value for each option' USING ERRCODE = 'check_violation', CONSTRAINT = 'products_option_values';
  END IF;
  NEW.name := coalesce(variant_name(g.name, NEW.option_values), NEW.name);
  IF TG_OP = 'INSERT' THEN NEW.listed := false;
  ELSIF OLD.group_id IS DISTINCT FROM NEW.group_id THEN NEW.listed := false;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER products_variant_name_new BEFORE INSERT ON products FOR EACH ROW WHEN (NEW.group_id IS NOT NULL)
  EXECUTE FUNCTION products_name_variant();
CREATE TRIGGER products_variant_name BEFORE UPDATE OF name, group_id, option_values ON products FOR EACH ROW
  WHEN (OLD.group_id IS NOT NULL OR NEW.group_id IS NOT NULL) EXECUTE FUNCTION products_name_variant();

-- The first variant on sale is listed, a group without products goes. A hundred variants at most.
CREATE FUNCTION refresh_product_groups(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM product_groups WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  IF EXISTS (SELECT FROM products WHERE group_id = ANY (ids) AND retired_at IS NULL GROUP BY group_id HAVING count(*) > 100) THEN
    RAISE 'a group has at most 100 variants' USING ERRCODE = 'check_violation', CONSTRAINT = 'product_groups_size';
  END IF;
  UPDATE products p SET listed = first.is_first FROM (
    SELECT id, retired_at IS NULL
      AND row_number() OVER (PARTITION BY group_id ORDER BY retired_at IS NOT NULL, group_position, created_at, id) = 1 AS is_first
    FROM products WHERE group_id = ANY (ids)) AS first
  WHERE p.id = first.id AND p.listed <> first.is_first;
  DELETE FROM product_groups g WHERE g.id = ANY (ids) AND NOT EXISTS (SELECT FROM products p WHERE p.group_id = g.id);
END $$;
CREATE FUNCTION refresh_groups_of_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids uuid[];
BEGIN
  SELECT array_agg(DISTINCT group_id) INTO ids FROM changed WHERE group_id IS NOT NULL;
  IF ids IS NOT NULL THEN PERFORM refresh_product_groups(ids); END IF;
  RETURN NULL;
END $$;
CREATE FUNCTION refresh_groups_of_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids uuid[];
BEGIN
  SELECT array_agg(DISTINCT g.id) INTO ids FROM after n JOIN before o ON o.id = n.id, unnest(ARRAY[o.group_id, n.group_id]) AS g(id)
  WHERE g.id IS NOT NULL AND (o.group_id, o.group_position, o.retired_at) IS DISTINCT FROM (n.group_id, n.group_position, n.retired_at);
  IF ids IS NOT NULL THEN PERFORM refresh_product_groups(ids); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER products_group_new AFTER INSERT ON products REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_groups_of_rows();
CREATE TRIGGER products_group_changed AFTER UPDATE ON products REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_groups_of_changes();
CREATE TRIGGER products_group_gone AFTER DELETE ON products REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_groups_of_rows();

CREATE FUNCTION product_groups_rename() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.name <> OLD.name THEN UPDATE products SET name = NEW.name WHERE group_id = NEW.id;
  ELSE PERFORM publish_products(ARRAY(SELECT id FROM products WHERE group_id = NEW.id LIMIT 51));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER product_groups_renamed AFTER UPDATE OF name, options ON product_groups FOR EACH ROW
  WHEN (OLD.name <> NEW.name OR OLD.options <> NEW.options) EXECUTE FUNCTION product_groups_rename();

-- Lists count a group once. `total` stays what it was: all products on sale.
ALTER TABLE product_counts ADD COLUMN unlisted bigint NOT NULL DEFAULT 0;
CREATE FUNCTION add_to_product_count(category text, change bigint, unlisted_change bigint) RETURNS void LANGUAGE sql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO product_counts VALUES (category, counter_slot(), change, unlisted_change)
    ON CONFLICT (category, slot) DO UPDATE
      SET total = product_counts.total + excluded.total, unlisted = product_counts.unlisted + excluded.unlisted
$$;
CREATE OR REPLACE FUNCTION products_count_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_product_count(category, change, unlisted_change) FROM (
    SELECT category, count(*) AS change, count(*) FILTER (WHERE NOT listed) AS unlisted_change
    FROM changed WHERE retired_at IS NULL GROUP BY category ORDER BY category) AS categories;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION products_count_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.retired_at IS NULL THEN PERFORM add_to_product_count(OLD.category, -1, -(NOT OLD.listed)::int); END IF;
  IF TG_OP = 'UPDATE' AND NEW.retired_at IS NULL THEN PERFORM add_to_product_count(NEW.category, 1, (NOT NEW.listed)::int); END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER products_counted_anew AFTER UPDATE OF category, retired_at, listed, group_id ON products FOR EACH ROW
  WHEN (OLD.category <> NEW.category OR (OLD.retired_at IS NULL) <> (NEW.retired_at IS NULL) OR OLD.listed <> NEW.listed)
  EXECUTE FUNCTION products_count_changed();

-- Words of options, each translated once for the whole shop.
CREATE TABLE option_terms (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  term text NOT NULL,
  CONSTRAINT option_terms_fit CHECK (are_option_terms(ARRAY[term]))
);
CREATE UNIQUE INDEX option_terms_term_unique ON option_terms (option_key(ARRAY[term]));
CREATE TABLE option_term_translations (
  term_id uuid NOT NULL REFERENCES option_terms ON DELETE CASCADE,
  language text NOT NULL CHECK (language ~ '^[a-z]{2}$' AND language <> 'en'),
  word text CHECK (btrim(word) <> '' AND length(word) <= 60),
  source jsonb NOT NULL CHECK (jsonb_typeof(source) = 'object'),
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'published')),
  by_machine boolean NOT NULL DEFAULT false,
  confirmed_at timestamptz,
  confirmed_by uuid,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (term_id, language)
);

-- In English where they are not translated.
CREATE FUNCTION option_words(terms text[], to_language text) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(coalesce(t.word, one.term) ORDER BY one.place), '{}')
  FROM unnest(terms) WITH ORDINALITY AS one(term, place)
  LEFT JOIN option_terms o ON option_key(ARRAY[o.term]) = option_key(ARRAY[one.term])
  LEFT JOIN option_term_translations t ON t.term_id = o.id AND t.language = to_language AND t.state = 'published'
$$;

-- Options and values that have a word in them; "30 ml" reads alike everywhere.
CREATE FUNCTION note_option_terms(terms text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO option_terms (term) SELECT DISTINCT ON (option_key(ARRAY[one])) one FROM unnest(terms) AS one WHERE one ~ '[[:alpha:]]{3}'
  ORDER BY option_key(ARRAY[one]) ON CONFLICT DO NOTHING
$$;
CREATE FUNCTION note_terms_of_group() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_option_terms(NEW.options);
  RETURN NULL;
END $$;
CREATE TRIGGER product_groups_terms AFTER INSERT OR UPDATE OF options ON product_groups FOR EACH ROW EXECUTE FUNCTION note_terms_of_group();
CREATE FUNCTION note_terms_of_variant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_option_terms(NEW.option_values);
  RETURN NULL;
END $$;
CREATE TRIGGER products_terms_new AFTER INSERT ON products FOR EACH ROW WHEN (NEW.group_id IS NOT NULL)
  EXECUTE FUNCTION note_terms_of_variant();
CREATE TRIGGER products_terms AFTER UPDATE OF option_values ON products FOR EACH ROW WHEN (NEW.option_values <> '{}')
  EXECUTE FUNCTION note_terms_of_variant();

CREATE FUNCTION option_terms_translated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids uuid[];
BEGIN
  PERFORM pg_notify('events', '{"kind":"product","id":"all"}');
  SELECT array_agg(DISTINCT p.id) INTO ids
  FROM changed c JOIN option_terms o ON o.id = c.term_id
    JOIN products p ON p.group_id IS NOT NULL AND option_key(ARRAY[o.term]) = ANY (string_to_array(option_key(p.option_values), E'\x1f'));
  IF ids IS NOT NULL THEN PERFORM refresh_product_documents(ids); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER option_term_translations_new AFTER INSERT ON option_term_translations REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION option_terms_translated();
CREATE TRIGGER option_term_translations_changed AFTER UPDATE ON option_term_translations REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION option_terms_translated();
CREATE TRIGGER option_term_translations_gone AFTER DELETE ON option_term_translations REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION option_terms_translated();

-- The title of a variant is that of its group; its values are among the words of its name, in all languages.
CREATE OR REPLACE FUNCTION refresh_product_documents(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_documents d WHERE d.kind = 'product' AND d.target_id = ANY (ids)
    AND NOT EXISTS (SELECT FROM products p WHERE p.id = d.target_id AND p.retired_at IS NULL);
  WITH texts AS (
    SELECT p.id, 'en' AS language, p.name, p.description, p.details FROM products p WHERE p.id = ANY (ids) AND p.retired_at IS NULL
    UNION ALL
    SELECT p.id, t.language, t.name, t.description, t.details FROM product_translations t JOIN products p ON p.id = t.product_id
    WHERE p.id = ANY (ids) AND p.retired_at IS NULL AND t.state = 'published'
    UNION ALL
    SELECT p.id, t.language, string_agg(t.word, ' '), NULL, NULL
    FROM products p CROSS JOIN unnest(p.option_values) AS one(term) JOIN option_terms o ON option_key(ARRAY[o.term]) = option_key(ARRAY[one.term])
      JOIN option_term_translations t ON t.term_id = o.id AND t.state = 'published'
    WHERE p.id = ANY (ids) AND p.retired_at IS NULL GROUP BY p.id, t.language
  ), vectors AS MATERIALIZED (
    SELECT id, to_tsvector('simple', plain_letters(string_agg(name, ' '))) AS names,
      tsvector_agg(search_vector(language, name, concat_ws(' ', description, details ->> 'features', details ->> 'benefits', details ->> 'specifications'))) AS words
    FROM texts GROUP BY id
  )
  INSERT INTO search_documents (kind, target_id, title, words)
  SELECT 'product', v.id, plain_letters(coalesce(g.name, p.name)), v.words || setweight(to_tsvector('simple', plain_letters(concat_ws(' ',
    p.category, regexp_replace(p.sku, '[^[:alnum:]]', '', 'g'), regexp_replace(p.name, '[^[:alnum:]]', '', 'g'), p.gtin,
    p.volume_ml || 'ml', p.volume_ml || ' ml', synonyms_in(v.names || to_tsvector('simple', p.category))))), 'B')
  FROM vectors v JOIN products p ON p.id = v.id LEFT JOIN product_groups g ON g.id = p.group_id
  ON CONFLICT (kind, target_id) DO UPDATE SET title = excluded.title, words = excluded.words
  WHERE (search_documents.title, search_documents.words) IS DISTINCT FROM (excluded.title, excluded.words);
  PERFORM note_search_words(ARRAY(
    SELECT name FROM products WHERE id = ANY (ids) AND retired_at IS NULL
    UNION SELECT t.name FROM product_translations t WHERE t.product_id = ANY (ids) AND t.state = 'published' AND t.name IS NOT NULL));
END $$;

WITH known(term, words) AS (VALUES
  ('Size', '{"et": "Suurus", "lv": "Izmērs", "lt": "Dydis", "fi": "Koko", "de": "Größe", "pl": "Rozmiar"}'::jsonb),
  ('Colour', '{"et": "Värv", "lv": "Krāsa", "lt": "Spalva", "fi": "Väri", "de": "Farbe", "pl": "Kolor"}'),
  ('Scent', '{"et": "Lõhn", "lv": "Smarža", "lt": "Kvapas", "fi": "Tuoksu", "de": "Duft", "pl": "Zapach"}'),
  ('Room size', '{"et": "Ruumi suurus", "lv": "Telpas platība", "lt": "Kambario dydis", "fi": "Huoneen koko", "de": "Raumgröße", "pl": "Wielkość pomieszczenia"}'),
  ('Volume', '{"et": "Maht", "lv": "Tilpums", "lt": "Tūris", "fi": "Tilavuus", "de": "Inhalt", "pl": "Pojemność"}'),
  ('Material', '{"et": "Materjal", "lv": "Materiāls", "lt": "Medžiaga", "fi": "Materiaali", "de": "Material", "pl": "Materiał"}'),
  ('Small', '{"et": "Väike", "lv": "Mazs", "lt": "Mažas", "fi": "Pieni", "de": "Klein", "pl": "Mały"}'),
  ('Medium', '{"et": "Keskmine", "lv": "Vidējs", "lt": "Vidutinis", "fi": "Keskikokoinen", "de": "Mittel", "pl": "Średni"}'),
  ('Large', '{"et": "Suur", "lv": "Liels", "lt": "Didelis", "fi": "Suuri", "de": "Groß", "pl": "Duży"}')),
terms AS (INSERT INTO option_terms (term) SELECT term FROM known RETURNING id, term)
INSERT INTO option_term_translations (term_id, language, word, source, state)
SELECT t.id, w.key, w.value, jsonb_build_object('word', t.term), 'published'
FROM known k JOIN terms t ON t.term = k.term CROSS JOIN jsonb_each_text(k.words) AS w;
