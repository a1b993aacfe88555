-- A word that no title, attribute or synonym has any more is corrected again: `search_words` only grew.
CREATE FUNCTION title_words(texts text[]) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT DISTINCT word FROM unnest(texts) AS t, regexp_split_to_table(plain_letters(t), '[^[:alpha:]]+') AS word WHERE length(word) BETWEEN 3 AND 40
$$;
CREATE OR REPLACE FUNCTION note_search_words(texts text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_words
  SELECT word FROM title_words(texts) AS word
  EXCEPT SELECT word FROM search_words
  ORDER BY 1
  ON CONFLICT DO NOTHING
$$;

-- A word that a title gets back while this runs may be missing until the next time.
CREATE FUNCTION refresh_search_words() RETURNS void LANGUAGE sql AS $$
  WITH known AS MATERIALIZED (SELECT word FROM title_words(ARRAY(
    SELECT name FROM products WHERE retired_at IS NULL
    UNION SELECT t.name FROM product_translations t JOIN products p ON p.id = t.product_id WHERE t.state = 'published' AND p.retired_at IS NULL
    UNION SELECT word FROM terms_in_languages(ARRAY(SELECT DISTINCT term FROM attribute_texts(ARRAY(SELECT id FROM products WHERE attributes <> '{}' AND retired_at IS NULL))))
    UNION SELECT title FROM blog_posts WHERE status = 'published'
    UNION SELECT t.title FROM blog_post_translations t JOIN blog_posts p ON p.id = t.post_id WHERE t.state = 'published' AND p.status = 'published'
    UNION SELECT title FROM collections WHERE status = 'published'
    UNION SELECT t.title FROM collection_translations t JOIN collections c ON c.id = t.collection_id WHERE t.state = 'published' AND c.status = 'published'
    UNION SELECT unnest(terms) FROM search_synonyms)) AS word),
  gone AS (DELETE FROM search_words w WHERE NOT EXISTS (SELECT FROM known k WHERE k.word = w.word))
  INSERT INTO search_words SELECT word FROM known EXCEPT SELECT word FROM search_words ORDER BY 1 ON CONFLICT DO NOTHING
$$;
