-- What shoppers find: a document for each product on sale and each published article and page, in all its languages.
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

-- "Lõhnaõli" is "lohnaoli". The dictionary is named, so that the result does not depend on settings.
CREATE FUNCTION plain_letters(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(unaccent('unaccent', $1)) $$;

-- Words of letters and digits, the first eight.
CREATE FUNCTION search_terms(typed text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT coalesce((array_agg(word ORDER BY place))[1:8], '{}')
        FROM regexp_split_to_table(plain_letters(left(typed, 200)), '[^[:alnum:]]+') WITH ORDINALITY AS w(word, place)
        WHERE word <> '' $$;

-- The languages whose words PostgreSQL knows the stems of.
CREATE FUNCTION search_config(language text) RETURNS regconfig LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT CASE language WHEN 'en' THEN 'pg_catalog.english' WHEN 'de' THEN 'pg_catalog.german' WHEN 'fi' THEN 'pg_catalog.finnish'
                             WHEN 'lt' THEN 'pg_catalog.lithuanian' ELSE 'pg_catalog.simple' END::regconfig $$;

-- A title counts most (A), then what else it is called (B), then what is told of it (D).
CREATE FUNCTION search_vector(language text, title text, body text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT setweight(to_tsvector('simple', plain_letters(coalesce(title, ''))), 'A')
            || setweight(to_tsvector(search_config(language), plain_letters(coalesce(title, ''))), 'A')
            || setweight(to_tsvector(search_config(language), plain_letters(left(coalesce(body, ''), 50000))), 'D') $$;

CREATE AGGREGATE tsvector_agg (tsvector) (SFUNC = tsvector_concat, STYPE = tsvector, INITCOND = '');

CREATE TABLE search_documents (
  kind text NOT NULL CHECK (kind IN ('product', 'article', 'page')),
  target_id uuid NOT NULL,
  title text NOT NULL,
  words tsvector NOT NULL,
  PRIMARY KEY (kind, target_id)
);
CREATE INDEX search_documents_words ON search_documents USING gin (words) WITH (gin_pending_list_limit = 1024);

-- What a word that nothing contains is corrected to: the words of titles and synonyms.
CREATE TABLE search_words (word text PRIMARY KEY CHECK (word <> ''));
CREATE INDEX search_words_begin ON search_words (word text_pattern_ops);

-- Any of the terms, each as a phrase.
CREATE FUNCTION terms_query(terms text[]) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg('(' || phraseto_tsquery('simple', plain_letters(term))::text || ')', ' | ')::tsquery FROM unnest(terms) AS term
  WHERE numnode(phraseto_tsquery('simple', plain_letters(term))) > 0
$$;

-- Words for one thing, such as "lavender" and "Lavandula angustifolia".
CREATE TABLE search_synonyms (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  terms text[] NOT NULL CHECK (cardinality(terms) BETWEEN 2 AND 20),
  query tsquery GENERATED ALWAYS AS (terms_query(terms)) STORED,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- What shoppers looked for and did not find.
CREATE TABLE search_misses (
  words text PRIMARY KEY CHECK (words <> '' AND length(words) <= 100),
  times integer NOT NULL DEFAULT 1,
  last_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX search_misses_last ON search_misses (last_at);

CREATE FUNCTION note_search_words(texts text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_words
  SELECT DISTINCT word FROM unnest(texts) AS t, regexp_split_to_table(plain_letters(t), '[^[:alpha:]]+') AS word
  WHERE length(word) BETWEEN 3 AND 40
  EXCEPT SELECT word FROM search_words
  ORDER BY 1
  ON CONFLICT DO NOTHING
$$;

-- All terms of the synonyms that the titles name.
CREATE FUNCTION synonyms_in(titles tsvector) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT string_agg(array_to_string(terms, ' '), ' ') FROM search_synonyms WHERE titles @@ query
$$;

CREATE FUNCTION refresh_product_documents(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_documents d WHERE d.kind = 'product' AND d.target_id = ANY (ids)
    AND NOT EXISTS (SELECT FROM products p WHERE p.id = d.target_id AND p.retired_at IS NULL);
  WITH texts AS (
    SELECT p.id, 'en' AS language, p.name, p.description, p.details FROM products p WHERE p.id = ANY (ids) AND p.retired_at IS NULL
    UNION ALL
    SELECT p.id, t.language, t.name, t.description, t.details FROM product_translations t JOIN products p ON p.id = t.product_id
    WHERE p.id = ANY (ids) AND p.retired_at IS NULL AND t.state = 'published'
  ), vectors AS MATERIALIZED (
    SELECT id, to_tsvector('simple', plain_letters(string_agg(name, ' '))) AS names,
      tsvector_agg(search_vector(language, name, concat_ws(' ', description, details ->> 'features', details ->> 'benefits', details ->> 'specifications'))) AS words
    FROM texts GROUP BY id
  )
  INSERT INTO search_documents (kind, target_id, title, words)
  SELECT 'product', v.id, plain_letters(p.name), v.words || setweight(to_tsvector('simple', plain_letters(concat_ws(' ',
    p.category, regexp_replace(p.sku, '[^[:alnum:]]', '', 'g'), regexp_replace(p.name, '[^[:alnum:]]', '', 'g'), p.gtin,
    p.volume_ml || 'ml', p.volume_ml || ' ml', synonyms_in(v.names || to_tsvector('simple', p.category))))), 'B')
  FROM vectors v JOIN products p ON p.id = v.id
  ON CONFLICT (kind, target_id) DO UPDATE SET title = excluded.title, words = excluded.words
  WHERE (search_documents.title, search_documents.words) IS DISTINCT FROM (excluded.title, excluded.words);
  PERFORM note_search_words(ARRAY(
    SELECT name FROM products WHERE id = ANY (ids) AND retired_at IS NULL
    UNION SELECT t.name FROM product_translations t WHERE t.product_id = ANY (ids) AND t.state = 'published' AND t.name IS NOT NULL));
END $$;

CREATE FUNCTION refresh_article_documents(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_documents d WHERE d.kind = 'article' AND d.target_id = ANY (ids)
    AND NOT EXISTS (SELECT FROM blog_posts p WHERE p.id = d.target_id AND p.status = 'published');
  INSERT INTO search_documents (kind, target_id, title, words)
  SELECT 'article', p.id, plain_letters(p.title), search_vector('en', p.title, concat_ws(' ', p.excerpt, p.content))
    || coalesce((SELECT tsvector_agg(search_vector(t.language, t.title, concat_ws(' ', t.excerpt, t.content)))
                 FROM blog_post_translations t WHERE t.post_id = p.id AND t.state = 'published'), '')
  FROM blog_posts p WHERE p.id = ANY (ids) AND p.status = 'published'
  ON CONFLICT (kind, target_id) DO UPDATE SET title = excluded.title, words = excluded.words;
  PERFORM note_search_words(ARRAY(
    SELECT title FROM blog_posts WHERE id = ANY (ids) AND status = 'published'
    UNION SELECT t.title FROM blog_post_translations t WHERE t.post_id = ANY (ids) AND t.state = 'published' AND t.title IS NOT NULL));
END $$;

CREATE FUNCTION refresh_page_documents(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_documents d WHERE d.kind = 'page' AND d.target_id = ANY (ids)
    AND NOT EXISTS (SELECT FROM content_pages p WHERE p.id = d.target_id AND p.status = 'published');
  INSERT INTO search_documents (kind, target_id, title, words)
  SELECT 'page', p.id, plain_letters(p.title), search_vector('en', p.title, concat_ws(' ', p.meta_description, p.body))
    || coalesce((SELECT tsvector_agg(search_vector(t.language, t.title, concat_ws(' ', t.meta_description, t.body)))
                 FROM content_page_translations t WHERE t.page_id = p.id AND t.state = 'published'), '')
  FROM content_pages p WHERE p.id = ANY (ids) AND p.status = 'published'
  ON CONFLICT (kind, target_id) DO UPDATE SET title = excluded.title, words = excluded.words;
END $$;

-- `TG_ARGV`: the function that refreshes, the column that names the target.
CREATE FUNCTION refresh_search_documents() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids uuid[];
BEGIN
  EXECUTE format('SELECT array_agg(DISTINCT %I) FROM changed', TG_ARGV[1]) INTO ids;
  IF ids IS NOT NULL THEN EXECUTE format('SELECT %I($1)', TG_ARGV[0]) USING ids; END IF;
  RETURN NULL;
END $$;

-- Prices and stock change often, texts seldom.
CREATE FUNCTION refresh_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids uuid[];
BEGIN
  SELECT array_agg(n.id) INTO ids FROM after n JOIN before o ON o.id = n.id
  WHERE (o.name, o.sku, o.gtin, o.category, o.volume_ml, o.description, o.details, o.retired_at)
    IS DISTINCT FROM (n.name, n.sku, n.gtin, n.category, n.volume_ml, n.description, n.details, n.retired_at);
  IF ids IS NOT NULL THEN PERFORM refresh_product_documents(ids); END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER products_search_new AFTER INSERT ON products REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_search_documents('refresh_product_documents', 'id');
CREATE TRIGGER products_search_changed AFTER UPDATE ON products REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_products();
CREATE TRIGGER products_search_gone AFTER DELETE ON products REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_search_documents('refresh_product_documents', 'id');

DO $$
DECLARE source record; kind record;
BEGIN
  FOR source IN SELECT * FROM (VALUES
    ('product_translations', 'refresh_product_documents', 'product_id'),
    ('blog_posts', 'refresh_article_documents', 'id'),
    ('blog_post_translations', 'refresh_article_documents', 'post_id'),
    ('content_pages', 'refresh_page_documents', 'id'),
    ('content_page_translations', 'refresh_page_documents', 'page_id')) AS s(name, refresh, target)
  LOOP
    FOR kind IN SELECT * FROM (VALUES ('INSERT', 'new', 'NEW'), ('UPDATE', 'changed', 'NEW'), ('DELETE', 'gone', 'OLD')) AS k(event, ending, rows)
    LOOP
      EXECUTE format('CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search_documents(%L, %L)',
        source.name || '_search_' || kind.ending, kind.event, source.name, kind.rows, source.refresh, source.target);
    END LOOP;
  END LOOP;
END $$;

-- A change of synonyms changes what products are called.
CREATE FUNCTION refresh_after_synonyms() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids uuid[];
BEGIN
  PERFORM note_search_words(ARRAY(SELECT unnest(terms) FROM changed));
  SELECT array_agg(DISTINCT d.target_id) INTO ids FROM changed c JOIN search_documents d ON d.kind = 'product' AND d.words @@ c.query;
  IF ids IS NOT NULL THEN PERFORM refresh_product_documents(ids); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER search_synonyms_new AFTER INSERT ON search_synonyms REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_after_synonyms();
CREATE TRIGGER search_synonyms_gone AFTER DELETE ON search_synonyms REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_after_synonyms();
CREATE TRIGGER search_synonyms_before AFTER UPDATE ON search_synonyms REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_after_synonyms();
CREATE TRIGGER search_synonyms_after AFTER UPDATE ON search_synonyms REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_after_synonyms();
CREATE TRIGGER search_synonyms_touch BEFORE UPDATE ON search_synonyms FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

-- A word as a question to the documents: those that it begins, and its stems in the languages that have them. `weights` such as
-- 'A' asks only what has one of them.
CREATE FUNCTION word_query(word text, weights text, is_whole boolean) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsquery('simple', word || ':' || weights || CASE WHEN is_whole THEN '' ELSE '*' END)
    || to_tsquery('english', word || ':' || weights) || to_tsquery('german', word || ':' || weights)
    || to_tsquery('finnish', word || ':' || weights) || to_tsquery('lithuanian', word || ':' || weights)
$$;

-- A word such as "for" or "mit", which texts are not about.
CREATE FUNCTION is_stop_word(word text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT numnode(plainto_tsquery('english', word)) = 0 OR numnode(plainto_tsquery('german', word)) = 0
    OR numnode(plainto_tsquery('finnish', word)) = 0
$$;

-- Words with a letter or two that differ, the closest; of a word that is still typed, its beginning counts. Languages that
-- write words together have parts of them: "lavendel" in "lavendelöl" and the reverse.
CREATE FUNCTION close_words(typed text) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  WITH near AS (
    SELECT w.word, CASE
      WHEN length(typed) >= 4 AND w.word LIKE '%' || typed || '%' THEN 1
      WHEN length(w.word) >= 5 AND starts_with(typed, w.word) THEN 2
      ELSE least(levenshtein(w.word, typed), levenshtein(left(w.word, length(typed)), typed) + 0.5) END AS distance
    FROM search_words w)
  SELECT word FROM near
  WHERE distance <= CASE WHEN length(typed) < 5 THEN 1.5 ELSE 2.5 END AND distance <= (SELECT min(distance) FROM near) + 0.5
  ORDER BY distance, word LIMIT 6
$$;

-- What was typed as a question to the documents. The last word may be half of one. A word that neither titles nor synonyms
-- contain stands also for those that are written almost like it. `query`: documents with all words; `with_any`: with any of
-- them; `in_title`, `in_name`: with all words in their title, or in what they are called.
CREATE FUNCTION search_query(typed text, OUT query tsquery, OUT in_title tsquery, OUT whole_in_title tsquery, OUT in_name tsquery,
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
    AND EXISTS (SELECT FROM search_documents WHERE words @@ to_tsquery('simple', joined || ':*AB')) THEN
    query := query || to_tsquery('simple', joined || ':*AB');
    in_name := in_name || to_tsquery('simple', joined || ':*AB');
    in_title := in_title || to_tsquery('simple', joined || ':*AB');
    whole_in_title := whole_in_title || to_tsquery('simple', joined || ':*AB');
  END IF;
END $$;

INSERT INTO search_synonyms (terms) VALUES
  ('{lavender,Lavandula angustifolia}'), ('{eucalyptus,Eucalyptus globulus}'), ('{peppermint,Mentha piperita}'),
  ('{spearmint,Mentha spicata}'), ('{tea tree,Melaleuca alternifolia}'), ('{bergamot,Citrus bergamia}'),
  ('{lemon,Citrus limon}'), ('{lemongrass,Cymbopogon citratus}'), ('{orange,sweet orange,Citrus sinensis}'),
  ('{grapefruit,Citrus paradisi}'), ('{mandarin,Citrus reticulata}'), ('{lime,Citrus aurantiifolia}'), ('{rosemary,Rosmarinus officinalis}'),
  ('{cedarwood,cedar,Cedrus atlantica}'), ('{sandalwood,Santalum album}'), ('{frankincense,olibanum,Boswellia carterii}'),
  ('{ylang ylang,Cananga odorata}'), ('{geranium,Pelargonium graveolens}'), ('{rose,Rosa damascena}'), ('{jasmine,Jasminum grandiflorum}'),
  ('{chamomile,camomile,Matricaria chamomilla,Chamaemelum nobile}'), ('{clary sage,Salvia sclarea}'), ('{patchouli,Pogostemon cablin}'),
  ('{vetiver,Vetiveria zizanioides}'), ('{clove,Syzygium aromaticum}'), ('{cinnamon,Cinnamomum zeylanicum}'), ('{ginger,Zingiber officinale}'),
  ('{juniper,Juniperus communis}'), ('{pine,Pinus sylvestris}'), ('{fir,Abies sibirica}'), ('{cypress,Cupressus sempervirens}'),
  ('{thyme,Thymus vulgaris}'), ('{basil,Ocimum basilicum}'), ('{neroli,Citrus aurantium}'), ('{myrrh,Commiphora myrrha}'),
  ('{vanilla,Vanilla planifolia}'),
  ('{oils,oil,essential oil,eeterlik õli,ēteriskā eļļa,eterinis aliejus,eteerinen öljy,ätherisches Öl,olejek eteryczny}'),
  ('{diffusers,diffuser,aroma diffuser,hajuti,aroomihajuti,difuzors,difuzorius,diffuusori,tuoksudiffuusori,Diffusor,dyfuzor}'),
  ('{accessories,accessory,tarvikud,lisatarvikud,piederumi,aksesuāri,priedai,aksesuarai,tarvikkeet,Zubehör,akcesoria}');

SELECT refresh_product_documents(ARRAY(SELECT id FROM products));
SELECT refresh_article_documents(ARRAY(SELECT id FROM blog_posts));
SELECT refresh_page_documents(ARRAY(SELECT id FROM content_pages));
