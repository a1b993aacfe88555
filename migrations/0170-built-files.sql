-- Scripts, styles and fonts of the builds that served lately: a page of one version may reach a machine with another.
CREATE TABLE built_files (
  name text PRIMARY KEY CHECK (length(name) <= 200),
  content bytea NOT NULL,
  served_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX built_files_served_at ON built_files (served_at);
