-- Relative changes of several products that are done: a request that is sent again changes nothing.
CREATE TABLE bulk_changes (
  id uuid PRIMARY KEY,
  -- SHA-256 of the request, so that the same id with another change is refused.
  request text NOT NULL,
  changed integer NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
