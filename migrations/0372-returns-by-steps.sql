-- A return is also opened by the buyer without a statement of withdrawal, or by an administrator, and goes step by step.
ALTER TABLE returns ALTER COLUMN withdrawal_id DROP NOT NULL;
ALTER TABLE returns DROP CONSTRAINT returns_state_check;
ALTER TABLE returns ADD CONSTRAINT returns_state_check
  CHECK (state IN ('declared', 'approved', 'sent', 'received', 'checked', 'refunded', 'refused', 'closed'));
-- What the buyer may return by: the law's 14 days, the shop's 100 days, or the guarantee.
ALTER TABLE returns ADD COLUMN ground text NOT NULL DEFAULT 'withdrawal' CHECK (ground IN ('withdrawal', 'policy', 'guarantee'));
ALTER TABLE returns ADD COLUMN reason text CHECK (reason IN ('changed-mind', 'damaged', 'defective', 'wrong-item', 'other'));
DROP INDEX returns_open;
CREATE INDEX returns_open ON returns (declared_at) WHERE state NOT IN ('refunded', 'refused', 'closed');

-- Each step of a return. Rows are only added.
CREATE TABLE return_steps (
  return_id uuid NOT NULL REFERENCES returns,
  place smallint NOT NULL,
  state text NOT NULL CHECK (state IN ('declared', 'approved', 'sent', 'received', 'checked', 'refunded', 'refused', 'closed')),
  at timestamptz NOT NULL,
  -- Without an administrator by the buyer.
  administrator_id uuid,
  PRIMARY KEY (return_id, place)
);
CREATE TRIGGER return_steps_frozen BEFORE UPDATE OR DELETE ON return_steps FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- An older version of the shop that still runs moves returns without writing steps.
CREATE FUNCTION write_return_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR NEW.state <> OLD.state THEN
    INSERT INTO return_steps (return_id, place, state, at, administrator_id)
    SELECT NEW.id, count(*), NEW.state,
      CASE NEW.state WHEN 'declared' THEN NEW.declared_at ELSE coalesce(nullif(current_setting('aurelle.return_step_at', true), '')::timestamptz, now()) END,
      nullif(current_setting('aurelle.return_step_by', true), '')::uuid
    FROM return_steps WHERE return_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER returns_write_step AFTER INSERT OR UPDATE OF state ON returns FOR EACH ROW EXECUTE FUNCTION write_return_step();

INSERT INTO return_steps (return_id, place, state, at)
SELECT id, row_number() OVER (PARTITION BY id ORDER BY step) - 1, state_then, at
FROM returns, LATERAL (VALUES (0, 'declared', declared_at), (1, 'received', received_at), (2, 'closed', closed_at)) AS steps(step, state_then, at)
WHERE at IS NOT NULL;
