-- The role is a word, so that a third one is possible. The version before reads and writes `is_superuser`: a trigger keeps
-- both alike until a later release drops that column, the trigger and its function.
ALTER TABLE administrators
  ADD COLUMN role text NOT NULL DEFAULT 'administrator' CHECK (role IN ('administrator', 'superuser'));
UPDATE administrators SET role = 'superuser' WHERE is_superuser;
COMMENT ON COLUMN administrators.is_superuser IS 'unused: role replaces it';

CREATE FUNCTION keep_roles_alike() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.is_superuser THEN NEW.role := 'superuser'; END IF;
  ELSIF NEW.role = OLD.role AND NEW.is_superuser <> OLD.is_superuser THEN
    NEW.role := CASE WHEN NEW.is_superuser THEN 'superuser' ELSE 'administrator' END;
  END IF;
  NEW.is_superuser := NEW.role = 'superuser';
  RETURN NEW;
END $$;
CREATE TRIGGER administrators_roles_alike BEFORE INSERT OR UPDATE ON administrators
  FOR EACH ROW EXECUTE FUNCTION keep_roles_alike();

-- `language` replaces it. The version before names it in every order that it writes.
COMMENT ON COLUMN orders.locale IS 'unused: language replaces it';
