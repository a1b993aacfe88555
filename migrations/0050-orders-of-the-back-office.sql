-- Looking for an order by its number, or a part of it; by whom it belongs to; by what it came to.
CREATE INDEX orders_number_search ON orders USING gin (order_number gin_trgm_ops);
CREATE INDEX orders_email ON orders (lower(email));
CREATE INDEX orders_total ON orders (total_cents, id);
CREATE INDEX orders_name ON orders (lower(last_name), lower(first_name), id);

-- Customers are those who paid (decision 27).
CREATE INDEX orders_customer_paid ON orders (customer_id) INCLUDE (created_at, total_cents) WHERE paid_at IS NOT NULL;
CREATE INDEX customers_name ON customers (lower(last_name), lower(first_name), id);

-- The highest code of a prefix, whatever its case, is one look away.
CREATE INDEX shipments_sequence ON shipments (upper(tracking_number) text_pattern_ops) WHERE tracking_number IS NOT NULL;
DROP INDEX shipments_prefix;
