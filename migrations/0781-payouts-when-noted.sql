-- A payout belongs to the day on which the shop learns of it, as fees do: an earlier day may be in the books already. Payouts of before
-- were booked on their own day, and stay there.
ALTER TABLE payouts ADD COLUMN noted_at timestamptz;
CREATE INDEX payouts_noted ON payouts ((coalesce(noted_at, paid_at)));
DROP INDEX payouts_paid;
