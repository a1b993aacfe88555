-- A withdrawal that matches no paid order is taken in too: the law asks for no right number. A person looks for its order.
ALTER TABLE withdrawals
  ALTER COLUMN order_id DROP NOT NULL,
  ADD COLUMN order_number text CHECK (length(order_number) <= 40),
  ADD COLUMN email text CHECK (length(email) <= 254 AND email !~ '[\r\n]'),
  ADD CONSTRAINT withdrawals_of_somebody CHECK (order_id IS NOT NULL OR order_number IS NOT NULL AND email IS NOT NULL);
CREATE INDEX withdrawals_without_order ON withdrawals (declared_at) WHERE order_id IS NULL AND settled_at IS NULL;
CREATE UNIQUE INDEX withdrawals_one_open_unmatched ON withdrawals (lower(email), order_number)
  WHERE order_id IS NULL AND settled_at IS NULL;
