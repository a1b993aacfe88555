-- A provider may charge for a refund, too.
ALTER TABLE fee_entries ADD COLUMN refund_id uuid REFERENCES refunds;
CREATE INDEX fee_entries_refund ON fee_entries (refund_id) WHERE refund_id IS NOT NULL;
ALTER TABLE refunds
  -- What the provider kept; null where it does not tell.
  ADD COLUMN fee_cents bigint,
  -- Since when the books have what the shop itself gave back of an exchange; refunds of before are booked on the day of this migration.
  ADD COLUMN booked_at timestamptz NOT NULL DEFAULT now();

CREATE FUNCTION book_fee_of_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(NEW.fee_cents, 0) <> coalesce(OLD.fee_cents, 0) THEN
    INSERT INTO fee_entries (payment_id, refund_id, cents, noted_at)
    VALUES (NEW.payment_id, NEW.id, coalesce(NEW.fee_cents, 0) - coalesce(OLD.fee_cents, 0), now());
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER refunds_book_fee AFTER UPDATE OF fee_cents ON refunds FOR EACH ROW EXECUTE FUNCTION book_fee_of_refund();

-- Those of reports that were handed in before.
UPDATE refunds r SET fee_cents = l.fee_cents
FROM payout_lines l, payments p
WHERE p.id = r.payment_id AND l.kind = 'refund' AND l.fee_cents <> 0 AND l.provider = p.provider AND l.movement_id = r.provider_id;
