-- What is shown below a product, in the order of the shopkeeper. Without any, the newest of the shop are.
CREATE TABLE related_products (
  product_id uuid NOT NULL REFERENCES products ON DELETE CASCADE,
  related_id uuid NOT NULL REFERENCES products ON DELETE CASCADE,
  position smallint NOT NULL CHECK (position BETWEEN 0 AND 7),
  PRIMARY KEY (product_id, related_id),
  CONSTRAINT related_products_position UNIQUE (product_id, position),
  CONSTRAINT related_products_not_self CHECK (product_id <> related_id)
);
CREATE INDEX related_products_of ON related_products (related_id);
