-- The books ask for the few payments that pay no order.
CREATE INDEX payments_without_sale ON payments (paid_at) WHERE state IN ('overpaid', 'review', 'reversed');
