-- How far the import of a file has come, for whoever waits for it. Worthless once it has ended.
CREATE UNLOGGED TABLE import_progress (
  id uuid PRIMARY KEY,
  done integer NOT NULL CHECK (done >= 0),
  total integer NOT NULL CHECK (total >= done),
  updated_at timestamptz NOT NULL DEFAULT now()
);
