-- What a person must do about money, and until when.
CREATE TABLE payment_tasks (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL CHECK (kind IN ('dispute', 'reversed', 'refund-failed', 'refund-waits', 'difference')),
  -- One task for each cause, however often it is told.
  dedupe_key text NOT NULL UNIQUE CHECK (length(dedupe_key) <= 300),
  order_id uuid REFERENCES orders,
  what text NOT NULL CHECK (length(what) BETWEEN 1 AND 500),
  due_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  done_at timestamptz,
  administrator_id uuid REFERENCES administrators ON DELETE SET NULL
);
CREATE INDEX payment_tasks_open ON payment_tasks (due_at, id) WHERE done_at IS NULL;
CREATE INDEX payment_tasks_order ON payment_tasks (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX payment_tasks_administrator ON payment_tasks (administrator_id) WHERE administrator_id IS NOT NULL;
