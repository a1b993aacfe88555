import type pg from "pg";

/** Bare rows for tests of the schema: whatever a column needs, and what the test says of it. */
type Row = Record<string, unknown>;
export type Client = pg.PoolClient;

export async function insert(client: Client, table: string, row: Row): Promise<string> {
  const places = Object.keys(row).map((_, index) => `$${index + 1}`);
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO ${table} (${Object.keys(row)}) VALUES (${places}) RETURNING *`,
    Object.values(row),
  );
  return rows[0]?.id ?? "";
}

let made = 0;
const next = () => String(++made);

export const aProduct = (client: Client, more: Row = {}) =>
  insert(client, "products", {
    slug: `amber-stone-${next()}`,
    sku: `AMB-${next()}`,
    name: "Amber Stone Diffuser",
    category: "diffusers",
    price_cents: 7900,
    ...more,
  });

export async function anOrder(client: Client, more: Row = {}): Promise<string> {
  const person = { email: `ada${next()}@example.com`, first_name: "Ada", last_name: "Lovelace" };
  return insert(client, "orders", {
    ...person,
    customer_id: await insert(client, "customers", person),
    tracking_code: `TRK${next().padStart(14, "0")}`,
    cart_hash: Buffer.alloc(32),
    terms_version: "1",
    phone: "+3725551234",
    address: "Pikk 1",
    city: "Tallinn",
    zip: "10123",
    country: "EE",
    delivery_method: "courier",
    delivery_country: "EE",
    lines_cents: 7900,
    shipping_cents: 899,
    shipping_vat_rate: 24,
    shipping_net_cents: 725,
    shipping_vat_cents: 174,
    total_cents: 8799,
    ...more,
  });
}

export const aLine = async (client: Client, more: Row = {}) =>
  insert(client, "order_lines", {
    order_id: await anOrder(client),
    position: 1,
    product_id: await aProduct(client),
    name: "Amber Stone Diffuser",
    sku: "AMB-1",
    category: "diffusers",
    quantity: 1,
    list_price_cents: 7900,
    discount_percentage: 0,
    unit_price_cents: 7900,
    line_cents: 7900,
    vat_rate: 24,
    net_cents: 6371,
    vat_cents: 1529,
    ...more,
  });

export const aPaidPayment = (client: Client, orderId: string, more: Row = {}) =>
  insert(client, "payments", {
    order_id: orderId,
    provider: "test-page",
    idempotency_key: next(),
    session_id: next(),
    request: {},
    state: "paid",
    amount_cents: 8799,
    expires_at: new Date(),
    paid_at: new Date(),
    ...more,
  });

export const aEmail = (client: Client, more: Row = {}) =>
  insert(client, "emails", {
    dedupe_key: `order-confirmation:${next()}`,
    kind: "order-confirmation",
    recipient: "ada@example.com",
    data: {},
    message_id: `${next()}@example.com`,
    ...more,
  });

export const aRate = (client: Client, from: string, to: string | null) =>
  insert(client, "tax_rates", { country: "EE", rate: 24, valid_from: from, valid_to: to });

export const someStock = async (client: Client, more: Row) =>
  insert(client, "stock_levels", { product_id: await aProduct(client), available: 3, ...more });
