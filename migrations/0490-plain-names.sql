-- "Lavender, 30 ml" reads as a name; a dash reads as a note. Orders keep the names that they froze.
CREATE OR REPLACE FUNCTION variant_name(name text, option_values text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT name || ', ' || array_to_string(option_values, ', ')
$$;
-- The trigger puts the name together anew.
UPDATE products SET name = name WHERE group_id IS NOT NULL;

-- Beside "Automatic shut-off", 24 hours of "run time" read as a contradiction: they are what a battery lasts. A shop that gave
-- the attribute another name, or values of its own, keeps its name.
UPDATE attributes SET name = 'Battery life' WHERE slug = 'run-time' AND name = 'Run time'
  AND NOT EXISTS (SELECT FROM products WHERE attributes ? 'run-time' AND NOT is_sample);
INSERT INTO option_term_translations (term_id, language, word, source, state)
SELECT t.id, w.language, w.word, jsonb_build_object('word', t.term), 'published'
FROM option_terms t CROSS JOIN (VALUES ('et', 'Aku kestvus'), ('lv', 'Akumulatora darbības laiks'), ('lt', 'Akumuliatoriaus veikimo laikas'),
  ('fi', 'Akun kesto'), ('de', 'Akkulaufzeit'), ('pl', 'Czas pracy na akumulatorze')) AS w(language, word)
WHERE option_key(ARRAY[t.term]) = option_key(ARRAY['Battery life']) AND EXISTS (SELECT FROM attributes WHERE name = 'Battery life')
ON CONFLICT DO NOTHING;
