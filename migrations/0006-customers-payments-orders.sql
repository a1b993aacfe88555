CREATE TABLE customers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL CHECK (email = lower(email) AND length(email) BETWEEN 3 AND 254 AND email !~ '[\r\n]'),
  first_name text NOT NULL CHECK (length(first_name) <= 100),
  last_name text NOT NULL CHECK (length(last_name) <= 100),
  erased_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT customers_email_unique UNIQUE (email)
);
CREATE INDEX customers_newest ON customers (created_at DESC, id);
CREATE INDEX customers_search ON customers USING gin ((first_name || ' ' || last_name || ' ' || email) gin_trgm_ops);
CREATE TRIGGER customers_touch BEFORE UPDATE ON customers FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE SEQUENCE order_numbers START 100001;

-- Money in whole cents. An order keeps its own copy of everything it was promised.
CREATE TABLE orders (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  order_number text NOT NULL DEFAULT 'AU-' || nextval('order_numbers'),
  tracking_code text NOT NULL CHECK (tracking_code ~ '^TRK[0-9]{14}$'),
  customer_id uuid NOT NULL REFERENCES customers,
  status text NOT NULL DEFAULT 'pending'
    CHECK (status IN ('pending', 'processing', 'packing', 'ready_to_ship', 'shipped', 'delivered', 'cancelled')),
  payment_state text NOT NULL DEFAULT 'unpaid' CHECK (payment_state IN ('unpaid', 'paid', 'partly_refunded', 'refunded', 'failed')),
  attention text CHECK (length(attention) <= 500),
  currency char(3) NOT NULL DEFAULT 'EUR' CHECK (currency = 'EUR'),
  locale text NOT NULL DEFAULT 'en' CHECK (length(locale) <= 35),
  channel text NOT NULL DEFAULT 'web' CHECK (channel IN ('web', 'back-office')),
  is_test boolean NOT NULL DEFAULT false,
  idempotency_key text CHECK (length(idempotency_key) BETWEEN 8 AND 200),
  cart_hash bytea NOT NULL CHECK (length(cart_hash) = 32),
  browser_hash bytea CHECK (length(browser_hash) = 32),
  terms_version text NOT NULL,
  email text NOT NULL CHECK (length(email) <= 254 AND email !~ '[\r\n]'),
  first_name text NOT NULL CHECK (length(first_name) <= 100),
  last_name text NOT NULL CHECK (length(last_name) <= 100),
  phone text NOT NULL CHECK (length(phone) <= 30),
  address text NOT NULL CHECK (length(address) <= 200),
  city text NOT NULL CHECK (length(city) <= 100),
  zip text NOT NULL CHECK (length(zip) <= 20),
  state text CHECK (length(state) <= 60),
  country char(2) NOT NULL CHECK (country ~ '^[A-Z]{2}$'),
  delivery_method text NOT NULL CHECK (delivery_method IN ('courier', 'parcel_machine')),
  delivery_country char(2) NOT NULL CHECK (delivery_country ~ '^[A-Z]{2}$'),
  parcel_machine_id uuid REFERENCES parcel_machines,
  parcel_machine jsonb CHECK (jsonb_typeof(parcel_machine) = 'object'),
  lines_cents bigint NOT NULL CHECK (lines_cents >= 0),
  bundle_cents bigint NOT NULL DEFAULT 0 CHECK (bundle_cents >= 0),
  shipping_cents bigint NOT NULL CHECK (shipping_cents >= 0),
  shipping_vat_rate numeric(5, 2) NOT NULL CHECK (shipping_vat_rate BETWEEN 0 AND 100),
  shipping_net_cents bigint NOT NULL,
  shipping_vat_cents bigint NOT NULL,
  total_cents bigint NOT NULL,
  notes text CHECK (length(notes) <= 10000),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  paid_at timestamptz,
  shipped_at timestamptz,
  delivered_at timestamptz,
  cancelled_at timestamptz,
  erased_at timestamptz,
  CONSTRAINT orders_number_unique UNIQUE (order_number),
  CONSTRAINT orders_tracking_unique UNIQUE (tracking_code),
  CONSTRAINT orders_idempotency_unique UNIQUE (idempotency_key),
  CONSTRAINT orders_sum CHECK (total_cents = lines_cents - bundle_cents + shipping_cents),
  CONSTRAINT orders_minimum CHECK (total_cents >= 50),
  CONSTRAINT orders_shipping_vat CHECK (shipping_net_cents + shipping_vat_cents = shipping_cents),
  CONSTRAINT orders_machine CHECK ((delivery_method = 'parcel_machine') = (parcel_machine IS NOT NULL)),
  CONSTRAINT orders_paid_has_time CHECK (payment_state IN ('unpaid', 'failed') OR paid_at IS NOT NULL)
);
CREATE INDEX orders_newest ON orders (created_at DESC, id);
CREATE INDEX orders_status ON orders (status, created_at DESC, id);
CREATE INDEX orders_customer ON orders (customer_id, created_at DESC);
CREATE INDEX orders_paid ON orders (paid_at DESC) WHERE paid_at IS NOT NULL;
CREATE INDEX orders_shipped ON orders (shipped_at DESC) WHERE shipped_at IS NOT NULL;
CREATE INDEX orders_browser ON orders (browser_hash, created_at DESC) WHERE payment_state = 'unpaid' AND status = 'pending';
CREATE INDEX orders_unpaid_old ON orders (created_at) WHERE payment_state IN ('unpaid', 'failed') AND erased_at IS NULL;
CREATE INDEX orders_attention ON orders (created_at DESC) WHERE attention IS NOT NULL;
CREATE INDEX orders_machine_of ON orders (parcel_machine_id) WHERE parcel_machine_id IS NOT NULL;
CREATE INDEX orders_person_search ON orders USING gin ((first_name || ' ' || last_name || ' ' || email) gin_trgm_ops);

CREATE FUNCTION orders_count_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  NEW.updated_at := now();
  RETURN NEW;
END $$;
CREATE TRIGGER orders_version BEFORE UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION orders_count_version();

ALTER TABLE stock_holds ADD CONSTRAINT stock_holds_order FOREIGN KEY (order_id) REFERENCES orders;
ALTER TABLE stock_movements ADD CONSTRAINT stock_movements_order FOREIGN KEY (order_id) REFERENCES orders;
ALTER TABLE letters ADD CONSTRAINT letters_order FOREIGN KEY (order_id) REFERENCES orders;

-- Prices include VAT: paid = line - share of the bundle saving = net + vat (decision 15).
CREATE TABLE order_lines (
  order_id uuid NOT NULL REFERENCES orders,
  position smallint NOT NULL CHECK (position BETWEEN 1 AND 100),
  product_id uuid NOT NULL REFERENCES products,
  name text NOT NULL,
  sku text NOT NULL,
  category text NOT NULL,
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 99),
  list_price_cents bigint NOT NULL CHECK (list_price_cents >= 0),
  discount_percentage numeric(5, 2) NOT NULL CHECK (discount_percentage BETWEEN 0 AND 100),
  unit_price_cents bigint NOT NULL CHECK (unit_price_cents BETWEEN 0 AND list_price_cents),
  line_cents bigint NOT NULL,
  bundle_share_cents bigint NOT NULL DEFAULT 0 CHECK (bundle_share_cents >= 0),
  vat_rate numeric(5, 2) NOT NULL CHECK (vat_rate BETWEEN 0 AND 100),
  net_cents bigint NOT NULL CHECK (net_cents >= 0),
  vat_cents bigint NOT NULL CHECK (vat_cents >= 0),
  PRIMARY KEY (order_id, position),
  CONSTRAINT order_lines_product_once UNIQUE (order_id, product_id),
  CONSTRAINT order_lines_sum CHECK (line_cents = unit_price_cents * quantity),
  CONSTRAINT order_lines_vat CHECK (net_cents + vat_cents = line_cents - bundle_share_cents)
);
CREATE INDEX order_lines_product ON order_lines (product_id);

CREATE TABLE order_status_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders,
  from_status text,
  to_status text NOT NULL,
  actor text NOT NULL CHECK (actor IN ('system', 'shopper', 'administrator', 'provider')),
  administrator_id uuid REFERENCES administrators ON DELETE SET NULL,
  reason text CHECK (length(reason) <= 500),
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX order_status_history_order ON order_status_history (order_id, id);
CREATE INDEX order_status_history_administrator ON order_status_history (administrator_id) WHERE administrator_id IS NOT NULL;

CREATE TABLE shipments (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  order_id uuid NOT NULL REFERENCES orders,
  tracking_number text CHECK (length(tracking_number) BETWEEN 1 AND 100),
  carrier text CHECK (length(carrier) BETWEEN 1 AND 60),
  shipping_method text CHECK (shipping_method IN ('standard', 'express', 'overnight', 'ground')),
  estimated_delivery date,
  status text NOT NULL DEFAULT 'shipped' CHECK (status IN ('shipped', 'delivered', 'returned')),
  administrator_id uuid REFERENCES administrators ON DELETE SET NULL,
  shipped_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT shipments_one_an_order UNIQUE (order_id)
);
CREATE INDEX shipments_tracking ON shipments (upper(tracking_number)) WHERE tracking_number IS NOT NULL;
CREATE INDEX shipments_prefix ON shipments (tracking_number text_pattern_ops) WHERE tracking_number IS NOT NULL;
CREATE INDEX shipments_newest ON shipments (shipped_at DESC, id);
CREATE INDEX shipments_administrator ON shipments (administrator_id) WHERE administrator_id IS NOT NULL;

-- One row for each attempt to open a payment session; request is sent again unchanged after a lost answer (decision 19).
CREATE TABLE payments (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  order_id uuid NOT NULL REFERENCES orders,
  provider text NOT NULL CHECK (provider IN ('stripe', 'test-page')),
  idempotency_key text NOT NULL,
  request jsonb NOT NULL CHECK (jsonb_typeof(request) = 'object'),
  session_id text,
  checkout_url text,
  charge_id text,
  state text NOT NULL DEFAULT 'opening' CHECK (state IN ('opening', 'open', 'awaiting', 'paid', 'failed', 'expired')),
  amount_cents bigint NOT NULL CHECK (amount_cents >= 50),
  refunded_cents bigint NOT NULL DEFAULT 0,
  currency char(3) NOT NULL DEFAULT 'EUR',
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  paid_at timestamptz,
  CONSTRAINT payments_key_unique UNIQUE (provider, idempotency_key),
  CONSTRAINT payments_session_unique UNIQUE (provider, session_id),
  CONSTRAINT payments_never_refund_more CHECK (refunded_cents BETWEEN 0 AND amount_cents),
  CONSTRAINT payments_open_has_session CHECK (state = 'opening' OR session_id IS NOT NULL OR state IN ('failed', 'expired')),
  CONSTRAINT payments_paid_has_time CHECK ((state = 'paid') = (paid_at IS NOT NULL))
);
CREATE INDEX payments_order ON payments (order_id, created_at DESC);
CREATE INDEX payments_unsettled ON payments (created_at) WHERE state IN ('opening', 'open', 'awaiting');
CREATE INDEX payments_charge ON payments (provider, charge_id) WHERE charge_id IS NOT NULL;
CREATE UNIQUE INDEX payments_one_paid_an_order ON payments (order_id) WHERE state = 'paid';

CREATE TABLE refunds (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  payment_id uuid NOT NULL REFERENCES payments,
  idempotency_key text NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  restock boolean NOT NULL DEFAULT false,
  reason text CHECK (length(reason) <= 500),
  state text NOT NULL DEFAULT 'requested' CHECK (state IN ('requested', 'pending', 'succeeded', 'failed')),
  provider_id text,
  failure text,
  administrator_id uuid REFERENCES administrators ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT refunds_key_unique UNIQUE (idempotency_key),
  CONSTRAINT refunds_provider_unique UNIQUE (provider_id)
);
CREATE INDEX refunds_payment ON refunds (payment_id, created_at);
CREATE INDEX refunds_unfinished ON refunds (created_at) WHERE state IN ('requested', 'pending', 'failed');
CREATE INDEX refunds_administrator ON refunds (administrator_id) WHERE administrator_id IS NOT NULL;
CREATE TRIGGER refunds_touch BEFORE UPDATE ON refunds FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

-- An event of the provider takes effect once: its row commits with what it caused.
CREATE TABLE payment_events (
  provider text NOT NULL,
  id text NOT NULL CHECK (length(id) <= 255),
  kind text NOT NULL,
  session_id text,
  order_id uuid REFERENCES orders,
  outcome text NOT NULL,
  happened_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (provider, id)
);
CREATE INDEX payment_events_order ON payment_events (order_id, received_at) WHERE order_id IS NOT NULL;
CREATE INDEX payment_events_newest ON payment_events (received_at DESC);

-- The memory of the test payment page, which plays the provider in demo mode and in tests.
CREATE TABLE test_page_sessions (
  id text PRIMARY KEY,
  idempotency_key text NOT NULL UNIQUE,
  request jsonb NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'paid', 'expired')),
  declined integer NOT NULL DEFAULT 0,
  charge_id text UNIQUE,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX test_page_sessions_order ON test_page_sessions ((request ->> 'orderId'), created_at DESC);
CREATE TABLE test_page_events (
  id text PRIMARY KEY,
  session_id text NOT NULL REFERENCES test_page_sessions,
  body text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX test_page_events_newest ON test_page_events (created_at, id);
CREATE INDEX test_page_events_session ON test_page_events (session_id);
