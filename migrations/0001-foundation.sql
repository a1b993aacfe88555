-- What the whole shop stands on: who it is, its settings, its taxes, what was done to it.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gist;

CREATE FUNCTION touch_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END $$;

-- One row: a database that has been live never starts as a demo again (decision 4).
CREATE TABLE installation (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  mode text NOT NULL CHECK (mode IN ('demo', 'live')),
  secret bytea NOT NULL CHECK (length(secret) = 32),
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE store_settings (
  setting_key text PRIMARY KEY CHECK (setting_key ~ '^[a-z][a-z0-9_]{0,62}$'),
  setting_value text NOT NULL CHECK (length(setting_value) <= 10000),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE TRIGGER store_settings_touch BEFORE UPDATE ON store_settings FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

-- Rates in percent; a country has one rate on any day.
CREATE TABLE tax_rates (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  country char(2) NOT NULL CHECK (country ~ '^[A-Z]{2}$'),
  rate numeric(5, 2) NOT NULL CHECK (rate BETWEEN 0 AND 100),
  valid_from date NOT NULL,
  valid_to date CHECK (valid_to >= valid_from),
  CONSTRAINT tax_rates_one_a_day EXCLUDE USING gist (country WITH =, daterange(valid_from, valid_to, '[]') WITH &&)
);

-- Written once, never changed: the web process has no right to update or delete here.
CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  actor text NOT NULL CHECK (actor IN ('system', 'shopper', 'administrator', 'provider')),
  actor_id uuid,
  action text NOT NULL CHECK (action ~ '^[a-z][a-z0-9.-]{1,79}$'),
  subject_kind text NOT NULL,
  subject_id text NOT NULL,
  details jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(details) = 'object'),
  request_id text
);
CREATE INDEX audit_log_newest ON audit_log (id DESC);
CREATE INDEX audit_log_subject ON audit_log (subject_kind, subject_id, id DESC);
CREATE INDEX audit_log_actor ON audit_log (actor_id, id DESC) WHERE actor_id IS NOT NULL;

-- The shape that rate-limiter-flexible asks for; times in ms since 1970.
CREATE UNLOGGED TABLE request_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX request_limits_expire ON request_limits (expire);
