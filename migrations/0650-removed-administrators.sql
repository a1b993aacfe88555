-- An administrator who has corrected orders or begun drafts can leave: both stay, without the name.
ALTER TABLE order_drafts DROP CONSTRAINT order_drafts_administrator_id_fkey,
  ADD CONSTRAINT order_drafts_administrator_id_fkey FOREIGN KEY (administrator_id) REFERENCES administrators ON DELETE SET NULL;
ALTER TABLE order_corrections DROP CONSTRAINT order_corrections_administrator_id_fkey,
  ADD CONSTRAINT order_corrections_administrator_id_fkey FOREIGN KEY (administrator_id) REFERENCES administrators ON DELETE SET NULL;

CREATE OR REPLACE FUNCTION order_corrections_only_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF to_jsonb(NEW) - 'administrator_id' = to_jsonb(OLD) - 'administrator_id' THEN RETURN NEW; END IF;
    IF to_jsonb(NEW) - 'recipient_before' - 'recipient_after' = to_jsonb(OLD) - 'recipient_before' - 'recipient_after'
      AND NEW.recipient_before IS NULL AND NEW.recipient_after IS NULL THEN RETURN NEW; END IF;
    IF OLD.state = 'waiting' AND NEW.state <> 'waiting'
      AND to_jsonb(NEW) - 'state' - 'ended_at' = to_jsonb(OLD) - 'state' - 'ended_at' THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'Rows of order_corrections are only added' USING ERRCODE = 'integrity_constraint_violation';
END $$;
