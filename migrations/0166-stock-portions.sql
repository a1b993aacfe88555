-- A product that many buy at once would sell one piece after the other, as its level stays locked until a buyer's commit. Most of
-- its stock then stands in portions, of which each buyer takes a free one (docs/decisions/2026-11-22-stock-portions.md).
CREATE TABLE stock_portions (
  -- Never given twice: a reservation must not find a later portion under its number.
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id uuid NOT NULL REFERENCES stock_levels ON DELETE CASCADE,
  available integer NOT NULL CHECK (available >= 0),
  reserved integer NOT NULL DEFAULT 0 CHECK (reserved >= 0),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX stock_portions_product ON stock_portions (product_id);
-- Beside portions a level keeps an available piece, so that it alone says whether the product is in stock.
ALTER TABLE stock_levels ADD COLUMN is_split boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT split_levels_keep_a_piece CHECK (NOT is_split OR available > 0);
-- The portion that a reservation was taken from; null, or no longer there, for the level.
ALTER TABLE stock_reservations ADD COLUMN portion_id bigint;
