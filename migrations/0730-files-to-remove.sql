-- Files whose rows are gone: one is kept here until the store has removed it, so that none stays public after a failure.
CREATE TABLE files_to_remove (
  path text PRIMARY KEY
);
