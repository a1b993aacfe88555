// Complete purchases against the Stripe emulator: checkout call, payment there, signed webhook back.
import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { stripeEmulatorProcess } from "#tests/contracts/stripe-emulator-process.ts";

const SECRET = "whsec_present";

const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Stripe for a shop that is measured; its settings for the shop. */
export async function measuredStripe() {
  const stripe = await stripeEmulatorProcess();
  // Buyers come from networks of their own, as behind a proxy.
  const env = {
    TRUSTED_PROXIES: "1",
    STRIPE_API_URL: stripe.url,
    STRIPE_SECRET_KEY: "sk_test_of_the_bench",
    STRIPE_WEBHOOK_SECRET: SECRET,
  };
  return { ...stripe, env };
}

/** So many buyers at once, each buying again and again for some seconds. Answers how many bought, and how long they waited. */
export async function completeCheckouts({ shop, stripe, order, buyers, seconds }) {
  const bought = [];
  const began = performance.now();
  const until = began + seconds * 1000;
  const buyAgainAndAgain = async () => {
    while (performance.now() < until) bought.push(await buyOnce(shop.url, stripe, order));
  };
  await Promise.all(Array.from({ length: buyers }, buyAgainAndAgain));
  const took = (performance.now() - began) / 1000;
  const of = (part, share) =>
    quantile(
      bought.map((one) => one[part]).toSorted((a, b) => a - b),
      share,
    );
  return {
    count: bought.length,
    aSecond: bought.length / took,
    checkout: { p50: of("checkout", 0.5), p99: of("checkout", 0.99) },
    webhook: { p50: of("webhook", 0.5), p99: of("webhook", 0.99) },
  };
}

let buyers = 0;

/** Each is another person: those who buy twice at once wait for themselves. Answers how long the two calls took, in ms. */
async function buyOnce(shopUrl, stripe, order) {
  const began = performance.now();
  buyers += 1;
  const mine = order.replace(/"email":"/, `$&${buyers}-`);
  const answer = await post(`${shopUrl}/functions/v1/stripe-checkout`, mine, {
    "idempotency-key": randomUUID(),
    "x-forwarded-for": `10.${(buyers >> 16) & 255}.${(buyers >> 8) & 255}.${buyers & 255}`,
  });
  const { checkoutUrl } = await answer.json();
  const checkout = performance.now() - began;
  const session = checkoutUrl.split("/").at(-1);
  await stripe.actions.pay(session);
  const [payload] = await stripe.actions.eventsOf(session);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET });
  const paid = performance.now();
  const told = await post(`${shopUrl}/functions/v1/stripe-webhook`, payload, { "stripe-signature": signature });
  await told.text();
  if (told.status !== 200) throw new Error(`The webhook answered ${told.status}`);
  return { checkout, webhook: performance.now() - paid };
}

const post = (url, body, headers = {}) =>
  fetch(url, { method: "POST", headers: { "content-type": "application/json", ...headers }, body });

/**
 * The limit: what a purchase writes, as plain statements of the bare driver, the same number of buyers, a commit for the
 * order and one for the payment. Answers how many a second.
 */
export async function bareSql({ pool, productId, buyers, seconds }) {
  await pool.query(TABLES);
  let done = 0;
  const until = performance.now() + seconds * 1000;
  const write = async () => {
    while (performance.now() < until) {
      const client = await pool.connect();
      try {
        for (const statements of [ORDER, PAYMENT]) {
          await client.query("BEGIN");
          for (const statement of statements) await client.query(statement, [productId]);
          await client.query("COMMIT");
        }
        done += 1;
      } finally {
        client.release();
      }
    }
  };
  await Promise.all(Array.from({ length: buyers }, write));
  return done / seconds;
}

/** Its own stock: the shop's holds portions of a product that is bought often. */
const TABLES = `
  CREATE TABLE bench_notes (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), product_id uuid, words text);
  CREATE TABLE bench_stock AS SELECT product_id, 1000000 AS available, 0 AS reserved FROM stock_levels;
  ALTER TABLE bench_stock ADD PRIMARY KEY (product_id)`;
const note = "INSERT INTO bench_notes (product_id, words) VALUES ($1, repeat('x', 400))";
/** Customer, order, line, history, audit, hold, payment; and at the payment event, payment, order, sale, audit, email. */
const ORDER = [
  ...Array(6).fill(note),
  "UPDATE bench_stock SET available = available - 1, reserved = reserved + 1 WHERE product_id = $1",
];
const PAYMENT = [...Array(6).fill(note), "UPDATE bench_stock SET reserved = reserved - 1 WHERE product_id = $1"];
