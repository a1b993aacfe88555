-- Letters about one order go out in the order in which they were written. Two of one transaction have one now().
ALTER TABLE letters ALTER COLUMN created_at SET DEFAULT clock_timestamp();
