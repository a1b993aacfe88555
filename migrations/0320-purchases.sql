-- An order that is placed to pay another one again belongs to the purchase of the first. One payment of a purchase stands.
ALTER TABLE orders ADD COLUMN purchase_id uuid;
CREATE INDEX orders_purchase ON orders (purchase_id) WHERE purchase_id IS NOT NULL;

-- A proper name such as "Swedbank", as the buyer saw it; and when a payout report had the payment.
ALTER TABLE payments
  ADD COLUMN method_name text CHECK (length(method_name) BETWEEN 1 AND 100),
  ADD COLUMN paid_out_at timestamptz;
CREATE INDEX payments_paid_out ON payments (provider, paid_at) WHERE paid_out_at IS NOT NULL;

-- Why an order or a payment needs a person: the English text beside is what finds it again.
ALTER TABLE orders ADD COLUMN review_matters jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(review_matters) = 'array');
ALTER TABLE payment_tasks
  ADD COLUMN matters jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(matters) = 'array'),
  DROP CONSTRAINT payment_tasks_kind_check,
  ADD CONSTRAINT payment_tasks_kind_check
    CHECK (kind IN ('dispute', 'reversed', 'refund-failed', 'refund-waits', 'paid-twice', 'difference'));
