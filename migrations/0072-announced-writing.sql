-- Pages kept in memory are emptied by what the database announces: besides products and settings (0011) also what the
-- shopkeeper writes, and pictures once their sizes are made.
CREATE FUNCTION announce_kind() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', json_build_object('kind', TG_ARGV[0], 'id', 'all')::text);
  RETURN NULL;
END $$;
CREATE TRIGGER blog_posts_announce AFTER INSERT OR UPDATE OR DELETE ON blog_posts
  FOR EACH STATEMENT EXECUTE FUNCTION announce_kind('writing');
CREATE TRIGGER content_pages_announce AFTER INSERT OR UPDATE OR DELETE ON content_pages
  FOR EACH STATEMENT EXECUTE FUNCTION announce_kind('writing');
CREATE TRIGGER pictures_announce AFTER UPDATE OF variants ON pictures
  FOR EACH STATEMENT EXECUTE FUNCTION announce_kind('picture');
