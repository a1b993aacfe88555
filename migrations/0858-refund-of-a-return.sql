-- A refund of a return names its pieces, and may keep a part of their price for goods that lost value. That part is given back no more
-- with the last pieces of the line.
ALTER TABLE refund_lines ADD COLUMN deduction_cents bigint NOT NULL DEFAULT 0 CHECK (deduction_cents >= 0);
-- As the buyer reads it; it goes with the person.
ALTER TABLE refund_lines ADD COLUMN deduction_reason text CHECK (length(deduction_reason) BETWEEN 1 AND 500);
-- What a refund or an exchange took of the return's lines; null for all of them. The rest can be returned again.
ALTER TABLE returns ADD COLUMN refunded_lines jsonb;
