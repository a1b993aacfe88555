-- An order that is corrected to another country has its revenue there: what its goods cost follows it, booked over with the new invoice.
ALTER TABLE sales_entries
  DROP CONSTRAINT sales_entries_of,
  ADD CONSTRAINT sales_entries_of CHECK ((movement_id IS NULL) = (document_id IS NOT NULL) AND (movement_id IS NULL OR kind = 'cost'));

CREATE OR REPLACE FUNCTION write_cost_entries(sold uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO sales_entries (movement_id, order_id, is_test, booked_on, country, method, channel, campaign_id, kind, is_refund, is_new_order,
    product_id, cost_cents, uncosted)
  SELECT m.id, m.order_id, of_order.is_test,
    (m.at AT TIME ZONE coalesce((SELECT nullif(setting_value, '') FROM store_settings WHERE setting_key = 'time_zone'), 'Europe/Tallinn'))::date,
    -- Of the invoice that stands.
    coalesce(
      (SELECT d.country FROM sales_entries e JOIN documents d ON d.id = e.document_id
        WHERE e.order_id = sold AND d.kind = 'invoice' ORDER BY e.id DESC LIMIT 1),
      of_order.country),
    of_order.method, of_order.channel, of_order.campaign_id, 'cost', false, false,
    -- A kit costs what its parts do. A piece of what was also bought alone counts for that.
    coalesce(
      (SELECT l.product_id FROM order_lines l WHERE l.order_id = sold AND l.product_id = m.product_id LIMIT 1),
      (SELECT l.product_id FROM order_line_parts part JOIN order_lines l USING (order_id, position)
        WHERE part.order_id = sold AND part.product_id = m.product_id ORDER BY position LIMIT 1),
      m.product_id),
    -m.quantity * coalesce(m.unit_cost_cents, 0), CASE WHEN m.unit_cost_cents IS NULL THEN -m.quantity ELSE 0 END
  FROM stock_movements m
    JOIN LATERAL (SELECT * FROM sales_entries e WHERE e.order_id = sold ORDER BY e.id LIMIT 1) AS of_order ON true
  WHERE m.order_id = sold AND m.reason IN ('sale', 'cancellation', 'return')
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
      (SELECT product_id FROM order_lines o WHERE o.order_id = document.order_id AND o.sku = line->>'sku' ORDER BY o.position LIMIT 1),
      (SELECT id FROM products p WHERE p.sku = line->>'sku')),
    CASE WHEN line->>'kind' = 'goods' THEN sign * (line->>'quantity')::integer ELSE 0 END,
    sign * (line->>'net')::bigint, sign * (line->>'vat')::bigint, sign * coalesce((line->>'discount')::bigint, 0)
  FROM jsonb_array_elements(document.data->'lines') WITH ORDINALITY AS of_document(line, place);
  PERFORM write_cost_entries(document.order_id);
  IF document.kind = 'invoice' THEN
    INSERT INTO sales_entries (document_id, place, order_id, is_test, booked_on, country, method, channel, campaign_id, kind, is_refund,
      is_new_order, product_id, cost_cents, uncosted)
    SELECT document.id, 1000 + row_number() OVER (ORDER BY noted.country, product_id, side), document.order_id, document.is_test, document.issued_on,
      CASE side WHEN 1 THEN document.country ELSE noted.country END, of_order.method, of_order.channel, of_order.campaign_id, 'cost', false, false,
      product_id, side * cost, side * without
    FROM (SELECT country, product_id, sum(cost_cents) AS cost, sum(uncosted) AS without FROM sales_entries
        WHERE order_id = document.order_id AND kind = 'cost' AND country <> document.country
        GROUP BY 1, 2 HAVING sum(cost_cents) <> 0 OR sum(uncosted) <> 0) AS noted, (VALUES (-1), (1)) AS sides(side);
  END IF;
END $$;
