-- Words lose their accents before they are asked for, so that the list of German words that texts are not about does not have "fur"; for
-- Estonian, Latvian, Lithuanian and Polish PostgreSQL has no list. Here are those that join other words, unless a product may be called so.
CREATE OR REPLACE FUNCTION analysed_word(word text) RETURNS word_analysis LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  joining CONSTANT text[] := '{fur,fuer,uber,ueber,wahrend,waehrend,
    etta,seka,ilman,varten,
    ja,ning,ega,koos,jaoks,kuni,
    un,ar,prieks,lidz,uz,
    su,be,del,apie,nuo,arba,
    dla,na,od,oraz,lub,przez,przy}';
  english text[]; german text[]; finnish text[];
BEGIN
  -- As the configurations of the languages do with plain letters.
  IF word ~ '^[a-z]+$' THEN
    english := ts_lexize('english_stem', word);
    german := ts_lexize('german_stem', word);
    finnish := ts_lexize('finnish_stem', word);
    RETURN (word, english || german || finnish || ts_lexize('lithuanian_stem', word),
      english = '{}' OR german = '{}' OR finnish = '{}' OR word = ANY (joining));
  END IF;
  RETURN (word, tsvector_to_array(to_tsvector('english', word) || to_tsvector('german', word) || to_tsvector('finnish', word)
    || to_tsvector('lithuanian', word)), is_stop_word(word));
END $$;

-- As before, and:
-- * A number that another word follows is complete: "5 ml" does not begin "50 ml".
-- * A number and letters are also one word, and a word of both is also two.
-- * A text with a decimal is no single word.
CREATE OR REPLACE FUNCTION search_query(typed text, OUT query tsquery, OUT in_title tsquery, OUT whole_in_title tsquery, OUT in_name tsquery,
  OUT with_any tsquery) LANGUAGE plpgsql STABLE AS $$
DECLARE
  terms text[] := search_terms(typed);
  -- "2.5 ml" is not "25ml".
  joined text := CASE WHEN typed !~ '[0-9][.,][0-9]' THEN array_to_string(terms, '') END;
  beyond CONSTANT text := chr(1114111);
  is_large boolean := EXISTS (SELECT FROM search_frequent_words);
  is_all_stop boolean := true;
  analysed word_analysis[] := '{}';
  one word_analysis;
  term text;
  is_complete boolean;
  pairs text[] := '{}';
  pair text;
  parts text[];
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
  FOR at IN 1 .. cardinality(terms) LOOP
    one := analysed_word(terms[at]);
    is_all_stop := is_all_stop AND one.is_stop;
    analysed := analysed || one;
    -- A number and letters beside each other, as one word.
    pair := terms[at] || terms[at + 1];
    pairs := pairs || CASE WHEN pair ~ '^([0-9]+[^0-9]+|[^0-9]+[0-9]+)$' AND (terms[at] ~ '[0-9]') <> (terms[at + 1] ~ '[0-9]')
      THEN format(CASE WHEN at + 1 = cardinality(terms) THEN '%L:*' ELSE '%L:' END, pair) END;
  END LOOP;
  FOR at IN 1 .. cardinality(terms) LOOP
    one := analysed[at];
    -- Somebody who types "ar" may go on to "argan".
    CONTINUE WHEN one.is_stop AND NOT is_all_stop AND NOT (at = cardinality(terms) AND one.word IN ('un', 'ar', 'uz', 'su', 'be', 'del', 'na', 'od', 'fur'));
    term := one.word;
    is_complete := term ~ '^[0-9]+$' AND at < cardinality(terms);
    frequent := NULL;
    IF is_large THEN
      SELECT string_agg('''' || f.word || '''', ' | ' ORDER BY f.word) INTO frequent FROM (
        SELECT word FROM search_frequent_words WHERE word ~>=~ term AND word ~<~ (term || beyond) AND (word = term OR NOT is_complete)
        ORDER BY documents DESC LIMIT CASE length(term) WHEN 1 THEN 3 WHEN 2 THEN 6 ELSE 20 END) AS f;
      IF frequent IS NULL THEN
        SELECT string_agg('''' || f.word || '''', ' | ') INTO frequent FROM search_frequent_words f WHERE f.word = ANY (one.stems);
      END IF;
    END IF;
    anywhere := CASE WHEN is_complete THEN '''' || term || '''' WHEN frequent IS NULL THEN '''' || term || ''':*' WHEN starts_with(frequent, '''' || term || '''') THEN frequent
      ELSE '''' || term || ''' | ' || frequent END;
    title := '''' || term || CASE WHEN is_complete THEN ''':A' ELSE ''':*A' END;
    whole := '''' || term || ''':A';
    named := '''' || term || CASE WHEN is_complete THEN ''':AB' ELSE ''':*AB' END;
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
    -- "500 g" is also "500g", "x-200" is also "x200", and the reverse.
    FOREACH pair IN ARRAY array_remove(pairs[at - 1:at], NULL) LOOP
      anywhere := anywhere || ' | ' || pair || 'ABC';
      title := title || ' | ' || pair || 'AB';
      whole := whole || ' | ' || pair || 'AB';
      named := named || ' | ' || pair || 'AB';
    END LOOP;
    parts := coalesce(regexp_match(term, '^([0-9]+)([^0-9]+)$'), regexp_match(term, '^([^0-9]+)([0-9]+)$'));
    IF parts IS NOT NULL THEN
      anywhere := anywhere || format(' | %L & %L', parts[1], parts[2]);
      title := title || format(' | %L:A & %L:A', parts[1], parts[2]);
      whole := whole || format(' | %L:A & %L:A', parts[1], parts[2]);
      named := named || format(' | %L:AB & %L:AB', parts[1], parts[2]);
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
