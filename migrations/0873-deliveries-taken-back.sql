-- An order that is on its way again is not delivered. A cancelled one keeps the day that its buyer had the goods.
UPDATE orders SET delivered_at = NULL WHERE delivered_at IS NOT NULL AND status NOT IN ('delivered', 'cancelled');
