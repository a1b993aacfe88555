-- After a restore numbers are skipped that were given out since the backup: no document may have the number of another.
ALTER TABLE document_series ADD COLUMN skipped integer NOT NULL DEFAULT 0 CHECK (skipped >= 0);

CREATE OR REPLACE FUNCTION next_in_series() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  skipping integer := CASE WHEN TG_OP = 'UPDATE' THEN NEW.skipped - OLD.skipped END;
BEGIN
  IF TG_OP = 'DELETE' OR skipping < 0 OR NEW.last_number <> OLD.last_number + (CASE skipping WHEN 0 THEN 1 ELSE skipping END)
    OR (NEW.kind, NEW.is_test, NEW.year) <> (OLD.kind, OLD.is_test, OLD.year) THEN
    RAISE EXCEPTION 'A series of documents only counts on by one' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
