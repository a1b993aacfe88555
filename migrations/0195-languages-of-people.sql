-- Which language somebody reads: an email, an order, a subscription. Rows of before were written in English. The browser's
-- language in orders.locale is not read any more.
ALTER TABLE emails ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language ~ '^[a-z]{2}$');
ALTER TABLE subscribers ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language ~ '^[a-z]{2}$');
ALTER TABLE orders ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language ~ '^[a-z]{2}$');
