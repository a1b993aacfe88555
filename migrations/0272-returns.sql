-- A statement of withdrawal that has its order opens a return: what comes back, and whether it has come.
CREATE TABLE returns (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  withdrawal_id uuid NOT NULL UNIQUE REFERENCES withdrawals (id),
  order_id uuid NOT NULL REFERENCES orders (id),
  -- Positions of lines and pieces.
  lines jsonb NOT NULL,
  -- false: the statement names goods in words that no line has, so all lines are here.
  is_certain boolean NOT NULL,
  state text NOT NULL DEFAULT 'declared' CHECK (state IN ('declared', 'received', 'closed')),
  declared_at timestamptz NOT NULL,
  received_at timestamptz,
  closed_at timestamptz
);
CREATE INDEX returns_order ON returns (order_id);
CREATE INDEX returns_open ON returns (declared_at) WHERE state <> 'closed';
