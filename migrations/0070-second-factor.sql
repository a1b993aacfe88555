-- The secret is sealed with the shop's own key: a copy of this table alone opens no door.
CREATE TABLE second_factors (
  administrator_id uuid PRIMARY KEY REFERENCES administrators ON DELETE CASCADE,
  sealed_secret bytea NOT NULL CHECK (length(sealed_secret) BETWEEN 40 AND 200),
  -- Null until the first code has shown that the secret arrived in an authenticator.
  confirmed_at timestamptz,
  -- The 30 seconds of the last code that was taken: none opens the door twice.
  last_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE recovery_codes (
  administrator_id uuid NOT NULL REFERENCES second_factors ON DELETE CASCADE,
  code_hash bytea NOT NULL CHECK (length(code_hash) = 32),
  used_at timestamptz,
  PRIMARY KEY (administrator_id, code_hash)
);
