-- Statements by which customers withdraw from their contract. One at a time waits for the shopkeeper.
CREATE TABLE withdrawals (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  order_id uuid NOT NULL REFERENCES orders,
  name text NOT NULL CHECK (length(name) <= 200),
  items text CHECK (length(items) <= 1000),
  declared_at timestamptz NOT NULL,
  settled_at timestamptz
);
CREATE UNIQUE INDEX withdrawals_one_open_an_order ON withdrawals (order_id) WHERE settled_at IS NULL;
CREATE INDEX withdrawals_order ON withdrawals (order_id, declared_at);
