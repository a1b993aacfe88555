-- Answers of the register of VAT numbers (VIES). One that an exempt sale rests on is its proof, and is kept as long as its documents.
CREATE TABLE vat_checks (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- With the letters of its state, such as DE123456789.
  number text NOT NULL CHECK (number ~ '^[A-Z]{2}[A-Z0-9+*]{2,13}$'),
  -- The shop's own number, for which it was asked.
  requester text NOT NULL,
  is_valid boolean NOT NULL,
  consultation_number text,
  -- What the register says of its holder.
  name text,
  address text,
  checked_at timestamptz NOT NULL
);
CREATE INDEX vat_checks_number ON vat_checks (number, requester, checked_at DESC);
CREATE INDEX vat_checks_checked ON vat_checks (checked_at);

-- A business buys: its number, the answer about it, and the VAT that prices contain and it is not charged.
ALTER TABLE orders
  ADD COLUMN vat_number text CHECK (vat_number ~ '^[A-Z]{2}[A-Z0-9+*]{2,13}$'),
  ADD COLUMN vat_check_id uuid REFERENCES vat_checks ON DELETE SET NULL,
  ADD COLUMN exempt_cents bigint NOT NULL DEFAULT 0 CHECK (exempt_cents >= 0),
  DROP CONSTRAINT orders_sum,
  ADD CONSTRAINT orders_sum CHECK (total_cents = lines_cents - bundle_cents - manual_cents - exempt_cents + shipping_cents);
CREATE INDEX orders_vat_check ON orders (vat_check_id) WHERE vat_check_id IS NOT NULL;
-- The part of bundle_share_cents that is this VAT.
ALTER TABLE order_lines
  ADD COLUMN exempt_cents bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT order_lines_exempt CHECK (exempt_cents BETWEEN 0 AND bundle_share_cents);
