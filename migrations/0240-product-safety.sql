-- The label of hazardous goods by regulation (EC) 1272/2008, who made a product, and what it and its packaging are made of.
ALTER TABLE products
  ADD COLUMN regime text CHECK (regime IN ('none', 'clp-substance', 'clp-mixture', 'cosmetic')),
  ADD COLUMN pictograms text[] NOT NULL DEFAULT '{}' CHECK (cardinality(pictograms) <= 9 AND array_position(pictograms, NULL) IS NULL),
  ADD COLUMN signal_word text CHECK (signal_word IN ('danger', 'warning')),
  ADD COLUMN hazard_statements text[] NOT NULL DEFAULT '{}' CHECK (cardinality(hazard_statements) <= 30 AND array_position(hazard_statements, NULL) IS NULL),
  ADD COLUMN precautionary_statements text[] NOT NULL DEFAULT '{}' CHECK (cardinality(precautionary_statements) <= 30 AND array_position(precautionary_statements, NULL) IS NULL),
  ADD COLUMN contains text CHECK (length(contains) <= 500),
  ADD COLUMN ufi text CHECK (ufi ~ '^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$'),
  ADD COLUMN supplier text CHECK (length(supplier) <= 500),
  ADD COLUMN child_resistant boolean NOT NULL DEFAULT false,
  ADD COLUMN tactile_warning boolean NOT NULL DEFAULT false,
  ADD COLUMN maker_address text CHECK (length(maker_address) <= 300),
  ADD COLUMN maker_contact text CHECK (length(maker_contact) <= 300),
  ADD COLUMN materials jsonb NOT NULL DEFAULT '{}';
