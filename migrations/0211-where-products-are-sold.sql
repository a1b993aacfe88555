-- Countries that a product is not sent to. NULL: as its category says, which is in code.
ALTER TABLE products
  ADD COLUMN not_sold_to text[] CHECK (cardinality(not_sold_to) <= 40 AND array_position(not_sold_to, NULL) IS NULL),
  ADD COLUMN prop65_warning text CHECK (length(prop65_warning) <= 1000);
