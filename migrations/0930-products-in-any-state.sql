-- Products in any state, the newest first: the list of the back office reads a page of them instead of all.
CREATE INDEX products_in_any_state ON products (created_at DESC, id);
