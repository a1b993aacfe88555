-- The outbox: a letter is written in the transaction that causes it and sent afterwards.

CREATE TABLE letters (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  cause text NOT NULL CHECK (length(cause) <= 200),
  kind text NOT NULL CHECK (kind ~ '^[a-z][a-z-]{1,40}$'),
  recipient text NOT NULL CHECK (length(recipient) BETWEEN 3 AND 254 AND recipient !~ '[\r\n]'),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  message_id text NOT NULL CHECK (message_id !~ '[\r\n<>]'),
  priority smallint NOT NULL DEFAULT 0 CHECK (priority BETWEEN 0 AND 9),
  state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sending', 'sent', 'dead', 'uncertain', 'suppressed')),
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  claimed_until timestamptz,
  subject text,
  provider_id text,
  last_error text,
  order_id uuid,
  campaign_id uuid,
  subscriber_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  CONSTRAINT letters_one_per_cause UNIQUE (cause),
  CONSTRAINT letters_message_id_unique UNIQUE (message_id),
  CONSTRAINT letters_sent_has_time CHECK ((state = 'sent') = (sent_at IS NOT NULL))
);
CREATE INDEX letters_next ON letters (priority, next_attempt_at) WHERE state = 'queued';
CREATE INDEX letters_claimed ON letters (claimed_until) WHERE state = 'sending';
CREATE INDEX letters_newest ON letters (created_at DESC, id);
CREATE INDEX letters_trouble ON letters (state, created_at DESC) WHERE state IN ('dead', 'uncertain');
CREATE INDEX letters_order ON letters (order_id, created_at) WHERE order_id IS NOT NULL;
CREATE INDEX letters_campaign ON letters (campaign_id, state) WHERE campaign_id IS NOT NULL;
CREATE INDEX letters_recipient ON letters (lower(recipient), created_at DESC);
CREATE INDEX letters_subscriber ON letters (subscriber_id) WHERE subscriber_id IS NOT NULL;
CREATE INDEX letters_provider ON letters (provider_id) WHERE provider_id IS NOT NULL;

CREATE TABLE letter_attempts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  letter_id uuid NOT NULL REFERENCES letters ON DELETE CASCADE,
  at timestamptz NOT NULL DEFAULT now(),
  outcome text NOT NULL CHECK (outcome IN ('sent', 'failed', 'uncertain', 'resend-asked')),
  detail text
);
CREATE INDEX letter_attempts_letter ON letter_attempts (letter_id, id);

-- Addresses that must not be written to again: bounced or complained.
CREATE TABLE suppressed_addresses (
  email text PRIMARY KEY CHECK (email = lower(email) AND length(email) <= 254),
  reason text NOT NULL CHECK (reason IN ('bounced', 'complained', 'erased')),
  since timestamptz NOT NULL DEFAULT now()
);

-- What the local mailbox of demo mode received; a live shop never writes here.
CREATE TABLE mailbox_letters (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  message_id text NOT NULL UNIQUE,
  recipient text NOT NULL,
  sender text NOT NULL,
  subject text NOT NULL,
  html text NOT NULL,
  plain text NOT NULL,
  headers jsonb NOT NULL DEFAULT '{}',
  received_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX mailbox_letters_recipient ON mailbox_letters (recipient, id DESC);
