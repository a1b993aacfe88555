-- The values of attributes are words of the search, below titles (A) and other names (B), above what is told (D).

-- What the attributes of products say: names of choices, "180 ml 180ml", and the name of what is so ("Automatic shut-off").
CREATE FUNCTION attribute_texts(ids uuid[]) RETURNS TABLE (product_id uuid, term text) LANGUAGE sql STABLE AS $$
  SELECT p.id, t.term FROM products p CROSS JOIN LATERAL jsonb_each(p.attributes) AS v JOIN attributes a ON a.slug = v.key
  CROSS JOIN LATERAL (
    SELECT c ->> 'name' AS term FROM jsonb_array_elements(a.choices) AS c
    WHERE a.type = 'choice' AND jsonb_typeof(v.value) = 'array' AND v.value ? (c ->> 'slug')
    UNION ALL SELECT a.name WHERE a.type = 'yes-no' AND v.value = 'true'
    UNION ALL SELECT concat_ws(' ', translate(n.digits, '.', ' '), a.unit, CASE WHEN n.digits NOT LIKE '%.%' THEN n.digits || a.unit END)
      FROM (SELECT trim_scale((v.value #>> '{}')::numeric)::text AS digits) AS n
      WHERE a.type = 'number' AND jsonb_typeof(v.value) = 'number') AS t
  WHERE p.id = ANY (ids) AND p.retired_at IS NULL
$$;

-- Terms in all languages that have them.
CREATE FUNCTION terms_in_languages(terms text[]) RETURNS TABLE (term text, language text, word text) LANGUAGE sql STABLE AS $$
  SELECT t, 'en', t FROM unnest(terms) AS t
  UNION ALL
  SELECT t, w.language, w.word FROM unnest(terms) AS t JOIN option_terms o ON option_key(ARRAY[o.term]) = option_key(ARRAY[t])
    JOIN option_term_translations w ON w.term_id = o.id AND w.state = 'published' AND w.word IS NOT NULL
$$;

-- The words of products, as they are written and by their stems. Many products have few terms: each is read once.
CREATE FUNCTION attribute_words(ids uuid[]) RETURNS TABLE (product_id uuid, words tsvector) LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY WITH told AS MATERIALIZED (SELECT DISTINCT * FROM attribute_texts(ids)),
  vectors AS MATERIALIZED (
    SELECT t.term, setweight(tsvector_agg(to_tsvector('simple', plain_letters(t.word)) || to_tsvector(search_config(t.language), plain_letters(t.word))), 'C') AS words
    FROM terms_in_languages(ARRAY(SELECT DISTINCT told.term FROM told)) AS t GROUP BY t.term)
  SELECT told.product_id, tsvector_agg(v.words) FROM told JOIN vectors v USING (term) GROUP BY told.product_id;
END $$;

CREATE FUNCTION note_attribute_words(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE told text[] := ARRAY(SELECT DISTINCT term FROM attribute_texts(ids));
BEGIN
  IF told <> '{}' THEN PERFORM note_search_words(ARRAY(SELECT DISTINCT word FROM terms_in_languages(told))); END IF;
END $$;

CREATE OR REPLACE FUNCTION refresh_product_documents(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_documents d WHERE d.kind = 'product' AND d.target_id = ANY (ids)
    AND NOT EXISTS (SELECT FROM products p WHERE p.id = d.target_id AND p.retired_at IS NULL);
  WITH told AS MATERIALIZED (SELECT * FROM attribute_words(ids)),
  texts AS (
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
    p.volume_ml || 'ml', p.volume_ml || ' ml', synonyms_in(v.names || to_tsvector('simple', p.category))))), 'B') || coalesce(a.words, '')
  FROM vectors v JOIN products p ON p.id = v.id LEFT JOIN product_groups g ON g.id = p.group_id
    LEFT JOIN told a ON a.product_id = v.id
  ON CONFLICT (kind, target_id) DO UPDATE SET title = excluded.title, words = excluded.words
  WHERE (search_documents.title, search_documents.words) IS DISTINCT FROM (excluded.title, excluded.words);
  PERFORM note_search_words(ARRAY(
    SELECT name FROM products WHERE id = ANY (ids) AND retired_at IS NULL
    UNION SELECT t.name FROM product_translations t WHERE t.product_id = ANY (ids) AND t.state = 'published' AND t.name IS NOT NULL));
  PERFORM note_attribute_words(ids);
END $$;

-- Of these words alone: reading the texts of all products of an attribute again would take far longer.
CREATE FUNCTION refresh_attribute_words(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_documents d SET words = ts_filter(d.words, '{a,b,d}') || coalesce(a.words, '')
  FROM unnest(ids) AS one(id) LEFT JOIN attribute_words(ids) a ON a.product_id = one.id
  WHERE d.kind = 'product' AND d.target_id = one.id;
  PERFORM note_attribute_words(ids);
END $$;

CREATE OR REPLACE FUNCTION refresh_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids uuid[];
BEGIN
  SELECT array_agg(n.id) INTO ids FROM after n JOIN before o ON o.id = n.id
  WHERE (o.name, o.sku, o.gtin, o.category, o.volume_ml, o.description, o.details, o.attributes, o.retired_at)
    IS DISTINCT FROM (n.name, n.sku, n.gtin, n.category, n.volume_ml, n.description, n.details, n.attributes, n.retired_at);
  IF ids IS NOT NULL THEN PERFORM refresh_product_documents(ids); END IF;
  RETURN NULL;
END $$;

-- A value or a unit that is called otherwise. An attribute comes and goes without products that have it.
CREATE FUNCTION refresh_after_attribute() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids uuid[];
BEGIN
  SELECT array_agg(id) INTO ids FROM (
    SELECT p.id FROM jsonb_array_elements(NEW.choices) AS n JOIN jsonb_array_elements(OLD.choices) AS o
      ON o ->> 'slug' = n ->> 'slug' AND o ->> 'name' <> n ->> 'name'
      JOIN products p ON p.attributes @> jsonb_build_object(NEW.slug, jsonb_build_array(n ->> 'slug'))
    UNION
    SELECT p.id FROM products p WHERE p.attributes ? NEW.slug AND (OLD.type, OLD.unit) IS DISTINCT FROM (NEW.type, NEW.unit)
    UNION
    SELECT p.id FROM products p WHERE NEW.type = 'yes-no' AND OLD.name <> NEW.name AND p.attributes @> jsonb_build_object(NEW.slug, true)) AS told;
  IF ids IS NOT NULL THEN PERFORM refresh_attribute_words(ids); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER attributes_search AFTER UPDATE OF name, type, unit, choices ON attributes FOR EACH ROW
  WHEN ((OLD.name, OLD.type, OLD.unit, OLD.choices) IS DISTINCT FROM (NEW.name, NEW.type, NEW.unit, NEW.choices))
  EXECUTE FUNCTION refresh_after_attribute();

CREATE OR REPLACE FUNCTION option_terms_translated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids uuid[];
BEGIN
  PERFORM pg_notify('events', '{"kind":"product","id":"all"}');
  SELECT array_agg(DISTINCT p.id) INTO ids
  FROM changed c JOIN option_terms o ON o.id = c.term_id
    JOIN products p ON p.group_id IS NOT NULL AND option_key(ARRAY[o.term]) = ANY (string_to_array(option_key(p.option_values), E'\x1f'));
  IF ids IS NOT NULL THEN PERFORM refresh_product_documents(ids); END IF;
  SELECT array_agg(DISTINCT p.id) INTO ids
  FROM changed c JOIN option_terms o ON o.id = c.term_id CROSS JOIN attributes a CROSS JOIN LATERAL (
      SELECT jsonb_build_object(a.slug, jsonb_build_array(one ->> 'slug')) AS value FROM jsonb_array_elements(a.choices) AS one
      WHERE option_key(ARRAY[one ->> 'name']) = option_key(ARRAY[o.term])
      UNION ALL
      SELECT jsonb_build_object(a.slug, true) WHERE a.type = 'yes-no' AND option_key(ARRAY[a.name]) = option_key(ARRAY[o.term])) AS told
    JOIN products p ON p.attributes @> told.value;
  IF ids IS NOT NULL THEN PERFORM refresh_attribute_words(ids); END IF;
  RETURN NULL;
END $$;

-- As before, with the words of attributes: a word that nothing else contains is corrected to them, and "100 ml" is also "100ml".
CREATE OR REPLACE FUNCTION search_query(typed text, OUT query tsquery, OUT in_title tsquery, OUT whole_in_title tsquery, OUT in_name tsquery,
  OUT with_any tsquery) LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
DECLARE
  terms text[] := search_terms(typed);
  joined text := array_to_string(terms, '');
  told text[] := ARRAY(SELECT word FROM unnest(terms) AS word WHERE NOT is_stop_word(word));
  term text;
  close text;
  anywhere tsquery;
  title tsquery;
  whole tsquery;
  named tsquery;
BEGIN
  FOREACH term IN ARRAY CASE WHEN told = '{}' THEN terms ELSE told END LOOP
    anywhere := word_query(term, '', false);
    title := word_query(term, 'A', false);
    whole := word_query(term, 'A', true);
    named := word_query(term, 'AB', false);
    IF length(term) >= 3 AND term !~ '[0-9]' AND NOT EXISTS (SELECT FROM search_words w WHERE w.word LIKE term || '%') THEN
      FOR close IN SELECT close_words(term) LOOP
        anywhere := anywhere || to_tsquery('simple', close || ':ABC');
        title := title || to_tsquery('simple', close || ':A');
        whole := whole || to_tsquery('simple', close || ':A');
        named := named || to_tsquery('simple', close || ':AB');
      END LOOP;
    END IF;
    query := coalesce(query && anywhere, anywhere);
    with_any := coalesce(with_any || anywhere, anywhere);
    in_title := coalesce(in_title && title, title);
    whole_in_title := coalesce(whole_in_title && whole, whole);
    in_name := coalesce(in_name && named, named);
  END LOOP;
  -- "tea tree" and "teatree", "AUR-O-001" and "auro001".
  IF length(joined) BETWEEN 4 AND 60 AND (cardinality(terms) > 1 OR joined ~ '[0-9]')
    AND EXISTS (SELECT FROM search_documents WHERE kind = 'product' AND words @@ to_tsquery('simple', joined || ':*ABC')) THEN
    query := query || to_tsquery('simple', joined || ':*ABC');
    in_name := in_name || to_tsquery('simple', joined || ':*AB');
    in_title := in_title || to_tsquery('simple', joined || ':*AB');
    whole_in_title := whole_in_title || to_tsquery('simple', joined || ':*AB');
  END IF;
END $$;

SELECT refresh_attribute_words(ARRAY(SELECT id FROM products WHERE attributes <> '{}' AND retired_at IS NULL));
-- Ranking reads these of products whose names have not all words; those whose names do cost what they did.
ALTER TABLE search_documents ADD COLUMN attribute_words tsvector GENERATED ALWAYS AS (ts_filter(words, '{c}')) STORED;
