-- A password that the shop made and printed is worth nothing once a demo goes live.
ALTER TABLE administrators ADD COLUMN is_password_told boolean NOT NULL DEFAULT false;

-- What ended long ago is found each night.
CREATE INDEX consents_at ON consents (at);
