-- The substances that a label names are words: "linalool" in English is "linalooli" in Finnish. English stands in the product itself.
ALTER TABLE product_translations ADD COLUMN contains text CHECK (length(contains) <= 500);
