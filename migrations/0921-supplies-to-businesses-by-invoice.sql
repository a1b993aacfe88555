-- An invoice belongs to the day of its payment, a correction to the day on which it is issued, and so does an exempt supply to a business in
-- another member state (2006/112/EC, article 67).
CREATE OR REPLACE FUNCTION write_tax_entries(document documents) RETURNS void LANGUAGE sql AS $$
  INSERT INTO tax_entries (document_id, rate, is_test, treatment, country, sold_on, booked_on, declared_on,
    net_cents, vat_cents, shipping_net_cents, shipping_vat_cents)
  SELECT document.id, rate, document.is_test, document.data->>'treatment', document.country,
    (document.data->>'paidOn')::date, document.issued_on,
    open_tax_day(CASE WHEN jsonb_typeof(document.data->'corrects') = 'object' OR document.data->>'treatment' = 'intra-community'
      THEN document.issued_on ELSE (document.data->>'paidOn')::date END),
    sign * sum(net), sign * sum(vat),
    sign * coalesce(sum(net) FILTER (WHERE name = ''), 0), sign * coalesce(sum(vat) FILTER (WHERE name = ''), 0)
  FROM jsonb_to_recordset(document.data->'lines') AS line(name text, rate numeric, net bigint, vat bigint),
    (SELECT CASE document.kind WHEN 'invoice' THEN 1 ELSE -1 END AS sign) AS of_kind
  GROUP BY rate, sign
$$;
