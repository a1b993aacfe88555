-- The Commission's file of the notice of the legal guarantee (regulation 2025/1960, annex I), by language, as the shopkeeper
-- gave it. A row is never changed but for its end, and its file stays: orders name the one they saw.
CREATE TABLE guarantee_notices (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  language text NOT NULL CHECK (language ~ '^[a-z]{2}$'),
  path text NOT NULL CHECK (path <> ''),
  content_type text NOT NULL CHECK (content_type IN ('image/png', 'image/jpeg', 'image/webp')),
  bytes integer NOT NULL CHECK (bytes > 0),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  created_at timestamptz NOT NULL,
  -- An administrator, who may be gone.
  created_by uuid,
  -- Since then another file or the shop's own words stand there.
  removed_at timestamptz
);
CREATE UNIQUE INDEX guarantee_notices_in_use ON guarantee_notices (language) WHERE removed_at IS NULL;

-- It stands on product pages, which settings outdate.
CREATE FUNCTION publish_guarantee_notice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('events', json_build_object('kind', 'settings', 'id', 'guarantee_notice')::text);
  RETURN NULL;
END $$;
CREATE TRIGGER guarantee_notices_publish AFTER INSERT OR UPDATE OR DELETE ON guarantee_notices
  FOR EACH ROW EXECUTE FUNCTION publish_guarantee_notice();

-- The file that stood beside the terms; null where the shop's own words stood there.
ALTER TABLE agreed_terms ADD COLUMN notice_file text;
