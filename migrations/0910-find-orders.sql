-- Orders are found by company and by phone, as callers name them.
CREATE INDEX orders_company ON orders USING gin (company gin_trgm_ops) WHERE company IS NOT NULL;
CREATE INDEX orders_phone ON orders (right(regexp_replace(phone, '\D', '', 'g'), 7)) WHERE phone <> '';
