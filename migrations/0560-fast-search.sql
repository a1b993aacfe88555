-- Searches in a shop of 100,000 products. What costs: an index entry such as "oil" that two of three products have is read as a whole;
-- a beginning such as "oil" with all words that it begins is collected before anything else is compared; a wrong letter was looked for
-- in every word.

-- One of twenty products on sale, the same ones always: what very many of them have, very many products have.
CREATE FUNCTION is_in_search_sample(id uuid) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT get_byte(uuid_send($1), 15) < 13 $$;

CREATE TABLE search_sample (
  kind text NOT NULL,
  target_id uuid PRIMARY KEY,
  title text NOT NULL,
  words tsvector NOT NULL,
  names tsvector NOT NULL,
  attribute_words tsvector NOT NULL
);
-- Ranking reads these of hundreds of rows; the texts go to pages of their own.
ALTER TABLE search_sample ALTER names SET STORAGE MAIN, ALTER attribute_words SET STORAGE MAIN;

CREATE FUNCTION copy_to_search_sample() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN DELETE FROM search_sample WHERE target_id = OLD.target_id; END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO search_sample VALUES (NEW.kind, NEW.target_id, NEW.title, NEW.words, ts_filter(NEW.words, '{a,b}'), ts_filter(NEW.words, '{c}'));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER search_documents_sample_new AFTER INSERT ON search_documents FOR EACH ROW
  WHEN (NEW.kind = 'product' AND is_in_search_sample(NEW.target_id)) EXECUTE FUNCTION copy_to_search_sample();
CREATE TRIGGER search_documents_sample_changed AFTER UPDATE ON search_documents FOR EACH ROW
  WHEN (OLD.kind = 'product' AND is_in_search_sample(OLD.target_id)) EXECUTE FUNCTION copy_to_search_sample();
CREATE TRIGGER search_documents_sample_gone AFTER DELETE ON search_documents FOR EACH ROW
  WHEN (OLD.kind = 'product' AND is_in_search_sample(OLD.target_id)) EXECUTE FUNCTION copy_to_search_sample();
INSERT INTO search_sample SELECT kind, target_id, title, words, names, attribute_words FROM search_documents
  WHERE kind = 'product' AND is_in_search_sample(target_id);
CREATE INDEX search_sample_words ON search_sample USING gin (words) WITH (gin_pending_list_limit = 256);
CREATE INDEX search_sample_names ON search_sample USING gin (names) WITH (gin_pending_list_limit = 256);

-- Of a word that few products are called by and very many tell of, those that are called so.
CREATE INDEX search_products_names ON search_documents USING gin (names) WITH (gin_pending_list_limit = 1024) WHERE kind = 'product';
-- The product whose title is what was typed, and those that begin so.
CREATE INDEX search_products_title ON search_documents (title COLLATE "C") WHERE kind = 'product';
-- What the results are ordered and counted by, without reading the products.
CREATE INDEX products_in_searches ON products (id) INCLUDE (group_id, category, created_at, listed, group_position);

-- Words that a thousand products or more have, by the sample. A beginning stands for these of its words where there are any.
CREATE TABLE search_frequent_words (word text PRIMARY KEY, documents integer NOT NULL);
CREATE INDEX search_frequent_words_begin ON search_frequent_words (word text_pattern_ops);
CREATE FUNCTION refresh_frequent_words() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE search_frequent_words IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM search_frequent_words;
  INSERT INTO search_frequent_words
  SELECT word, ndoc * 20 FROM ts_stat('SELECT words FROM search_sample') WHERE ndoc >= 50 AND word ~ '^[[:alnum:]]+$';
END $$;
SELECT refresh_frequent_words();

-- The stems of a word in the languages that have them, and whether it is one such as "for" or "mit".
CREATE TYPE word_analysis AS (word text, stems text[], is_stop boolean);
CREATE FUNCTION analysed_word(word text) RETURNS word_analysis LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE english text[]; german text[]; finnish text[];
BEGIN
  -- As the configurations of the languages do with plain letters.
  IF word ~ '^[a-z]+$' THEN
    english := ts_lexize('english_stem', word);
    german := ts_lexize('german_stem', word);
    finnish := ts_lexize('finnish_stem', word);
    RETURN (word, english || german || finnish || ts_lexize('lithuanian_stem', word), english = '{}' OR german = '{}' OR finnish = '{}');
  END IF;
  RETURN (word, tsvector_to_array(to_tsvector('english', word) || to_tsvector('german', word) || to_tsvector('finnish', word)
    || to_tsvector('lithuanian', word)), is_stop_word(word));
END $$;

CREATE INDEX search_words_trigrams ON search_words USING gin (word gin_trgm_ops);
-- Loads the module that knows the setting of the next function.
SELECT word_similarity('oil', 'oils');
-- As before, of words that share three of ten groups of three letters with what was typed, or have two of its letters exchanged.
CREATE OR REPLACE FUNCTION close_words(typed text) RETURNS SETOF text LANGUAGE plpgsql STABLE
  SET pg_trgm.word_similarity_threshold = 0.3 SET enable_seqscan = off AS $$
DECLARE
  exchanged text[] := ARRAY(
    SELECT left(typed, at - 1) || substr(typed, at + 1, 1) || substr(typed, at, 1) || substr(typed, at + 2) FROM generate_series(1, length(typed) - 1) AS at);
BEGIN
  -- A wrong letter leaves less of a short word.
  IF length(typed) <= 4 THEN PERFORM set_config('pg_trgm.word_similarity_threshold', '0.25', true); END IF;
  RETURN QUERY WITH near AS (
    SELECT w.word, CASE
      WHEN length(typed) >= 4 AND w.word LIKE '%' || typed || '%' THEN 1
      WHEN length(w.word) >= 5 AND starts_with(typed, w.word) THEN 2
      ELSE least(levenshtein_less_equal(w.word, typed, 2), levenshtein_less_equal(left(w.word, length(typed)), typed, 2) + 0.5) END AS distance
    FROM (SELECT s.word FROM search_words s WHERE typed <% s.word UNION SELECT s.word FROM search_words s WHERE s.word = ANY (exchanged)) AS w)
  SELECT near.word FROM near
  WHERE distance <= CASE WHEN length(typed) < 5 THEN 1.5 ELSE 2.5 END AND distance <= (SELECT min(n.distance) FROM near n) + 0.5
  ORDER BY distance, near.word LIMIT 6;
END $$;

-- Whether a product is called so, or begins so, as one word. In a large shop a word without digits is one of a title: the words of a
-- name that is written as one match anyway.
CREATE FUNCTION has_joined_word(joined text, is_large boolean) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
DECLARE asked tsquery := '''' || joined || ''':*ABC';
BEGIN
  IF is_large AND joined !~ '[0-9]' THEN
    RETURN EXISTS (SELECT FROM search_words w WHERE w.word ~>=~ joined AND w.word ~<~ (joined || chr(1114111)));
  END IF;
  RETURN EXISTS (SELECT FROM search_sample d WHERE d.words @@ asked)
    OR EXISTS (SELECT FROM search_documents d WHERE d.kind = 'product' AND d.words @@ asked);
END $$;

-- As before, with the same answer where no word is frequent. Where some are:
-- * A beginning of frequent words stands for these and for itself, as all words that it begins are read before they are compared; one or two
--   letters for the most frequent.
-- * A word that begins frequent ones, or whose stem is one, is right. A correction that is frequent is also looked for in what is told.
-- * An article number in several parts is looked for as one word.
-- * `with_any` leaves out frequent words beside a known one that is not.
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
