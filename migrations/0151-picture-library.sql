-- The newest pictures of the store, a page at a time.
CREATE INDEX pictures_newest ON pictures (created_at DESC, id);
