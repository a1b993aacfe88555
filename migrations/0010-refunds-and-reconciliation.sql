-- surplus: money that came for an order that was paid already. It goes back whole and never counts as the order's payment.
ALTER TABLE payments DROP CONSTRAINT payments_state_check;
ALTER TABLE payments ADD CONSTRAINT payments_state_check
  CHECK (state IN ('opening', 'open', 'awaiting', 'paid', 'failed', 'expired', 'surplus'));
ALTER TABLE payments DROP CONSTRAINT payments_paid_has_time;
ALTER TABLE payments ADD CONSTRAINT payments_paid_has_time CHECK ((state IN ('paid', 'surplus')) = (paid_at IS NOT NULL));

-- What was really paid, where that differs from what was asked; a refund is measured by it.
ALTER TABLE payments ADD COLUMN received_cents bigint CHECK (received_cents >= 0);
ALTER TABLE payments DROP CONSTRAINT payments_never_refund_more;
ALTER TABLE payments ADD CONSTRAINT payments_never_refund_more
  CHECK (refunded_cents BETWEEN 0 AND coalesce(received_cents, amount_cents));

-- How far the provider's list of events was read; what lies before need not be asked for again.
CREATE TABLE payment_reconciliations (
  provider text PRIMARY KEY CHECK (provider IN ('stripe', 'test-page')),
  events_until timestamptz NOT NULL
);

-- The test page gives money back as the real provider does.
CREATE TABLE test_page_refunds (
  id text PRIMARY KEY,
  idempotency_key text NOT NULL UNIQUE,
  request jsonb NOT NULL,
  charge_id text NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  state text NOT NULL DEFAULT 'succeeded' CHECK (state IN ('pending', 'succeeded', 'failed')),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX test_page_refunds_charge ON test_page_refunds (charge_id, created_at DESC);
ALTER TABLE test_page_events ALTER COLUMN session_id DROP NOT NULL;
