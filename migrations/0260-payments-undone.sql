-- given_up: the shop no longer waits for it, but its provider ends no payment, so it may still be paid.
-- reversed: it was paid, and the bank took the money back.
ALTER TABLE payments DROP CONSTRAINT payments_state_check;
ALTER TABLE payments ADD CONSTRAINT payments_state_check
  CHECK (state IN ('opening', 'open', 'given_up', 'awaiting', 'review', 'paid', 'failed', 'expired', 'overpaid', 'reversed'));
ALTER TABLE payments DROP CONSTRAINT payments_paid_has_time;
ALTER TABLE payments ADD CONSTRAINT payments_paid_has_time
  CHECK (state = 'reversed' OR (state IN ('review', 'paid', 'overpaid')) = (paid_at IS NOT NULL));
DROP INDEX payments_unsettled;
CREATE INDEX payments_unsettled ON payments (created_at) WHERE state IN ('opening', 'open', 'given_up', 'awaiting');
ALTER TABLE orders DROP CONSTRAINT orders_payment_state_check;
ALTER TABLE orders ADD CONSTRAINT orders_payment_state_check
  CHECK (payment_state IN ('unpaid', 'review', 'paid', 'partly_refunded', 'refunded', 'failed', 'reversed'));
ALTER TABLE orders DROP CONSTRAINT orders_paid_has_time;
ALTER TABLE orders ADD CONSTRAINT orders_paid_has_time
  CHECK (payment_state IN ('unpaid', 'review', 'failed', 'reversed') OR paid_at IS NOT NULL);

-- waiting: the provider gives it back once the money has arrived there.
ALTER TABLE refunds DROP CONSTRAINT refunds_state_check;
ALTER TABLE refunds ADD CONSTRAINT refunds_state_check
  CHECK (state IN ('requested', 'waiting', 'pending', 'succeeded', 'failed'));
ALTER TABLE refunds ADD COLUMN next_attempt_at timestamptz;
DROP INDEX refunds_unfinished;
CREATE INDEX refunds_unfinished ON refunds (created_at) WHERE state IN ('requested', 'waiting', 'pending', 'failed');

-- The method that was chosen in the shop, and what the provider kept of the money, where they tell it.
ALTER TABLE payments ADD COLUMN method text CHECK (length(method) <= 100);
ALTER TABLE payments ADD COLUMN fee_cents bigint;
