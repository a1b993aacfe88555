-- The library of images: what a file was called, the point that stays in view where it is cropped ("x,y" in percent, null: its middle),
-- the hash of the file that was uploaded, and whether it stays although nothing shows it.
ALTER TABLE images
  ADD COLUMN focus text CHECK (focus ~ '^(100|[0-9]{1,2}),(100|[0-9]{1,2})$'),
  ADD COLUMN name text NOT NULL DEFAULT '' CHECK (length(name) <= 200),
  ADD COLUMN upload_hash text CHECK (upload_hash ~ '^[0-9a-f]{64}$'),
  ADD COLUMN kept boolean NOT NULL DEFAULT false,
  ADD COLUMN version integer NOT NULL DEFAULT 1;
CREATE UNIQUE INDEX images_upload ON images (upload_hash) WHERE upload_hash IS NOT NULL;
CREATE INDEX images_search ON images USING gin ((name || ' ' || alt) gin_trgm_ops);
CREATE TRIGGER images_publish_more AFTER UPDATE OF alt, focus, path ON images FOR EACH STATEMENT EXECUTE FUNCTION publish_kind('image');

-- An image that was replaced: its old address leads to the file of today.
CREATE TABLE replaced_images (
  path text PRIMARY KEY,
  image_id uuid NOT NULL REFERENCES images ON DELETE CASCADE,
  -- Of its sizes, removed with it.
  variants jsonb NOT NULL DEFAULT '[]',
  replaced_at timestamptz NOT NULL DEFAULT now(),
  is_removed boolean NOT NULL DEFAULT false
);
CREATE INDEX replaced_images_of ON replaced_images (image_id);
CREATE INDEX replaced_images_waiting ON replaced_images (replaced_at) WHERE NOT is_removed;

-- Where an image of the store is shown. Written by triggers, so that no way of writing a text forgets it.
CREATE TABLE image_uses (
  path text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('product', 'blog-post', 'content-page', 'collection', 'campaign')),
  target_id uuid NOT NULL,
  PRIMARY KEY (path, kind, target_id)
);
CREATE INDEX image_uses_target ON image_uses (kind, target_id);

CREATE FUNCTION image_paths(written text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT DISTINCT m[1] FROM regexp_matches(written, '(products/[[:alnum:]_-]+\.[[:alnum:]]+)', 'g') AS m
$$;

CREATE FUNCTION image_uses_of(used_in text, ids uuid[]) RETURNS TABLE (id uuid, path text) LANGUAGE sql STABLE AS $$
  SELECT b.id, one FROM blog_posts b, image_paths(concat_ws(' ', b.featured_image, b.content)) AS one
    WHERE used_in = 'blog-post' AND b.id = ANY (ids)
  UNION SELECT t.post_id, one FROM blog_post_translations t, image_paths(t.content) AS one WHERE used_in = 'blog-post' AND t.post_id = ANY (ids)
  UNION SELECT c.id, one FROM content_pages c, image_paths(c.body) AS one WHERE used_in = 'content-page' AND c.id = ANY (ids)
  UNION SELECT t.page_id, one FROM content_page_translations t, image_paths(t.body) AS one WHERE used_in = 'content-page' AND t.page_id = ANY (ids)
  UNION SELECT c.id, one FROM collections c, image_paths(concat_ws(' ', c.image, c.body)) AS one WHERE used_in = 'collection' AND c.id = ANY (ids)
  UNION SELECT t.collection_id, one FROM collection_translations t, image_paths(t.body) AS one
    WHERE used_in = 'collection' AND t.collection_id = ANY (ids)
  UNION SELECT c.id, one FROM campaigns c, image_paths(c.body::text) AS one WHERE used_in = 'campaign' AND c.id = ANY (ids)
$$;

CREATE FUNCTION refresh_image_uses(used_in text, ids uuid[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM image_uses u WHERE u.kind = used_in AND u.target_id = ANY (ids)
    AND NOT EXISTS (SELECT FROM image_uses_of(used_in, ids) AS f WHERE f.id = u.target_id AND f.path = u.path);
  INSERT INTO image_uses (path, kind, target_id) SELECT f.path, used_in, f.id FROM image_uses_of(used_in, ids) AS f ON CONFLICT DO NOTHING
$$;

-- `TG_ARGV`: the kind, and the column with its id.
CREATE FUNCTION note_image_uses() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids uuid[];
BEGIN
  EXECUTE format('SELECT array_agg(DISTINCT %I) FROM changed', TG_ARGV[1]) INTO ids;
  IF ids IS NOT NULL THEN PERFORM refresh_image_uses(TG_ARGV[0], ids); END IF;
  RETURN NULL;
END $$;
-- Products change often, by thousands in one file, and their images seldom: plain statements, whose plans are kept.
CREATE FUNCTION note_image_uses_of_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NOT EXISTS (SELECT FROM after n JOIN before o ON o.id = n.id WHERE o.image <> n.image) THEN RETURN NULL; END IF;
    DELETE FROM image_uses u USING after n JOIN before o ON o.id = n.id
      WHERE u.kind = 'product' AND u.target_id = n.id AND o.image <> n.image AND u.path <> ALL (stored_paths(n.image));
  END IF;
  IF TG_OP = 'DELETE' THEN
    DELETE FROM image_uses u USING before o WHERE u.kind = 'product' AND u.target_id = o.id;
  ELSE
    INSERT INTO image_uses (path, kind, target_id) SELECT one, 'product', n.id FROM after n, unnest(stored_paths(n.image)) AS one
      ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER products_image_uses_new AFTER INSERT ON products REFERENCING NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION note_image_uses_of_products();
CREATE TRIGGER products_image_uses_changed AFTER UPDATE ON products REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION note_image_uses_of_products();
CREATE TRIGGER products_image_uses_gone AFTER DELETE ON products REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION note_image_uses_of_products();
DO $$
DECLARE one text[];
BEGIN
  FOREACH one SLICE 1 IN ARRAY ARRAY[
    ['blog_posts', 'blog-post', 'id'], ['blog_post_translations', 'blog-post', 'post_id'],
    ['content_pages', 'content-page', 'id'], ['content_page_translations', 'content-page', 'page_id'],
    ['collections', 'collection', 'id'], ['collection_translations', 'collection', 'collection_id'],
    ['campaigns', 'campaign', 'id']]
  LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_image_uses(%L, %L)',
      one[1] || '_image_uses_new', one[1], one[2], one[3]);
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_image_uses(%L, %L)',
      one[1] || '_image_uses_changed', one[1], one[2], one[3]);
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_image_uses(%L, %L)',
      one[1] || '_image_uses_gone', one[1], one[2], one[3]);
  END LOOP;
END $$;

INSERT INTO image_uses (path, kind, target_id) SELECT DISTINCT one, 'product', p.id FROM products p, unnest(stored_paths(p.image)) AS one;
SELECT refresh_image_uses('blog-post', ARRAY(SELECT id FROM blog_posts)),
  refresh_image_uses('content-page', ARRAY(SELECT id FROM content_pages)), refresh_image_uses('collection', ARRAY(SELECT id FROM collections)),
  refresh_image_uses('campaign', ARRAY(SELECT id FROM campaigns));
