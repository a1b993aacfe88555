-- The VAT of a sale at home is that of the seller's country, wherever its goods go: a business of the shop's own state may have them sent
-- to another one.
CREATE OR REPLACE FUNCTION write_tax_entries(document documents) RETURNS void LANGUAGE sql AS $$
  INSERT INTO tax_entries (document_id, rate, is_test, treatment, country, sold_on, booked_on, declared_on,
    net_cents, vat_cents, shipping_net_cents, shipping_vat_cents)
  SELECT document.id, rate, document.is_test, document.data->>'treatment',
    CASE document.data->>'treatment' WHEN 'domestic' THEN coalesce(document.data->'seller'->>'country', document.country) ELSE document.country END,
    (document.data->>'paidOn')::date, document.issued_on,
    open_tax_day(CASE WHEN jsonb_typeof(document.data->'corrects') = 'object' OR document.data->>'treatment' = 'intra-community'
      THEN document.issued_on ELSE (document.data->>'paidOn')::date END),
    sign * sum(net), sign * sum(vat),
    sign * coalesce(sum(net) FILTER (WHERE name = ''), 0), sign * coalesce(sum(vat) FILTER (WHERE name = ''), 0)
  FROM jsonb_to_recordset(document.data->'lines') AS line(name text, rate numeric, net bigint, vat bigint),
    (SELECT CASE document.kind WHEN 'invoice' THEN 1 ELSE -1 END AS sign) AS of_kind
  GROUP BY rate, sign
$$;
