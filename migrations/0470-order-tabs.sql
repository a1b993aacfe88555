-- The tabs "To ship" and "Unpaid" above the list of orders: a page of each is found without reading other orders.
CREATE INDEX orders_to_ship ON orders (created_at, id)
  WHERE status IN ('pending', 'processing', 'packing', 'ready_to_ship') AND payment_state IN ('paid', 'partly_refunded');
CREATE INDEX orders_to_pay ON orders (created_at, id)
  WHERE payment_state IN ('unpaid', 'failed') AND status <> 'cancelled' AND NOT (status = 'pending' AND payment_state = 'failed');
