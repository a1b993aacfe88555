-- What customers paid is summed from the index alone, in its order; payments are looked at only where they differ from the order.
CREATE INDEX orders_customer_sums ON orders (customer_id) INCLUDE (id, created_at, total_cents) WHERE paid_at IS NOT NULL;
DROP INDEX orders_customer_paid;
CREATE INDEX payments_differing ON payments (order_id) INCLUDE (received_cents, refunded_cents)
  WHERE state = 'paid' AND (refunded_cents > 0 OR coalesce(received_cents, amount_cents) <> amount_cents);

-- Codes of a sequence have one length: those of a carrier that begin alike are never read.
CREATE INDEX shipments_sequences ON shipments (length(tracking_number), upper(tracking_number) text_pattern_ops)
  WHERE tracking_number IS NOT NULL;
DROP INDEX shipments_sequence;
