-- Customers and orders of the shop before this one, as its files tell them. They are read only: nothing here is sold, paid, counted or sent.
CREATE TABLE past_customers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  shop text NOT NULL CHECK (shop IN ('shopify', 'woocommerce', 'prestashop')),
  email text NOT NULL CHECK (email = lower(email) AND length(email) BETWEEN 3 AND 254 AND email !~ '[\r\n]'),
  first_name text NOT NULL CHECK (length(first_name) <= 100),
  last_name text NOT NULL CHECK (length(last_name) <= 100),
  -- When the account was made there.
  since timestamptz,
  addresses jsonb NOT NULL CHECK (jsonb_typeof(addresses) = 'array'),
  -- Of what the file said, to know what has changed.
  digest text NOT NULL,
  imported_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT past_customers_email_unique UNIQUE (shop, email)
);
CREATE INDEX past_customers_email ON past_customers (email);
CREATE INDEX past_customers_newest ON past_customers (imported_at DESC, id);
CREATE INDEX past_customers_search ON past_customers USING gin ((first_name || ' ' || last_name || ' ' || email) gin_trgm_ops);

CREATE TABLE past_orders (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  shop text NOT NULL CHECK (shop IN ('shopify', 'woocommerce')),
  order_number text NOT NULL CHECK (length(order_number) BETWEEN 1 AND 100),
  ordered_at timestamptz NOT NULL,
  -- Empty where the file names nobody: then it names no address either.
  email text NOT NULL CHECK (email = lower(email) AND length(email) <= 254),
  name text NOT NULL CHECK (length(name) <= 200),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- In hundredths of the currency, as told; never summed.
  total_cents bigint NOT NULL,
  status text NOT NULL CHECK (length(status) <= 200),
  -- Lines, other amounts and addresses.
  told jsonb NOT NULL CHECK (jsonb_typeof(told) = 'object'),
  digest text NOT NULL,
  imported_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT past_orders_number_unique UNIQUE (shop, order_number),
  CONSTRAINT past_orders_of_nobody CHECK (email <> '' OR name = '')
);
CREATE INDEX past_orders_email ON past_orders (email, ordered_at DESC);
CREATE INDEX past_orders_newest ON past_orders (ordered_at DESC, id);
CREATE INDEX past_orders_search ON past_orders USING gin ((order_number || ' ' || name || ' ' || email) gin_trgm_ops);
