-- Several payment providers side by side.
ALTER TABLE payments DROP CONSTRAINT payments_provider_check;
ALTER TABLE payments ADD CONSTRAINT payments_provider_check CHECK (provider IN ('stripe', 'montonio', 'test-page'));
ALTER TABLE payment_reconciliations DROP CONSTRAINT payment_reconciliations_provider_check;
ALTER TABLE payment_reconciliations ADD CONSTRAINT payment_reconciliations_provider_check
  CHECK (provider IN ('stripe', 'montonio', 'test-page'));
ALTER TABLE payments ALTER COLUMN provider SET DEFAULT 'stripe';
