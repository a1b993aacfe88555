-- An exchange: what comes back is credited, and an order by hand is paid with it. No money moves.
ALTER TABLE refunds ADD COLUMN exchange_order_id uuid REFERENCES orders;
CREATE INDEX refunds_exchange ON refunds (exchange_order_id) WHERE exchange_order_id IS NOT NULL;
