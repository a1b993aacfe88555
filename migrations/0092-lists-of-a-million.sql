-- The lists of the back office at a million orders: one index for each order of rows, and none that another covers.

CREATE INDEX orders_placed ON orders (created_at, id) INCLUDE (is_test);
DROP INDEX orders_newest;
CREATE INDEX orders_standing ON orders (status, created_at, id);
DROP INDEX orders_status, orders_counted;
CREATE INDEX orders_payment ON orders (payment_state, created_at, id) WHERE payment_state <> 'paid';

-- Every sort of deed is a few steps away from its newest.
CREATE INDEX audit_log_sorts ON audit_log (actor, action, subject_kind, id);
CREATE INDEX audit_log_things ON audit_log (subject_kind, subject_id text_pattern_ops, id);
DROP INDEX audit_log_newest, audit_log_subject;

CREATE INDEX customers_made ON customers (created_at, id);
DROP INDEX customers_newest;

-- What nothing reads by: stock moves are found by their order, and by product in their constraint.
DROP INDEX stock_movements_product, payment_events_newest, shipments_newest, pictures_newest, orders_paid;
