-- A payment for a correction is revenue of its day, but no order: the figures of days are read from this index alone.
DROP INDEX payments_revenue;
CREATE INDEX payments_revenue ON payments (paid_at) INCLUDE (order_id, correction_id, amount_cents, received_cents, refunded_cents) WHERE state = 'paid';
