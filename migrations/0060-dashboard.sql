-- The dashboard's figures are read from these alone, without the rows behind them.
CREATE INDEX payments_revenue ON payments (paid_at) INCLUDE (provider, amount_cents, received_cents, refunded_cents) WHERE state = 'paid';
CREATE INDEX orders_counted ON orders (status, created_at) INCLUDE (is_test);
CREATE INDEX orders_paying_customers ON orders (customer_id, paid_at) INCLUDE (is_test) WHERE paid_at IS NOT NULL;
