-- What providers kept, as the shop learnt it: a fee that is told later, or told anew, is booked on that day.
CREATE TABLE fee_entries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  payment_id uuid NOT NULL REFERENCES payments,
  cents bigint NOT NULL,
  noted_at timestamptz NOT NULL
);
CREATE INDEX fee_entries_payment ON fee_entries (payment_id);
CREATE INDEX fee_entries_noted ON fee_entries (noted_at);

CREATE FUNCTION book_fee() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before bigint := 0;
BEGIN
  IF TG_OP = 'UPDATE' THEN before := coalesce(OLD.fee_cents, 0); END IF;
  IF coalesce(NEW.fee_cents, 0) <> before THEN
    INSERT INTO fee_entries (payment_id, cents, noted_at) VALUES (NEW.id, coalesce(NEW.fee_cents, 0) - before, now());
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER payments_book_fee AFTER INSERT OR UPDATE OF fee_cents ON payments FOR EACH ROW EXECUTE FUNCTION book_fee();

INSERT INTO fee_entries (payment_id, cents, noted_at)
SELECT id, fee_cents, coalesce(paid_at, created_at) FROM payments WHERE coalesce(fee_cents, 0) <> 0;

-- Money that a provider has sent to the shop's bank; negative where it took some back.
CREATE TABLE payouts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  provider text NOT NULL,
  -- The provider's own id, or that of the report.
  reference text NOT NULL,
  cents bigint NOT NULL,
  paid_at timestamptz NOT NULL,
  UNIQUE (provider, reference)
);
CREATE INDEX payouts_paid ON payouts (paid_at);

-- What a payout report had. A movement is in one payout only.
CREATE TABLE payout_lines (
  provider text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('payment', 'refund')),
  movement_id text NOT NULL,
  payout_id uuid NOT NULL REFERENCES payouts,
  gross_cents bigint NOT NULL,
  fee_cents bigint NOT NULL,
  PRIMARY KEY (provider, kind, movement_id)
);
CREATE INDEX payout_lines_payout ON payout_lines (payout_id);

-- Account numbers of the shop's books, by what is booked.
CREATE TABLE book_accounts (
  kind text PRIMARY KEY,
  number text NOT NULL CHECK (number ~ '^[A-Za-z0-9.-]{1,12}$')
);

CREATE TRIGGER fee_entries_frozen BEFORE UPDATE OR DELETE ON fee_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER payouts_frozen BEFORE UPDATE OR DELETE ON payouts FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER payout_lines_frozen BEFORE UPDATE OR DELETE ON payout_lines FOR EACH ROW EXECUTE FUNCTION refuse_change();
