-- Whether lists may call a product reduced: as `reductionOf` decides for its page, from the lowest price of the days before today's price
-- began (98/6/EC, article 6a). A discount alone says nothing of that.
CREATE FUNCTION shows_reduction(product uuid, price_cents bigint, discount_percentage numeric) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT discount_percentage > 0 AND coalesce((
    SELECT before.lowest > now.price AND (price_now(before.lowest, discount_percentage) = now.price OR (before.lowest - now.price) * 100 >= before.lowest)
    FROM (SELECT price_now(price_cents, discount_percentage) AS price) now,
      LATERAL (SELECT since, id FROM price_history WHERE product_id = product ORDER BY since DESC, id DESC LIMIT 1) today,
      LATERAL (SELECT price_now(h.price_cents, h.discount_percentage) AS price FROM price_history h
        WHERE h.product_id = product AND h.since < today.since - interval '31 days' ORDER BY h.since DESC, h.id DESC LIMIT 1) in_force,
      LATERAL (SELECT least(in_force.price, (SELECT min(price_now(h.price_cents, h.discount_percentage)) FROM price_history h
        WHERE h.product_id = product AND h.since >= today.since - interval '31 days' AND (h.since, h.id) < (today.since, today.id))) AS lowest) before), false)
$$;

CREATE OR REPLACE FUNCTION listed_facts(ids uuid[]) RETURNS TABLE (product_id uuid, listed_at timestamptz, price_cents bigint, is_reduced boolean, facets text[])
LANGUAGE sql STABLE AS $$
  SELECT p.id, p.created_at, price_now(p.price_cents, p.discount_percentage), shows_reduction(p.id, p.price_cents, p.discount_percentage), attribute_facets(p.attributes)
  FROM products p WHERE p.id = ANY (ids) AND p.group_id IS NULL AND p.retired_at IS NULL
  UNION ALL
  SELECT p.id, p.created_at, g.price, g.is_reduced, g.facets
  FROM products p CROSS JOIN LATERAL (
    SELECT min(price_now(v.price_cents, v.discount_percentage)) AS price, bool_or(shows_reduction(v.id, v.price_cents, v.discount_percentage)) AS is_reduced,
      ARRAY(SELECT DISTINCT facet FROM products o, unnest(attribute_facets(o.attributes)) AS facet
            WHERE o.group_id = p.group_id AND o.retired_at IS NULL ORDER BY 1) AS facets
    FROM products v WHERE v.group_id = p.group_id AND v.retired_at IS NULL) AS g
  WHERE p.id = ANY (ids) AND p.group_id IS NOT NULL AND p.listed AND p.retired_at IS NULL
$$;

CREATE OR REPLACE FUNCTION rule_condition(c jsonb) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  attribute text := c ->> 'attribute';
  bounds text := concat_ws(' AND ', 'true',
    '%1$s >= ' || (c ->> 'from')::numeric, '%1$s <= ' || (c ->> 'to')::numeric);
BEGIN
  RETURN CASE c ->> 'field'
    WHEN 'category' THEN format('p.category = ANY (%L)', ARRAY(SELECT jsonb_array_elements_text(c -> 'values')))
    WHEN 'choice' THEN format('p.attributes @> ANY (%L::jsonb[])', ARRAY(
      SELECT jsonb_build_object(attribute, jsonb_build_array(v)) FROM jsonb_array_elements_text(c -> 'values') AS v))
    WHEN 'yes-no' THEN format('p.attributes @> %L', jsonb_build_object(attribute, c -> 'is'))
    WHEN 'number' THEN format('jsonb_typeof(p.attributes -> %L) = ''number'' AND ', attribute)
      || format(bounds, format('CASE jsonb_typeof(p.attributes -> %1$L) WHEN ''number'' THEN (p.attributes -> %1$L)::numeric END', attribute))
    WHEN 'new' THEN format('p.created_at > now() - make_interval(days => %s)', (c ->> 'days')::int)
    WHEN 'reduced' THEN 'shows_reduction(p.id, p.price_cents, p.discount_percentage)'
    WHEN 'price' THEN format(bounds, 'price_now(p.price_cents, p.discount_percentage)')
    WHEN 'name' THEN format('p.name ILIKE %L', '%' || regexp_replace(c ->> 'contains', '([\\%_])', '\\\1', 'g') || '%')
    ELSE 'false' END;
END $$;

UPDATE collection_products m SET is_reduced = f.is_reduced
FROM listed_facts(ARRAY(SELECT product_id FROM collection_products WHERE is_reduced)) AS f
WHERE m.product_id = f.product_id AND m.is_reduced <> f.is_reduced;
SELECT refresh_collection(id) FROM collections WHERE rule @> '{"conditions": [{"field": "reduced"}]}' ORDER BY id;
