-- The list of the back office: its sortings, its filters, its search.
CREATE INDEX products_by_name ON products (lower(name), id) WHERE retired_at IS NULL;
CREATE INDEX products_by_price ON products (price_cents, id) WHERE retired_at IS NULL;
CREATE INDEX products_by_change ON products (updated_at DESC, id) WHERE retired_at IS NULL;
CREATE INDEX products_is_new ON products (created_at DESC, id) WHERE is_new AND retired_at IS NULL;
CREATE INDEX products_reduced ON products (created_at DESC, id) WHERE discount_percentage > 0 AND retired_at IS NULL;
CREATE INDEX products_retired ON products (created_at DESC, id) WHERE retired_at IS NOT NULL;
CREATE INDEX products_search_sku ON products USING gin (sku gin_trgm_ops);

-- Which of a product's pictures lie in the store; data addresses are too long for an index.
CREATE FUNCTION stored_paths(image text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY(SELECT one FROM unnest(image) AS one WHERE one !~ '^(https?:|data:)' AND length(one) <= 500)
$$;
CREATE INDEX products_stored_pictures ON products USING gin (stored_paths(image));

-- Which products still show pictures from elsewhere.
CREATE FUNCTION has_foreign_picture(image text[]) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT EXISTS (SELECT FROM unnest(image) AS one WHERE one ~ '^(https?:|data:)')
$$;
CREATE INDEX products_foreign_pictures ON products (name, id) WHERE has_foreign_picture(image);

-- A picture that nothing shows: uploaded and not saved yet, or taken out of a product.
ALTER TABLE pictures ADD COLUMN unsaved_since timestamptz;
CREATE INDEX pictures_unsaved ON pictures (unsaved_since) WHERE unsaved_since IS NOT NULL;
