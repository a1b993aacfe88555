-- The batches that a line was packed from, and recalls that were written to the buyers of a product.
ALTER TABLE order_lines
  ADD COLUMN batches text[] NOT NULL DEFAULT '{}' CHECK (cardinality(batches) <= 10 AND array_position(batches, NULL) IS NULL);

CREATE TABLE recalls (
  id uuid PRIMARY KEY,
  product_id uuid NOT NULL REFERENCES products (id),
  -- Empty: every batch.
  batches text[] NOT NULL DEFAULT '{}',
  -- Also lines whose batch nobody noted.
  with_unknown boolean NOT NULL,
  sold_from date,
  sold_to date,
  -- Hazard and what to do, by language.
  texts jsonb NOT NULL,
  remedies text[] NOT NULL CHECK (cardinality(remedies) > 0),
  recipients integer NOT NULL CHECK (recipients > 0),
  -- An administrator, who may be gone.
  created_by uuid,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX recalls_product ON recalls (product_id);
