-- The language in which an administrator reads the back office.
ALTER TABLE administrators ADD COLUMN language text NOT NULL DEFAULT 'en'
  CHECK (language IN ('en', 'et', 'lv', 'lt'));
