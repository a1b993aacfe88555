-- review: money of another amount or currency than asked for. It pays nothing until a person accepts it or gives it back.
ALTER TABLE orders DROP CONSTRAINT orders_payment_state_check;
ALTER TABLE orders ADD CONSTRAINT orders_payment_state_check
  CHECK (payment_state IN ('unpaid', 'review', 'paid', 'partly_refunded', 'refunded', 'failed'));
ALTER TABLE orders DROP CONSTRAINT orders_paid_has_time;
ALTER TABLE orders ADD CONSTRAINT orders_paid_has_time
  CHECK (payment_state IN ('unpaid', 'review', 'failed') OR paid_at IS NOT NULL);

ALTER TABLE payments DROP CONSTRAINT payments_state_check;
ALTER TABLE payments ADD CONSTRAINT payments_state_check
  CHECK (state IN ('opening', 'open', 'awaiting', 'review', 'paid', 'failed', 'expired', 'surplus'));
ALTER TABLE payments DROP CONSTRAINT payments_paid_has_time;
ALTER TABLE payments ADD CONSTRAINT payments_paid_has_time
  CHECK ((state IN ('review', 'paid', 'surplus')) = (paid_at IS NOT NULL));
-- The currency that came, where it is not the one that was asked for.
ALTER TABLE payments ADD COLUMN received_currency char(3);
