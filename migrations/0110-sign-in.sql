-- Browsers an administrator has signed in from. Their attempts are counted apart from those of strangers.
CREATE TABLE administrator_devices (
  administrator_id uuid NOT NULL REFERENCES administrators ON DELETE CASCADE,
  browser_hash bytea NOT NULL CHECK (length(browser_hash) = 32),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (administrator_id, browser_hash)
);

-- The network of the caller stands in "address": an IPv4 address or the first 64 bits of an IPv6 address.
ALTER TABLE sign_in_attempts
  ADD COLUMN device_hash bytea CHECK (length(device_hash) = 32),
  ADD COLUMN is_stranger boolean NOT NULL DEFAULT true;
CREATE INDEX sign_in_attempts_account ON sign_in_attempts (email_hash, at DESC);
CREATE INDEX sign_in_attempts_strangers ON sign_in_attempts (at) WHERE is_stranger AND NOT succeeded;

CREATE TABLE passkeys (
  id text PRIMARY KEY CHECK (length(id) BETWEEN 16 AND 1400),
  administrator_id uuid NOT NULL REFERENCES administrators ON DELETE CASCADE,
  public_key bytea NOT NULL CHECK (length(public_key) BETWEEN 32 AND 4000),
  counter bigint NOT NULL,
  transports text[] NOT NULL DEFAULT '{}',
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz
);
CREATE INDEX passkeys_of ON passkeys (administrator_id);

-- Each is answered once. Without an administrator it is for signing in.
CREATE TABLE passkey_challenges (
  challenge_hash bytea PRIMARY KEY CHECK (length(challenge_hash) = 32),
  administrator_id uuid REFERENCES administrators ON DELETE CASCADE,
  origin text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX passkey_challenges_of ON passkey_challenges (administrator_id);
CREATE INDEX passkey_challenges_expired ON passkey_challenges (expires_at);
