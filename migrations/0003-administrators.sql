CREATE TABLE administrators (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL CHECK (email = lower(email) AND length(email) BETWEEN 3 AND 254),
  password_hash text NOT NULL CHECK (password_hash LIKE '$argon2id$%'),
  is_superuser boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT administrators_email_unique UNIQUE (email)
);
CREATE TRIGGER administrators_touch BEFORE UPDATE ON administrators FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

-- Tokens are kept only as SHA-256 hashes.
CREATE TABLE administrator_sessions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  administrator_id uuid NOT NULL REFERENCES administrators ON DELETE CASCADE,
  token_hash bytea NOT NULL CHECK (length(token_hash) = 32),
  remembered boolean NOT NULL DEFAULT false,
  user_agent text CHECK (length(user_agent) <= 500),
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at),
  revoked_at timestamptz,
  CONSTRAINT administrator_sessions_token_unique UNIQUE (token_hash)
);
CREATE INDEX administrator_sessions_of ON administrator_sessions (administrator_id, expires_at DESC);
CREATE INDEX administrator_sessions_expired ON administrator_sessions (expires_at);

-- The e-mail is hashed: an attempt may name an address that is nobody's.
CREATE TABLE sign_in_attempts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email_hash bytea NOT NULL CHECK (length(email_hash) = 32),
  address inet NOT NULL,
  succeeded boolean NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sign_in_attempts_recent ON sign_in_attempts (email_hash, address, at DESC);
CREATE INDEX sign_in_attempts_old ON sign_in_attempts (at);

CREATE TABLE password_reset_tokens (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  administrator_id uuid NOT NULL REFERENCES administrators ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at),
  used_at timestamptz
);
CREATE INDEX password_reset_tokens_of ON password_reset_tokens (administrator_id, created_at DESC);
CREATE INDEX password_reset_tokens_expired ON password_reset_tokens (expires_at);
