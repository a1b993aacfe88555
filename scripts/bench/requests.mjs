// What is asked of a shop when it is measured, with what its database holds.
import pg from "pg";
import { databaseAddress } from "../built-shop.mjs";

export const KEEPER = { email: "keeper@example.com", password: "a calm evening" };

const called = (name, body, headers = {}) => ({
  path: `/functions/v1/${name}`,
  method: "POST",
  headers: { "content-type": "application/json", ...headers },
  body: JSON.stringify(body),
});

/** A piece that never sells out: every attempt holds one, and what is sold out is refused, which costs less. */
export async function endlessProduct(folder) {
  const database = new pg.Client(databaseAddress(folder));
  await database.connect();
  const { rows } = await database.query(
    `UPDATE stock_levels SET available = 10000000 FROM products p
      WHERE p.id = product_id AND p.slug = 'amber-stone-diffuser' RETURNING p.id, p.name, p.price_cents / 100.0 AS price`,
  );
  await database.end();
  return { ...rows[0], price: Number(rows[0].price) };
}

export function checkoutOf({ id, name, price }) {
  return called("stripe-checkout", {
    items: [{ id, name, price, quantity: 1, category: "diffusers", discount_percentage: 0 }],
    customer: {
      firstName: "Mari",
      lastName: "Maasikas",
      email: "mari@example.com",
      address: "Pikk 1",
      city: "Tallinn",
      zip: "10115",
      phone: "+37251234567",
    },
    delivery: { method: "courier", country: null, parcelMachineId: null, mainDeliveryCountry: "EE" },
    totalAmount: Math.round((price + 8.99) * 100) / 100,
  });
}

async function trackingCode(folder) {
  const database = new pg.Client(databaseAddress(folder));
  await database.connect();
  const { rows } = await database.query("SELECT tracking_code FROM orders ORDER BY created_at DESC LIMIT 1");
  await database.end();
  return rows[0].tracking_code;
}

/** Signs in, and finds what the pages lead to. */
export async function requestsOf(url, folder) {
  const text = async (path) => (await fetch(url + path)).text();
  const list = await text("/products");
  const id = /\/products\/([0-9a-f-]{36})/.exec(list)?.[1];
  const image = /\/storage\/v1\/object\/[^\s"]+/.exec(list)?.[0];
  const slug = /\/blog\/([a-z0-9-]+)"/.exec(await text("/blog"))?.[1];
  const etag = (await fetch(`${url}/products`)).headers.get("etag") ?? "";
  const signIn = called("admin-auth", { ...KEEPER, rememberMe: false });
  const { sessionToken } = await (await fetch(url + signIn.path, signIn)).json();
  const headers = { authorization: `Bearer ${sessionToken}` };
  const product = await endlessProduct(folder);
  return {
    product,
    checkout: checkoutOf(product),
    pages: { home: "/", list: "/products", product: `/products/${id}`, article: `/blog/${slug}` },
    rows: [
      ["home", { path: "/" }],
      ["list", { path: "/products" }],
      ["list, asked again (304)", { path: "/products", headers: { "if-none-match": etag } }],
      ["list, on navigation (data)", { path: "/products.data" }],
      ["product", { path: `/products/${id}` }],
      ["product, on navigation (data)", { path: `/products/${id}.data` }],
      ["article", { path: `/blog/${slug}` }],
      ["an image", { path: image }],
      ["parcel machines of a country", { path: "/functions/v1/parcel-machines?country=EE" }],
      ["tracking", called("track-order", { trackingCode: await trackingCode(folder) })],
      ["checkout up to the payment page", checkoutOf(product)],
      ["back office: settings", { path: "/functions/v1/admin-settings", headers }],
      ["back office: orders", { path: "/functions/v1/admin-orders", headers }],
      ["back office: products", { path: "/functions/v1/admin-products", headers }],
    ],
  };
}
