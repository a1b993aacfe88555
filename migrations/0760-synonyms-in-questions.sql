-- Synonyms are part of what is asked, no longer of what products are called: who searches for a word of a line also finds what has
-- another in a description, an attribute, an article, a page or a collection, and a changed line writes no documents.
DROP TRIGGER search_synonyms_new ON search_synonyms;
DROP TRIGGER search_synonyms_gone ON search_synonyms;
DROP TRIGGER search_synonyms_before ON search_synonyms;
DROP TRIGGER search_synonyms_after ON search_synonyms;
DROP FUNCTION refresh_after_synonyms();

-- Any of the terms, each with all its words, as they are written and by their stems. What has "essential oil" has "oil": the shorter one
-- is enough.
CREATE OR REPLACE FUNCTION terms_query(terms text[]) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  WITH written AS (
    SELECT plain_letters(term) AS term, phraseto_tsquery('simple', plain_letters(term)) AS plain, to_tsvector('simple', plain_letters(term)) AS words
    FROM unnest(terms) AS term)
  SELECT string_agg(DISTINCT '(' || asked::text || ')', ' | ')::tsquery
  FROM written w, unnest('{"",en,de,fi,lt}'::text[]) AS language, plainto_tsquery(search_config(language), w.term) AS asked
  -- A word such as "of" is missing in some languages.
  WHERE numnode(asked) > 0 AND numnode(asked) = numnode(w.plain)
    AND NOT EXISTS (SELECT FROM written o WHERE w.words @@ o.plain AND NOT o.words @@ w.plain)
$$;

-- The words of the terms in the same forms, with the weight of titles: what a search for one of them asks for.
CREATE FUNCTION terms_words(terms text[]) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT setweight(tsvector_agg(to_tsvector(search_config(language), plain_letters(term))), 'A')
  FROM unnest(terms) AS term, unnest('{"",en,de,fi,lt}'::text[]) AS language
$$;

-- The same of titles and other names, where the words of a term stand side by side.
CREATE FUNCTION names_query(terms text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT regexp_replace(replace(terms_query(terms)::text, ' & ', ' <-> '), '(''(?:[^'']|'''')+'')', '\1:AB', 'g') $$;

ALTER TABLE search_synonyms ADD COLUMN words tsvector GENERATED ALWAYS AS (terms_words(terms)) STORED,
  ADD COLUMN in_name text GENERATED ALWAYS AS (names_query(terms)) STORED;
UPDATE search_synonyms SET terms = terms;
CREATE INDEX search_synonyms_words ON search_synonyms USING gin (words);

CREATE FUNCTION note_synonym_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_search_words(ARRAY(SELECT unnest(terms) FROM changed));
  RETURN NULL;
END $$;
CREATE TRIGGER search_synonyms_new AFTER INSERT ON search_synonyms REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_synonym_words();
CREATE TRIGGER search_synonyms_changed AFTER UPDATE ON search_synonyms REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_synonym_words();

-- What else a product is called.
CREATE FUNCTION other_names(p products) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT setweight(to_tsvector('simple', plain_letters(concat_ws(' ', p.category, regexp_replace(p.sku, '[^[:alnum:]]', '', 'g'),
    regexp_replace(p.name, '[^[:alnum:]]', '', 'g'), p.gtin, p.volume_ml || 'ml', p.volume_ml || ' ml'))), 'B')
$$;

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
    SELECT id,
      tsvector_agg(search_vector(language, name, concat_ws(' ', description, details ->> 'features', details ->> 'benefits', details ->> 'specifications'))) AS words
    FROM texts GROUP BY id
  )
  INSERT INTO search_documents (kind, target_id, title, words)
  SELECT 'product', v.id, plain_letters(coalesce(g.name, p.name)), v.words || other_names(p) || coalesce(a.words, '')
  FROM vectors v JOIN products p ON p.id = v.id LEFT JOIN product_groups g ON g.id = p.group_id
    LEFT JOIN told a ON a.product_id = v.id
  ON CONFLICT (kind, target_id) DO UPDATE SET title = excluded.title, words = excluded.words
  WHERE (search_documents.title, search_documents.words) IS DISTINCT FROM (excluded.title, excluded.words);
  PERFORM note_search_words(ARRAY(
    SELECT name FROM products WHERE id = ANY (ids) AND retired_at IS NULL
    UNION SELECT t.name FROM product_translations t WHERE t.product_id = ANY (ids) AND t.state = 'published' AND t.name IS NOT NULL));
  PERFORM note_attribute_words(ids);
END $$;
-- `synonyms_in` stays for now: a change of a product that waited for this migration goes on with what it had read before.

-- As before, with the terms of synonyms.
CREATE OR REPLACE FUNCTION search_query(typed text, OUT query tsquery, OUT in_title tsquery, OUT whole_in_title tsquery, OUT in_name tsquery,
  OUT with_any tsquery) LANGUAGE plpgsql STABLE AS $$
DECLARE
  terms text[] := search_terms(typed);
  joined text := array_to_string(terms, '');
  beyond CONSTANT text := chr(1114111);
  is_large boolean := EXISTS (SELECT FROM search_frequent_words);
  is_all_stop boolean := true;
  analysed word_analysis[] := '{}';
  one word_analysis;
  term text;
  stem text;
  close record;
  others record;
  frequent text;
  is_known boolean;
  anywhere text;
  title text;
  whole text;
  named text;
  queries text[] := '{}';
  rare text[] := '{}';
  any_rare tsquery;
  titles text[] := '{}';
  wholes text[] := '{}';
  names text[] := '{}';
BEGIN
  FOREACH term IN ARRAY terms LOOP
    one := analysed_word(term);
    is_all_stop := is_all_stop AND one.is_stop;
    analysed := analysed || one;
  END LOOP;
  FOREACH one IN ARRAY analysed LOOP
    CONTINUE WHEN one.is_stop AND NOT is_all_stop;
    term := one.word;
    frequent := NULL;
    IF is_large THEN
      SELECT string_agg('''' || f.word || '''', ' | ' ORDER BY f.word) INTO frequent FROM (
        SELECT word FROM search_frequent_words WHERE word ~>=~ term AND word ~<~ (term || beyond) ORDER BY documents DESC LIMIT CASE length(term) WHEN 1 THEN 3 WHEN 2 THEN 6 ELSE 20 END) AS f;
      IF frequent IS NULL THEN
        SELECT string_agg('''' || f.word || '''', ' | ') INTO frequent FROM search_frequent_words f WHERE f.word = ANY (one.stems);
      END IF;
    END IF;
    anywhere := CASE WHEN frequent IS NULL THEN '''' || term || ''':*' WHEN starts_with(frequent, '''' || term || '''') THEN frequent
      ELSE '''' || term || ''' | ' || frequent END;
    title := '''' || term || ''':*A';
    whole := '''' || term || ''':A';
    named := '''' || term || ''':*AB';
    FOREACH stem IN ARRAY one.stems LOOP
      CONTINUE WHEN strpos(whole, '''' || stem || '''') > 0;
      whole := whole || ' | ''' || stem || ''':A';
      IF NOT starts_with(stem, term) THEN
        IF strpos(anywhere, '''' || stem || '''') = 0 THEN anywhere := anywhere || ' | ''' || stem || ''''; END IF;
        title := title || ' | ''' || stem || ''':A';
        named := named || ' | ''' || stem || ''':AB';
      END IF;
    END LOOP;
    is_known := EXISTS (SELECT FROM search_words w WHERE w.word ~>=~ term AND w.word ~<~ (term || beyond));
    IF length(term) >= 3 AND term !~ '[0-9]' AND NOT is_known AND frequent IS NULL THEN
      FOR close IN SELECT c.word, EXISTS (SELECT FROM search_frequent_words f WHERE f.word = c.word) AS is_frequent FROM close_words(term) AS c(word) LOOP
        is_known := true;
        anywhere := anywhere || ' | ''' || close.word || CASE WHEN close.is_frequent THEN '''' ELSE ''':ABC' END;
        IF close.is_frequent THEN frequent := close.word; END IF;
        title := title || ' | ''' || close.word || ''':A';
        whole := whole || ' | ''' || close.word || ''':A';
        named := named || ' | ''' || close.word || ''':AB';
      END LOOP;
    END IF;
    -- Who asks for a word of a line of synonyms, or its beginning of four letters, asks for all of its terms.
    IF length(term) >= 3 AND frequent IS NULL THEN
      SELECT string_agg(s.query::text, ' | ') AS query, string_agg(s.in_name, ' | ') AS in_name,
        bool_or(EXISTS (SELECT FROM search_frequent_words f WHERE f.word = ANY (tsvector_to_array(s.words)))) AS is_frequent
      INTO others FROM search_synonyms s WHERE s.words @@ (CASE WHEN length(term) < 4 THEN whole ELSE anywhere END)::tsquery;
      IF others.query IS NOT NULL THEN
        anywhere := anywhere || ' | ' || others.query;
        named := named || ' | ' || others.in_name;
        IF others.is_frequent THEN frequent := term; END IF;
      END IF;
    END IF;
    queries := queries || anywhere;
    titles := titles || title;
    wholes := wholes || whole;
    names := names || named;
    IF is_large AND is_known AND frequent IS NULL THEN rare := rare || anywhere; END IF;
  END LOOP;
  IF queries = '{}' THEN RETURN; END IF;
  query := '(' || array_to_string(queries, ') & (') || ')';
  in_title := '(' || array_to_string(titles, ') & (') || ')';
  whole_in_title := '(' || array_to_string(wholes, ') & (') || ')';
  in_name := '(' || array_to_string(names, ') & (') || ')';
  with_any := array_to_string(queries, ' | ');
  -- "tea tree" and "teatree", "AUR-O-001" and "auro001".
  IF length(joined) BETWEEN 4 AND 60 AND (cardinality(terms) > 1 OR joined ~ '[0-9]') AND has_joined_word(joined, is_large) THEN
    query := CASE WHEN is_large AND joined ~ '[0-9]' THEN format('%L:*ABC', joined)::tsquery ELSE query || format('%L:*ABC', joined)::tsquery END;
    in_name := in_name || format('%L:*AB', joined)::tsquery;
    in_title := in_title || format('%L:*AB', joined)::tsquery;
    whole_in_title := whole_in_title || format('%L:*AB', joined)::tsquery;
  ELSIF cardinality(rare) BETWEEN 1 AND cardinality(queries) - 1 THEN
    any_rare := array_to_string(rare, ' | ');
    IF EXISTS (SELECT FROM search_documents d WHERE d.kind = 'product' AND d.words @@ any_rare) THEN with_any := any_rare; END IF;
  END IF;
END $$;

-- Documents without the synonyms that they had as other names.
UPDATE search_documents d SET words = ts_filter(d.words, '{a,c,d}') || other_names(p) FROM products p
  WHERE d.kind = 'product' AND p.id = d.target_id AND strip(ts_filter(d.words, '{b}')) IS DISTINCT FROM strip(other_names(p));
SELECT refresh_frequent_words();
