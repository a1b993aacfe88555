-- Nothing ever read or wrote it; its index goes with it.
ALTER TABLE products DROP COLUMN group_id;
