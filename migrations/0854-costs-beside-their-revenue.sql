-- What goods cost is booked beside what they were sold for: not before the invoice, and with the product that the invoice names.

-- As what a piece of an order is sold. A kit costs what its parts do. A piece of what was also bought alone counts for that.
CREATE FUNCTION sold_as(sold uuid, piece uuid) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT l.product_id FROM order_lines l WHERE l.order_id = sold AND l.product_id = piece LIMIT 1),
    (SELECT l.product_id FROM order_line_parts part JOIN order_lines l USING (order_id, position)
      WHERE part.order_id = sold AND part.product_id = piece ORDER BY position LIMIT 1),
    piece)
$$;

-- What goods cost is of the day of their movement, but not before the newest document. Goods that are taken for a correction have no line
-- and no invoice while it waits: they are of the day on which it ends, and of one that is not made come back on that day.
CREATE OR REPLACE FUNCTION write_cost_entries(sold uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO sales_entries (movement_id, order_id, is_test, booked_on, country, method, channel, campaign_id, kind, is_refund, is_new_order,
    product_id, cost_cents, uncosted)
  SELECT m.id, m.order_id, of_order.is_test,
    greatest((SELECT max(booked_on) FROM sales_entries WHERE order_id = sold), (
      greatest(m.at, (SELECT max(ended_at) FROM order_corrections WHERE order_id = sold))
        AT TIME ZONE coalesce((SELECT nullif(setting_value, '') FROM store_settings WHERE setting_key = 'time_zone'), 'Europe/Tallinn'))::date),
    -- Of the invoice that stands.
    coalesce(
      (SELECT d.country FROM sales_entries e JOIN documents d ON d.id = e.document_id
        WHERE e.order_id = sold AND d.kind = 'invoice' ORDER BY e.id DESC LIMIT 1),
      of_order.country),
    of_order.method, of_order.channel, of_order.campaign_id, 'cost', false, false,
    sold_as(sold, m.product_id),
    -m.quantity * coalesce(m.unit_cost_cents, 0), CASE WHEN m.unit_cost_cents IS NULL THEN -m.quantity ELSE 0 END
  FROM stock_movements m
    JOIN LATERAL (SELECT * FROM sales_entries e WHERE e.order_id = sold ORDER BY e.id LIMIT 1) AS of_order ON true
  WHERE m.order_id = sold AND m.reason IN ('sale', 'cancellation', 'return')
    AND NOT EXISTS (SELECT FROM order_corrections c WHERE c.order_id = sold AND c.state = 'waiting')
  ON CONFLICT (movement_id) DO NOTHING
$$;

CREATE OR REPLACE FUNCTION write_sales_entries(document documents) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  sign integer := CASE document.kind WHEN 'invoice' THEN 1 ELSE -1 END;
  of_order sales_entries;
  is_first boolean;
BEGIN
  SELECT * INTO of_order FROM sales_entries WHERE order_id = document.order_id ORDER BY id LIMIT 1;
  is_first := of_order.id IS NULL AND document.kind = 'invoice';
  IF of_order.id IS NULL THEN
    SELECT coalesce(p.method_name, p.method, p.provider), o.channel, (
        SELECT e.campaign_id FROM emails e
        WHERE lower(e.recipient) = lower(o.email) AND e.campaign_id IS NOT NULL AND e.created_at <= o.created_at
          AND e.sent_at <= o.created_at AND e.sent_at > o.created_at - interval '7 days'
        ORDER BY e.created_at DESC LIMIT 1)
      INTO of_order.method, of_order.channel, of_order.campaign_id
      FROM payments p, orders o WHERE p.id = document.payment_id AND o.id = document.order_id;
  END IF;
  INSERT INTO sales_entries (document_id, place, order_id, is_test, booked_on, country, method, channel, campaign_id, kind, is_refund,
    is_new_order, product_id, quantity, net_cents, vat_cents, discount_cents)
  SELECT document.id, place, document.order_id, document.is_test, document.issued_on, document.country, of_order.method, of_order.channel,
    of_order.campaign_id, CASE WHEN line->>'name' = '' THEN 'shipping' ELSE line->>'kind' END, coalesce(document.data->'corrects'->>'why' <> 'changed', false), is_first AND place = 1,
    coalesce(
      -- What is credited may be no line of the order any more, and its product have another number.
      CASE WHEN document.kind <> 'invoice' THEN (
        SELECT e.product_id FROM sales_entries e JOIN documents d ON d.id = e.document_id
        WHERE e.order_id = document.order_id AND d.kind = 'invoice' AND d.data->'lines'->(e.place - 1)->>'sku' = line->>'sku'
          AND e.product_id IS NOT NULL
        ORDER BY e.id DESC LIMIT 1) END,
      (SELECT product_id FROM order_lines o WHERE o.order_id = document.order_id AND o.sku = line->>'sku' ORDER BY o.position LIMIT 1),
      (SELECT id FROM products p WHERE p.sku = line->>'sku')),
    CASE WHEN line->>'kind' = 'goods' THEN sign * (line->>'quantity')::integer ELSE 0 END,
    sign * (line->>'net')::bigint, sign * (line->>'vat')::bigint, sign * coalesce((line->>'discount')::bigint, 0)
  FROM jsonb_array_elements(document.data->'lines') WITH ORDINALITY AS of_document(line, place);
  PERFORM write_cost_entries(document.order_id);
  -- What was noted in another country, or for another product, follows the invoice.
  IF document.kind = 'invoice' THEN
    INSERT INTO sales_entries (document_id, place, order_id, is_test, booked_on, country, method, channel, campaign_id, kind, is_refund,
      is_new_order, product_id, cost_cents, uncosted)
    SELECT document.id, 1000 + row_number() OVER (ORDER BY moved.country, moved.product_id), document.order_id, document.is_test,
      document.issued_on, moved.country, of_order.method, of_order.channel, of_order.campaign_id, 'cost', false, false, moved.product_id,
      sum(moved.cost), sum(moved.without)
    FROM (
      SELECT e.country, e.product_id, -e.cost_cents, -e.uncosted FROM sales_entries e
        WHERE e.order_id = document.order_id AND e.kind = 'cost'
      UNION ALL
      SELECT document.country, sold_as(document.order_id, m.product_id), e.cost_cents, e.uncosted
        FROM sales_entries e JOIN stock_movements m ON m.id = e.movement_id WHERE e.order_id = document.order_id
    ) AS moved(country, product_id, cost, without)
    GROUP BY moved.country, moved.product_id HAVING sum(moved.cost) <> 0 OR sum(moved.without) <> 0;
  END IF;
END $$;
