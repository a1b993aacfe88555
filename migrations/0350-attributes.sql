-- What is told of products in a typed way, such as a scent family or a capacity. A product keeps its values under the attribute's slug:
-- {"scent-family": ["citrus"], "capacity": 180, "auto-off": true}.
CREATE TABLE attributes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  slug text NOT NULL CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 40),
  name text NOT NULL,
  type text NOT NULL CHECK (type IN ('choice', 'number', 'yes-no')),
  unit text CHECK (btrim(unit) <> '' AND length(unit) <= 12),
  -- Of a choice: [{"slug": "citrus", "name": "Citrus"}], in their order.
  choices jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(choices) = 'array'),
  is_filter boolean NOT NULL DEFAULT true,
  position integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT attributes_slug_unique UNIQUE (slug),
  CONSTRAINT attributes_name_fits CHECK (are_option_terms(ARRAY[name]))
);
CREATE TRIGGER attributes_touch BEFORE UPDATE ON attributes FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

ALTER TABLE products ADD COLUMN attributes jsonb NOT NULL DEFAULT '{}';
ALTER TABLE products ADD CONSTRAINT products_attributes_fit CHECK (jsonb_typeof(attributes) = 'object');
CREATE INDEX products_attributes ON products USING gin (attributes jsonb_path_ops);

-- The values as addresses name them: {capacity.180,scent-family.citrus}.
CREATE FUNCTION attribute_facets(attributes jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(a.key || '.' || v.token ORDER BY a.key, v.token), '{}')
  FROM jsonb_each(attributes) AS a CROSS JOIN LATERAL (
    SELECT jsonb_array_elements_text(CASE jsonb_typeof(a.value) WHEN 'array' THEN a.value ELSE '[]' END) AS token
    UNION ALL SELECT trim_scale(a.value::numeric)::text WHERE jsonb_typeof(a.value) = 'number'
    UNION ALL SELECT CASE WHEN a.value::boolean THEN 'yes' ELSE 'no' END WHERE jsonb_typeof(a.value) = 'boolean') AS v
$$;

-- Names and choices are translated as the words of options are.
CREATE FUNCTION attribute_terms(name text, choices jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT name || ARRAY(SELECT c ->> 'name' FROM jsonb_array_elements(choices) AS c)
$$;
CREATE FUNCTION note_terms_of_attribute() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_option_terms(attribute_terms(NEW.name, NEW.choices));
  RETURN NULL;
END $$;
CREATE TRIGGER attributes_terms AFTER INSERT OR UPDATE OF name, choices ON attributes FOR EACH ROW EXECUTE FUNCTION note_terms_of_attribute();

CREATE FUNCTION publish_all_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('events', '{"kind":"product","id":"all"}');
  RETURN NULL;
END $$;
CREATE TRIGGER attributes_publish AFTER INSERT OR UPDATE OR DELETE ON attributes FOR EACH STATEMENT EXECUTE FUNCTION publish_all_products();

-- Attributes to begin with, and their words in all languages.
INSERT INTO attributes (slug, name, type, unit, position, choices)
SELECT a.slug, a.name, a.type, a.unit, a.position, (
  SELECT coalesce(jsonb_agg(jsonb_build_object('slug', lower(replace(c.name, ' ', '-')), 'name', c.name) ORDER BY c.place), '[]')
  FROM unnest(a.choices) WITH ORDINALITY AS c(name, place))
FROM (VALUES
  ('scent-family', 'Scent family', 'choice', NULL, 1, '{Citrus,Floral,Herbal,Minty,Spicy,Woody,Resinous}'::text[]),
  ('note', 'Note', 'choice', NULL, 2, '{Top note,Heart note,Base note}'),
  ('room', 'Room', 'choice', NULL, 3, '{Bedroom,Living room,Bathroom,Office}'),
  ('room-size', 'Room size', 'number', 'm²', 4, '{}'),
  ('capacity', 'Capacity', 'number', 'ml', 5, '{}'),
  ('run-time', 'Run time', 'number', 'h', 6, '{}'),
  ('auto-off', 'Automatic shut-off', 'yes-no', NULL, 7, '{}'),
  ('origin', 'Origin', 'choice', NULL, 8,
   '{Australia,Egypt,France,Hungary,India,Italy,Madagascar,Morocco,Portugal,Somalia,Spain}')
) AS a (slug, name, type, unit, position, choices);

WITH known(term, words) AS (VALUES
  ('Scent family', '{"et": "Lõhnapere", "lv": "Smaržu grupa", "lt": "Kvapų šeima", "fi": "Tuoksuperhe", "de": "Duftfamilie", "pl": "Rodzina zapachów"}'::jsonb),
  ('Citrus', '{"et": "Tsitruseline", "lv": "Citrusu", "lt": "Citrusinis", "fi": "Sitruksinen", "de": "Zitrisch", "pl": "Cytrusowy"}'),
  ('Floral', '{"et": "Lilleline", "lv": "Ziedu", "lt": "Gėlių", "fi": "Kukkainen", "de": "Blumig", "pl": "Kwiatowy"}'),
  ('Herbal', '{"et": "Ürdine", "lv": "Garšaugu", "lt": "Žolelių", "fi": "Yrttinen", "de": "Krautig", "pl": "Ziołowy"}'),
  ('Minty', '{"et": "Mündine", "lv": "Piparmētru", "lt": "Mėtų", "fi": "Minttuinen", "de": "Minzig", "pl": "Miętowy"}'),
  ('Spicy', '{"et": "Vürtsine", "lv": "Garšvielu", "lt": "Prieskonių", "fi": "Mausteinen", "de": "Würzig", "pl": "Korzenny"}'),
  ('Woody', '{"et": "Puidune", "lv": "Koksnes", "lt": "Medienos", "fi": "Puinen", "de": "Holzig", "pl": "Drzewny"}'),
  ('Resinous', '{"et": "Vaigune", "lv": "Sveķu", "lt": "Dervų", "fi": "Hartsinen", "de": "Harzig", "pl": "Żywiczny"}'),
  ('Note', '{"et": "Noot", "lv": "Nots", "lt": "Nata", "fi": "Nuotti", "de": "Note", "pl": "Nuta"}'),
  ('Top note', '{"et": "Tipunoot", "lv": "Virsnots", "lt": "Viršutinė nata", "fi": "Latvanuotti", "de": "Kopfnote", "pl": "Nuta głowy"}'),
  ('Heart note', '{"et": "Südamenoot", "lv": "Sirdsnots", "lt": "Vidurinė nata", "fi": "Sydännuotti", "de": "Herznote", "pl": "Nuta serca"}'),
  ('Base note', '{"et": "Põhinoot", "lv": "Pamatnots", "lt": "Bazinė nata", "fi": "Pohjanuotti", "de": "Basisnote", "pl": "Nuta bazy"}'),
  ('Room', '{"et": "Ruum", "lv": "Telpa", "lt": "Patalpa", "fi": "Huone", "de": "Raum", "pl": "Pomieszczenie"}'),
  ('Bedroom', '{"et": "Magamistuba", "lv": "Guļamistaba", "lt": "Miegamasis", "fi": "Makuuhuone", "de": "Schlafzimmer", "pl": "Sypialnia"}'),
  ('Living room', '{"et": "Elutuba", "lv": "Viesistaba", "lt": "Svetainė", "fi": "Olohuone", "de": "Wohnzimmer", "pl": "Salon"}'),
  ('Bathroom', '{"et": "Vannituba", "lv": "Vannasistaba", "lt": "Vonios kambarys", "fi": "Kylpyhuone", "de": "Badezimmer", "pl": "Łazienka"}'),
  ('Office', '{"et": "Kontor", "lv": "Birojs", "lt": "Biuras", "fi": "Työhuone", "de": "Büro", "pl": "Biuro"}'),
  ('Capacity', '{"et": "Mahutavus", "lv": "Ietilpība", "lt": "Talpa", "fi": "Tilavuus", "de": "Fassungsvermögen", "pl": "Pojemność"}'),
  ('Run time', '{"et": "Tööaeg", "lv": "Darbības laiks", "lt": "Veikimo laikas", "fi": "Käyttöaika", "de": "Laufzeit", "pl": "Czas pracy"}'),
  ('Automatic shut-off', '{"et": "Automaatne väljalülitus", "lv": "Automātiska izslēgšanās", "lt": "Automatinis išsijungimas", "fi": "Automaattinen sammutus", "de": "Automatische Abschaltung", "pl": "Automatyczne wyłączanie"}'),
  ('Origin', '{"et": "Päritolu", "lv": "Izcelsme", "lt": "Kilmė", "fi": "Alkuperä", "de": "Herkunft", "pl": "Pochodzenie"}'),
  ('Australia', '{"et": "Austraalia", "lv": "Austrālija", "lt": "Australija", "fi": "Australia", "de": "Australien", "pl": "Australia"}'),
  ('Egypt', '{"et": "Egiptus", "lv": "Ēģipte", "lt": "Egiptas", "fi": "Egypti", "de": "Ägypten", "pl": "Egipt"}'),
  ('France', '{"et": "Prantsusmaa", "lv": "Francija", "lt": "Prancūzija", "fi": "Ranska", "de": "Frankreich", "pl": "Francja"}'),
  ('Hungary', '{"et": "Ungari", "lv": "Ungārija", "lt": "Vengrija", "fi": "Unkari", "de": "Ungarn", "pl": "Węgry"}'),
  ('India', '{"et": "India", "lv": "Indija", "lt": "Indija", "fi": "Intia", "de": "Indien", "pl": "Indie"}'),
  ('Italy', '{"et": "Itaalia", "lv": "Itālija", "lt": "Italija", "fi": "Italia", "de": "Italien", "pl": "Włochy"}'),
  ('Madagascar', '{"et": "Madagaskar", "lv": "Madagaskara", "lt": "Madagaskaras", "fi": "Madagaskar", "de": "Madagaskar", "pl": "Madagaskar"}'),
  ('Morocco', '{"et": "Maroko", "lv": "Maroka", "lt": "Marokas", "fi": "Marokko", "de": "Marokko", "pl": "Maroko"}'),
  ('Portugal', '{"et": "Portugal", "lv": "Portugāle", "lt": "Portugalija", "fi": "Portugali", "de": "Portugal", "pl": "Portugalia"}'),
  ('Somalia', '{"et": "Somaalia", "lv": "Somālija", "lt": "Somalis", "fi": "Somalia", "de": "Somalia", "pl": "Somalia"}'),
  ('Spain', '{"et": "Hispaania", "lv": "Spānija", "lt": "Ispanija", "fi": "Espanja", "de": "Spanien", "pl": "Hiszpania"}'))
INSERT INTO option_term_translations (term_id, language, word, source, state)
SELECT t.id, w.key, w.value, jsonb_build_object('word', t.term), 'published'
FROM known k JOIN option_terms t ON option_key(ARRAY[t.term]) = option_key(ARRAY[k.term]) CROSS JOIN jsonb_each_text(k.words) AS w
ON CONFLICT DO NOTHING;
