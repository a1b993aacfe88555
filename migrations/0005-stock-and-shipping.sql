-- What can be sold (available) and what waits for a payment (held). On hand = available + held = the sum of the movements.
CREATE TABLE stock_levels (
  product_id uuid PRIMARY KEY REFERENCES products ON DELETE CASCADE,
  available integer NOT NULL DEFAULT 0 CONSTRAINT stock_never_negative CHECK (available BETWEEN 0 AND 100000000),
  held integer NOT NULL DEFAULT 0 CONSTRAINT held_never_negative CHECK (held >= 0)
);
CREATE INDEX stock_levels_low ON stock_levels (available, product_id) WHERE available <= 5;

CREATE TABLE stock_holds (
  order_id uuid NOT NULL,
  product_id uuid NOT NULL REFERENCES products,
  quantity integer NOT NULL CHECK (quantity > 0),
  state text NOT NULL DEFAULT 'held' CHECK (state IN ('held', 'taken', 'released')),
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  PRIMARY KEY (order_id, product_id),
  CONSTRAINT stock_holds_end CHECK ((state = 'held') = (ended_at IS NULL))
);
CREATE INDEX stock_holds_expiring ON stock_holds (expires_at) WHERE state = 'held';
CREATE INDEX stock_holds_product ON stock_holds (product_id);

-- The ledger. cause makes an entry happen once: "sale:<order>", "cancelled:<order>:1".
CREATE TABLE stock_movements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id uuid NOT NULL REFERENCES products ON DELETE CASCADE,
  quantity integer NOT NULL CHECK (quantity <> 0),
  reason text NOT NULL CHECK (reason IN ('opening', 'sale', 'cancellation', 'return', 'correction')),
  cause text NOT NULL,
  order_id uuid,
  administrator_id uuid REFERENCES administrators ON DELETE SET NULL,
  at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT stock_movements_once UNIQUE (product_id, cause)
);
CREATE INDEX stock_movements_order ON stock_movements (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX stock_movements_product ON stock_movements (product_id, id DESC);
CREATE INDEX stock_movements_administrator ON stock_movements (administrator_id) WHERE administrator_id IS NOT NULL;

CREATE TABLE parcel_machines (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  provider text NOT NULL CHECK (length(provider) BETWEEN 1 AND 60),
  external_id text NOT NULL CHECK (length(external_id) BETWEEN 1 AND 120),
  name text NOT NULL CHECK (length(name) <= 300),
  address text NOT NULL CHECK (length(address) <= 300),
  city text NOT NULL CHECK (length(city) <= 120),
  postal_code text NOT NULL CHECK (length(postal_code) <= 20),
  country_code char(2) NOT NULL CHECK (country_code ~ '^[A-Z]{2}$'),
  country_name text NOT NULL,
  kind text NOT NULL DEFAULT 'machine' CHECK (kind IN ('machine', 'post-office', 'shop')),
  latitude double precision CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision CHECK (longitude BETWEEN -180 AND 180),
  hours text CHECK (length(hours) <= 500),
  comment text CHECK (length(comment) <= 1000),
  is_active boolean NOT NULL DEFAULT true,
  is_sample boolean NOT NULL DEFAULT false,
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT parcel_machines_external_unique UNIQUE (provider, external_id)
);
CREATE INDEX parcel_machines_offered ON parcel_machines (country_code, provider, city, name) WHERE is_active;
CREATE INDEX parcel_machines_country ON parcel_machines (country_code);
