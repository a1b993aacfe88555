-- Corrections of paid orders before they leave. Each keeps the order as it was and as it became: rows are only added, but for the
-- end of one that waits for money, and for the person when an order is erased.
CREATE TABLE order_corrections (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  order_id uuid NOT NULL REFERENCES orders,
  -- From 1 on, of one order.
  number integer NOT NULL CHECK (number > 0),
  state text NOT NULL CHECK (state IN ('waiting', 'applied', 'taken-back', 'lapsed', 'failed')),
  reason text NOT NULL,
  -- Lines, sums and delivery; and who gets the parcel, which is erased with the order.
  before jsonb NOT NULL CHECK (jsonb_typeof(before) = 'object'),
  after jsonb NOT NULL CHECK (jsonb_typeof(after) = 'object'),
  recipient_before jsonb,
  recipient_after jsonb,
  -- To pay; negative where money goes back.
  difference_cents bigint NOT NULL,
  administrator_id uuid REFERENCES administrators,
  created_at timestamptz NOT NULL,
  -- The difference can be paid until then; null where nothing is to pay.
  pay_by timestamptz,
  ended_at timestamptz,
  UNIQUE (order_id, number),
  CONSTRAINT order_corrections_pay_by CHECK ((pay_by IS NOT NULL) = (difference_cents > 0)),
  CONSTRAINT order_corrections_ended CHECK ((state = 'waiting') = (ended_at IS NULL))
);
-- One at a time.
CREATE UNIQUE INDEX order_corrections_waiting ON order_corrections (order_id) WHERE state = 'waiting';
CREATE INDEX order_corrections_administrator ON order_corrections (administrator_id);

-- The payment of a difference, and the refund of one.
ALTER TABLE payments ADD COLUMN correction_id uuid REFERENCES order_corrections;
ALTER TABLE refunds ADD COLUMN correction_id uuid REFERENCES order_corrections;
CREATE INDEX payments_correction ON payments (correction_id) WHERE correction_id IS NOT NULL;
CREATE INDEX refunds_correction ON refunds (correction_id) WHERE correction_id IS NOT NULL;

-- One payment pays an order, and one the difference of each correction.
DROP INDEX payments_one_paid_an_order;
CREATE UNIQUE INDEX payments_one_paid_an_order ON payments (order_id) WHERE state = 'paid' AND correction_id IS NULL;
CREATE UNIQUE INDEX payments_one_paid_a_correction ON payments (correction_id) WHERE state = 'paid';

CREATE FUNCTION order_corrections_only_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF to_jsonb(NEW) - 'recipient_before' - 'recipient_after' = to_jsonb(OLD) - 'recipient_before' - 'recipient_after'
      AND NEW.recipient_before IS NULL AND NEW.recipient_after IS NULL THEN RETURN NEW; END IF;
    IF OLD.state = 'waiting' AND NEW.state <> 'waiting'
      AND to_jsonb(NEW) - 'state' - 'ended_at' = to_jsonb(OLD) - 'state' - 'ended_at' THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'Rows of order_corrections are only added' USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE TRIGGER order_corrections_frozen BEFORE UPDATE OR DELETE ON order_corrections FOR EACH ROW EXECUTE FUNCTION order_corrections_only_end();
