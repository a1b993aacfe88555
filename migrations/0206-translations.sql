-- Texts of the shop in other languages than English, which stays in the columns of today. A translation keeps the English
-- texts that it was made from: it is stale where they differ from those of now. Versions of a product count prices too.
CREATE TABLE product_translations (
  product_id uuid NOT NULL REFERENCES products ON DELETE CASCADE,
  language text NOT NULL CHECK (language ~ '^[a-z]{2}$' AND language <> 'en'),
  name text CHECK (btrim(name) <> '' AND length(name) <= 200),
  description text CHECK (length(description) <= 10000),
  details jsonb CHECK (jsonb_typeof(details) = 'object'),
  warning text CHECK (length(warning) <= 4000),
  responsible_person text CHECK (length(responsible_person) <= 500),
  source jsonb NOT NULL CHECK (jsonb_typeof(source) = 'object'),
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'published')),
  by_machine boolean NOT NULL DEFAULT false,
  confirmed_at timestamptz,
  confirmed_by uuid,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (product_id, language)
);
CREATE INDEX product_translations_name_exact ON product_translations (lower(btrim(name))) WHERE state = 'published';
CREATE INDEX product_translations_search ON product_translations USING gin (name gin_trgm_ops);

CREATE TABLE image_translations (
  image_id uuid NOT NULL REFERENCES images ON DELETE CASCADE,
  language text NOT NULL CHECK (language ~ '^[a-z]{2}$' AND language <> 'en'),
  alt text CHECK (btrim(alt) <> '' AND length(alt) <= 300),
  source jsonb NOT NULL CHECK (jsonb_typeof(source) = 'object'),
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'published')),
  by_machine boolean NOT NULL DEFAULT false,
  confirmed_at timestamptz,
  confirmed_by uuid,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (image_id, language)
);

-- Articles and pages are shown in a language as a whole or not at all, each at an address of its own.
CREATE TABLE blog_post_translations (
  post_id uuid NOT NULL REFERENCES blog_posts ON DELETE CASCADE,
  language text NOT NULL CHECK (language ~ '^[a-z]{2}$' AND language <> 'en'),
  title text CHECK (btrim(title) <> '' AND length(title) <= 300),
  slug text CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 200),
  excerpt text CHECK (length(excerpt) <= 2000),
  content text CHECK (length(content) <= 500000),
  source jsonb NOT NULL CHECK (jsonb_typeof(source) = 'object'),
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'published')),
  by_machine boolean NOT NULL DEFAULT false,
  confirmed_at timestamptz,
  confirmed_by uuid,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (post_id, language),
  CONSTRAINT blog_post_translations_slug_unique UNIQUE (language, slug),
  CONSTRAINT blog_post_translations_whole CHECK (state = 'draft' OR (title IS NOT NULL AND slug IS NOT NULL AND content IS NOT NULL))
);

CREATE TABLE content_page_translations (
  page_id uuid NOT NULL REFERENCES content_pages ON DELETE CASCADE,
  language text NOT NULL CHECK (language ~ '^[a-z]{2}$' AND language <> 'en'),
  title text CHECK (btrim(title) <> '' AND length(title) <= 300),
  slug text CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 200),
  body text CHECK (length(body) <= 500000),
  meta_description text CHECK (length(meta_description) <= 1000),
  source jsonb NOT NULL CHECK (jsonb_typeof(source) = 'object'),
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'published')),
  by_machine boolean NOT NULL DEFAULT false,
  confirmed_at timestamptz,
  confirmed_by uuid,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (page_id, language),
  CONSTRAINT content_page_translations_slug_unique UNIQUE (language, slug),
  CONSTRAINT content_page_translations_whole CHECK (state = 'draft' OR (title IS NOT NULL AND slug IS NOT NULL AND body IS NOT NULL))
);

-- Settings that are sentences. A setting that was never set has no row, but may be translated.
CREATE TABLE setting_translations (
  setting_key text NOT NULL CHECK (length(setting_key) <= 60),
  language text NOT NULL CHECK (language ~ '^[a-z]{2}$' AND language <> 'en'),
  value text CHECK (btrim(value) <> '' AND length(value) <= 1000),
  source jsonb NOT NULL CHECK (jsonb_typeof(source) = 'object'),
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'published')),
  by_machine boolean NOT NULL DEFAULT false,
  confirmed_at timestamptz,
  confirmed_by uuid,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (setting_key, language)
);

-- Addresses of articles and pages that a language once had. Those of English are in slug_history.
CREATE TABLE translated_slug_history (
  kind text NOT NULL CHECK (kind IN ('blog-post', 'content-page')),
  language text NOT NULL CHECK (language ~ '^[a-z]{2}$' AND language <> 'en'),
  slug text NOT NULL,
  target_id uuid NOT NULL,
  until timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, language, slug)
);
CREATE INDEX translated_slug_history_target ON translated_slug_history (kind, target_id);
CREATE INDEX translated_slug_history_slug ON translated_slug_history (kind, slug);

-- An order's lines have the product's name in the language of the order. Those who pack read English; null where it is the same.
ALTER TABLE order_lines ADD COLUMN english_name text CHECK (btrim(english_name) <> '' AND length(english_name) <= 200);

CREATE FUNCTION publish_translated_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM publish_products(ARRAY(SELECT DISTINCT product_id FROM changed LIMIT 51));
  RETURN NULL;
END $$;
CREATE TRIGGER product_translations_publish_new AFTER INSERT ON product_translations REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION publish_translated_products();
CREATE TRIGGER product_translations_publish_changed AFTER UPDATE ON product_translations REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION publish_translated_products();
CREATE TRIGGER product_translations_publish_gone AFTER DELETE ON product_translations REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION publish_translated_products();
CREATE TRIGGER blog_post_translations_publish AFTER INSERT OR UPDATE OR DELETE ON blog_post_translations
  FOR EACH STATEMENT EXECUTE FUNCTION publish_kind('content');
CREATE TRIGGER content_page_translations_publish AFTER INSERT OR UPDATE OR DELETE ON content_page_translations
  FOR EACH STATEMENT EXECUTE FUNCTION publish_kind('content');
CREATE TRIGGER image_translations_publish AFTER INSERT OR UPDATE OR DELETE ON image_translations
  FOR EACH STATEMENT EXECUTE FUNCTION publish_kind('image');
CREATE TRIGGER setting_translations_publish AFTER INSERT OR UPDATE OR DELETE ON setting_translations
  FOR EACH STATEMENT EXECUTE FUNCTION publish_settings();
