-- Orders that an administrator places: by phone, at a market, for a business. They are of the channel `back-office`.
ALTER TABLE orders
  ADD COLUMN pay_by timestamptz,
  ADD COLUMN is_handed_over boolean NOT NULL DEFAULT false,
  ADD COLUMN company text CHECK (length(company) BETWEEN 1 AND 200),
  ADD COLUMN company_register text CHECK (length(company_register) BETWEEN 1 AND 40),
  ADD COLUMN manual_cents bigint NOT NULL DEFAULT 0 CHECK (manual_cents >= 0),
  ADD COLUMN discount_reason text,
  DROP CONSTRAINT orders_sum,
  ADD CONSTRAINT orders_sum CHECK (total_cents = lines_cents - bundle_cents - manual_cents + shipping_cents);
CREATE INDEX orders_pay_by ON orders (pay_by) WHERE payment_state = 'unpaid' AND pay_by IS NOT NULL;

-- Money that the shopkeeper takes: cash, a card terminal, a transfer to the shop's bank.
ALTER TABLE payments DROP CONSTRAINT payments_provider_check;
ALTER TABLE payments ADD CONSTRAINT payments_provider_check CHECK (provider IN ('stripe', 'montonio', 'test-page', 'by-hand'));
ALTER TABLE payment_reconciliations DROP CONSTRAINT payment_reconciliations_provider_check;
ALTER TABLE payment_reconciliations ADD CONSTRAINT payment_reconciliations_provider_check
  CHECK (provider IN ('stripe', 'montonio', 'test-page', 'by-hand'));

-- Orders that are not placed yet. They reserve nothing.
CREATE TABLE order_drafts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  version integer NOT NULL DEFAULT 1,
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  administrator_id uuid REFERENCES administrators,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX order_drafts_administrator ON order_drafts (administrator_id);
