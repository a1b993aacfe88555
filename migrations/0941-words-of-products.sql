-- Whether a product has a word is asked of the index of words, however many products the planner expects. Before it had planned a statement
-- for all values, it read all 100,000 products for a word that none has, as it expected one among the first.
CREATE FUNCTION has_product_word(asked tsquery) RETURNS boolean LANGUAGE plpgsql STABLE
  -- Unpacking the words of a product is what takes time, of which the planner does not know.
  SET enable_seqscan = off AS $$
BEGIN
  RETURN EXISTS (SELECT FROM search_sample d WHERE d.words @@ asked) OR (
    -- A common table expression is planned for all of its rows, which the sample says are few.
    WITH found AS MATERIALIZED (SELECT FROM search_documents d WHERE d.kind = 'product' AND d.words @@ asked)
    SELECT EXISTS (SELECT FROM found));
END $$;

CREATE OR REPLACE FUNCTION has_joined_word(joined text, is_large boolean) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF is_large AND joined !~ '[0-9]' THEN
    RETURN EXISTS (SELECT FROM search_words w WHERE w.word ~>=~ joined AND w.word ~<~ (joined || chr(1114111)));
  END IF;
  RETURN has_product_word(format('%L:*ABC', joined)::tsquery);
END $$;

-- The bodies stay as they are but for this question.
DO $$
DECLARE one record;
BEGIN
  FOR one IN SELECT * FROM (VALUES
    ('search_query', $old$EXISTS (SELECT FROM search_documents d WHERE d.kind = 'product' AND d.words @@ any_rare)$old$, 'has_product_word(any_rare)'),
    ('close_words', $old$EXISTS (SELECT FROM search_sample d WHERE d.words @@ in_texts)
    OR EXISTS (SELECT FROM search_documents d WHERE d.kind = 'product' AND d.words @@ in_texts)$old$, 'has_product_word(in_texts)')
  ) AS v (name, before, after) LOOP
    IF strpos(pg_get_functiondef(one.name::regproc), one.before) = 0 THEN RAISE EXCEPTION '% is not as expected', one.name; END IF;
    EXECUTE replace(pg_get_functiondef(one.name::regproc), one.before, one.after);
  END LOOP;
END $$;
