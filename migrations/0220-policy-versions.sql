-- Policies as the shopkeeper words them, by language. A version is never changed: a new one takes its place. The newest that has
-- begun is in force; without one the start text of the program is.
CREATE TABLE policy_versions (
  policy text NOT NULL
    CHECK (policy IN ('shipping-policy', 'return-refund-policy', 'privacy-policy', 'terms-of-service', 'imprint')),
  language text NOT NULL CHECK (language ~ '^[a-z]{2}$'),
  version integer NOT NULL CHECK (version > 0),
  title text NOT NULL CHECK (title <> ''),
  lead text NOT NULL,
  body text NOT NULL CHECK (body <> ''),
  valid_from timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- An administrator, who may be gone.
  created_by uuid,
  -- A job marks it once it is in force, so that cached pages are outdated then.
  has_begun boolean NOT NULL,
  PRIMARY KEY (policy, language, version)
);
CREATE INDEX policy_versions_to_begin ON policy_versions (valid_from) WHERE NOT has_begun;

CREATE FUNCTION publish_policy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('events', json_build_object('kind', 'content', 'id', 'policy')::text);
  RETURN NULL;
END $$;
CREATE TRIGGER policy_versions_publish AFTER INSERT OR UPDATE OR DELETE ON policy_versions
  FOR EACH ROW EXECUTE FUNCTION publish_policy();

-- Terms as an order saw them, with the shop's facts in them. One row for each wording.
CREATE TABLE agreed_terms (
  hash bytea PRIMARY KEY CHECK (octet_length(hash) = 32),
  language text NOT NULL CHECK (language ~ '^[a-z]{2}$'),
  version text NOT NULL CHECK (version <> ''),
  title text NOT NULL,
  lead text NOT NULL,
  body text NOT NULL,
  valid_from timestamptz NOT NULL,
  first_agreed_at timestamptz NOT NULL DEFAULT now()
);
-- Without a foreign key: every order would lock the same row. Rows of agreed_terms are never removed.
ALTER TABLE orders ADD COLUMN terms_hash bytea;
