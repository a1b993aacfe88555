-- Who asked for one email when a product is in stock again. A row goes as soon as its email is queued.
CREATE TABLE back_in_stock_requests (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  product_id uuid NOT NULL REFERENCES products ON DELETE CASCADE,
  email text NOT NULL CHECK (email = lower(email) AND length(email) <= 254),
  -- Of the page where it was asked for.
  language text NOT NULL DEFAULT 'en' CHECK (language ~ '^[a-z]{2}$'),
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT back_in_stock_requests_once UNIQUE (product_id, email)
);
CREATE INDEX back_in_stock_requests_email ON back_in_stock_requests (email);

ALTER TABLE consents
  DROP CONSTRAINT consents_purpose_check,
  ADD CONSTRAINT consents_purpose_check CHECK (purpose IN ('newsletter', 'terms', 'back-in-stock'));
