-- PostgreSQL's parser keeps "a/b" as a file, "-200" as a number with its sign, "2.5" as one number and "St.John" as a host: nobody found
-- their words. Texts are divided as what is typed is, by all that is neither letter nor digit.

-- The words of a text, which may be HTML, with a space between them. Tags go first: "«mist»" without accents is "<<mist>>".
CREATE FUNCTION plain_words(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT regexp_replace(plain_letters(regexp_replace($1, '</?[a-z][^<>]*>|&#?[a-z0-9]+;', ' ', 'gi')), '[^[:alnum:]]+', ' ', 'g') $$;

CREATE OR REPLACE FUNCTION search_vector(language text, title text, body text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT setweight(to_tsvector('simple', plain_words(coalesce(title, ''))), 'A')
            || setweight(to_tsvector(search_config(language), plain_words(coalesce(title, ''))), 'A')
            || setweight(to_tsvector(search_config(language), plain_words(left(coalesce(body, ''), 50000))), 'D') $$;

-- The article number also by its parts, sizes as "500 g" and "500g". The name as one word has no decimals: "2.5 ml" is not "25ml".
CREATE OR REPLACE FUNCTION other_names(p products) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT setweight(to_tsvector('simple', plain_words(concat_ws(' ', p.category, p.sku, regexp_replace(p.sku, '[^[:alnum:]]', '', 'g'),
    regexp_replace(plain_letters(regexp_replace(p.name, '[0-9]+[.,][0-9]+\s*[[:alpha:]]*', '', 'g')), '[^[:alnum:]]', '', 'g'), p.gtin,
    p.volume_ml || 'ml', p.volume_ml || ' ml', (
      SELECT string_agg(concat_ws(' ', size[1], size[2], size[1] || size[2]), ' ')
      FROM regexp_matches(p.name, '(?<![0-9]|[0-9][.,])([0-9]+)\s*(ml|cl|l|g|kg|cm|mm|m|w)\M', 'gi') AS size)))), 'B')
$$;

CREATE OR REPLACE FUNCTION attribute_words(ids uuid[]) RETURNS TABLE (product_id uuid, words tsvector) LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY WITH told AS MATERIALIZED (SELECT DISTINCT * FROM attribute_texts(ids)),
  vectors AS MATERIALIZED (
    SELECT t.term, setweight(tsvector_agg(to_tsvector('simple', plain_words(t.word)) || to_tsvector(search_config(t.language), plain_words(t.word))), 'C') AS words
    FROM terms_in_languages(ARRAY(SELECT DISTINCT told.term FROM told)) AS t GROUP BY t.term)
  SELECT told.product_id, tsvector_agg(v.words) FROM told JOIN vectors v USING (term) GROUP BY told.product_id;
END $$;

CREATE OR REPLACE FUNCTION terms_query(terms text[]) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  WITH written AS (
    SELECT plain_words(term) AS term, phraseto_tsquery('simple', plain_words(term)) AS plain, to_tsvector('simple', plain_words(term)) AS words
    FROM unnest(terms) AS term)
  SELECT string_agg(DISTINCT '(' || asked::text || ')', ' | ')::tsquery
  FROM written w, unnest('{"",en,de,fi,lt}'::text[]) AS language, plainto_tsquery(search_config(language), w.term) AS asked
  -- A word such as "of" is missing in some languages.
  WHERE numnode(asked) > 0 AND numnode(asked) = numnode(w.plain)
    AND NOT EXISTS (SELECT FROM written o WHERE w.words @@ o.plain AND NOT o.words @@ w.plain)
$$;

CREATE OR REPLACE FUNCTION terms_words(terms text[]) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT setweight(tsvector_agg(to_tsvector(search_config(language), plain_words(term))), 'A')
  FROM unnest(terms) AS term, unnest('{"",en,de,fi,lt}'::text[]) AS language
$$;
UPDATE search_synonyms SET terms = terms;

-- Documents whose words are to be written again. A job does it in steps, as all at once would hold up changes of products for minutes.
CREATE TABLE search_rewrites (
  kind text NOT NULL,
  target_id uuid NOT NULL,
  PRIMARY KEY (kind, target_id)
);
-- Words that a waiting change writes are already divided as above.
LOCK TABLE search_documents IN SHARE MODE;
INSERT INTO search_rewrites SELECT kind, target_id FROM search_documents;

-- The next of them; how many they were. Their rows are locked before their texts are read, so that no newer words are replaced.
CREATE FUNCTION rewrite_search_documents(most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  next record;
  done integer := 0;
BEGIN
  FOR next IN
    WITH taken AS (
      DELETE FROM search_rewrites WHERE (kind, target_id) IN (SELECT kind, target_id FROM search_rewrites ORDER BY kind DESC, target_id LIMIT most) RETURNING *)
    SELECT kind, array_agg(target_id) AS ids FROM taken GROUP BY kind
  LOOP
    PERFORM FROM search_documents d WHERE d.kind = next.kind AND d.target_id = ANY (next.ids) ORDER BY d.target_id FOR UPDATE;
    EXECUTE format('SELECT %I($1)', 'refresh_' || next.kind || '_documents') USING next.ids;
    done := done + cardinality(next.ids);
  END LOOP;
  RETURN done;
END $$;
