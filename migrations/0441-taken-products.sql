-- The numbers that products had in another shop, whose further files name them by it.
CREATE TABLE taken_products (
  shop text NOT NULL CHECK (shop IN ('prestashop')),
  old_id text NOT NULL CHECK (old_id <> '' AND length(old_id) <= 40),
  product_id uuid NOT NULL REFERENCES products ON DELETE CASCADE,
  PRIMARY KEY (shop, old_id)
);
CREATE INDEX taken_products_product ON taken_products (product_id);
