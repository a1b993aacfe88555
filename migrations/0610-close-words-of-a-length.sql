-- Letters such as ligatures become several once accents are gone, so a word may be longer than what a shopper may type.
CREATE OR REPLACE FUNCTION close_words(typed text) RETURNS SETOF text LANGUAGE plpgsql STABLE
  SET pg_trgm.word_similarity_threshold = 0.3 SET enable_seqscan = off AS $$
DECLARE
  letters CONSTANT text[] := string_to_array('abcdefghijklmnopqrstuvwxyz', NULL);
  in_texts tsquery;
BEGIN
  -- Comparing letters has a limit, and no word is near to one so long.
  IF length(typed) > 60 THEN RETURN; END IF;
  -- A longer one is one letter from too many.
  IF length(typed) <= 20 THEN
    RETURN QUERY SELECT w.word FROM search_words w WHERE w.word = ANY (ARRAY(
      SELECT left(typed, at) || substr(typed, at + 2) FROM generate_series(0, length(typed) - 1) AS at
      UNION ALL SELECT left(typed, at) || letter || substr(typed, at + next) FROM generate_series(0, length(typed)) AS at, unnest(letters) AS letter, generate_series(1, 2) AS next
      UNION ALL SELECT left(typed, at) || substr(typed, at + 2, 1) || substr(typed, at + 1, 1) || substr(typed, at + 3) FROM generate_series(0, length(typed) - 2) AS at))
    ORDER BY w.word LIMIT 6;
    IF FOUND THEN RETURN; END IF;
  END IF;
  SELECT string_agg(format('%L', stem), ' | ')::tsquery INTO in_texts FROM unnest(typed || (analysed_word(typed)).stems) AS stem;
  IF EXISTS (SELECT FROM search_sample d WHERE d.words @@ in_texts)
    OR EXISTS (SELECT FROM search_documents d WHERE d.kind = 'product' AND d.words @@ in_texts) THEN
    PERFORM set_config('pg_trgm.word_similarity_threshold', '0.6', true);
  -- A wrong letter leaves less of a short word.
  ELSIF length(typed) <= 4 THEN PERFORM set_config('pg_trgm.word_similarity_threshold', '0.25', true);
  ELSIF length(typed) <= 6 THEN PERFORM set_config('pg_trgm.word_similarity_threshold', '0.4', true);
  END IF;
  RETURN QUERY WITH near AS (
    SELECT w.word, CASE
      WHEN length(typed) >= 4 AND w.word LIKE '%' || typed || '%' THEN 1
      WHEN length(w.word) >= 5 AND starts_with(typed, w.word) THEN 2
      ELSE least(levenshtein_less_equal(w.word, typed, 2), levenshtein_less_equal(left(w.word, length(typed)), typed, 2) + 0.5) END AS distance
    FROM search_words w WHERE typed <% w.word AND length(w.word) <= 200)
  SELECT near.word FROM near
  WHERE distance <= CASE WHEN length(typed) < 5 THEN 1.5 ELSE 2.5 END AND distance <= (SELECT min(n.distance) FROM near n) + 0.5
  ORDER BY distance, near.word LIMIT 6;
END $$;
