-- The words of titles and other names are apart: ranking a thousand products unpacked all their texts five times each. Products and
-- texts have an index each: for the few articles that match, every product that matches was read.
ALTER TABLE search_documents ADD COLUMN names tsvector GENERATED ALWAYS AS (ts_filter(words, '{a,b}')) STORED;
CREATE INDEX search_products_words ON search_documents USING gin (words) WITH (gin_pending_list_limit = 1024) WHERE kind = 'product';
CREATE INDEX search_texts_words ON search_documents USING gin (words) WITH (gin_pending_list_limit = 1024) WHERE kind <> 'product';
DROP INDEX search_documents_words;

-- What was typed as a question to the documents. The last word may be half of one. A word that neither titles nor synonyms
-- contain stands also for those that are written almost like it. `query`: documents with all words; `with_any`: with any of
-- them; `in_title`, `in_name`: with all words in their title, or in what they are called.
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
        anywhere := anywhere || to_tsquery('simple', close || ':AB');
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
    AND EXISTS (SELECT FROM search_documents WHERE kind = 'product' AND words @@ to_tsquery('simple', joined || ':*AB')) THEN
    query := query || to_tsquery('simple', joined || ':*AB');
    in_name := in_name || to_tsquery('simple', joined || ':*AB');
    in_title := in_title || to_tsquery('simple', joined || ':*AB');
    whole_in_title := whole_in_title || to_tsquery('simple', joined || ':*AB');
  END IF;
END $$;
