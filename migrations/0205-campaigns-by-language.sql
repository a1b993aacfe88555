-- To whom a campaign goes: those who read this language, or all.
ALTER TABLE campaigns ADD COLUMN language text NOT NULL DEFAULT '' CHECK (language ~ '^([a-z]{2})?$');
