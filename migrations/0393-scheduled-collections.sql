-- When a draft is published by itself, as a post.
ALTER TABLE collections ADD COLUMN publish_at timestamptz;
CREATE INDEX collections_due ON collections (publish_at) WHERE publish_at IS NOT NULL;

-- Only a draft waits for a moment, also where an older version publishes it.
CREATE FUNCTION collections_no_longer_wait() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.publish_at := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER collections_wait BEFORE INSERT OR UPDATE ON collections FOR EACH ROW
  WHEN (NEW.status <> 'draft' AND NEW.publish_at IS NOT NULL) EXECUTE FUNCTION collections_no_longer_wait();
