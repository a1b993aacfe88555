-- Keyed hashes of addresses whose person was erased: no list from before brings them back.
CREATE TABLE erased_addresses (
  email_hash text PRIMARY KEY CHECK (length(email_hash) = 43),
  at timestamptz NOT NULL DEFAULT now()
);
