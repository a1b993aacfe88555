-- Images that policies show are in use, those of earlier versions too: orders were placed under them.
ALTER TABLE policy_versions ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid();
CREATE UNIQUE INDEX policy_versions_id ON policy_versions (id);

ALTER TABLE image_uses DROP CONSTRAINT image_uses_kind_check,
  ADD CONSTRAINT image_uses_kind_check CHECK (kind IN ('product', 'blog-post', 'content-page', 'collection', 'campaign', 'policy'));

CREATE OR REPLACE FUNCTION image_uses_of(used_in text, ids uuid[]) RETURNS TABLE (id uuid, path text) LANGUAGE sql STABLE AS $$
  SELECT b.id, one FROM blog_posts b, image_paths(concat_ws(' ', b.featured_image, b.content)) AS one
    WHERE used_in = 'blog-post' AND b.id = ANY (ids)
  UNION SELECT t.post_id, one FROM blog_post_translations t, image_paths(t.content) AS one WHERE used_in = 'blog-post' AND t.post_id = ANY (ids)
  UNION SELECT c.id, one FROM content_pages c, image_paths(c.body) AS one WHERE used_in = 'content-page' AND c.id = ANY (ids)
  UNION SELECT t.page_id, one FROM content_page_translations t, image_paths(t.body) AS one WHERE used_in = 'content-page' AND t.page_id = ANY (ids)
  UNION SELECT c.id, one FROM collections c, image_paths(concat_ws(' ', c.image, c.body)) AS one WHERE used_in = 'collection' AND c.id = ANY (ids)
  UNION SELECT t.collection_id, one FROM collection_translations t, image_paths(t.body) AS one
    WHERE used_in = 'collection' AND t.collection_id = ANY (ids)
  UNION SELECT c.id, one FROM campaigns c, image_paths(c.body::text) AS one WHERE used_in = 'campaign' AND c.id = ANY (ids)
  UNION SELECT v.id, one FROM policy_versions v, image_paths(v.body) AS one WHERE used_in = 'policy' AND v.id = ANY (ids)
$$;

CREATE TRIGGER policy_versions_image_uses_new AFTER INSERT ON policy_versions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_image_uses('policy', 'id');
CREATE TRIGGER policy_versions_image_uses_changed AFTER UPDATE ON policy_versions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_image_uses('policy', 'id');
CREATE TRIGGER policy_versions_image_uses_gone AFTER DELETE ON policy_versions REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_image_uses('policy', 'id');

SELECT refresh_image_uses('policy', ARRAY(SELECT id FROM policy_versions));
