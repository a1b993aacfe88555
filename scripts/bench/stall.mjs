// How long those wait who ask for a stored page while the shopkeeper changes what it shows.
import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import pg from "pg";
import { databaseAddress } from "../built-shop.mjs";

const BETWEEN_CHANGES_MS = 5_000;

/** Each change makes the list stale, and so does its age each minute. Answers what one of a hundred waits, and one of two, in ms. */
export async function waitsAcrossChanges({ url, folder, seconds, connections }) {
  const took = [];
  const load = autocannon({ url: `${url}/products`, connections, duration: seconds });
  load.on("response", (_client, _status, _bytes, ms) => took.push(ms));
  const database = new pg.Client(databaseAddress(folder));
  await database.connect();
  const until = performance.now() + seconds * 1000;
  while (performance.now() + BETWEEN_CHANGES_MS < until) {
    await pause(BETWEEN_CHANGES_MS);
    await database.query("UPDATE products SET price_cents = price_cents + 1 WHERE slug = 'lune-ceramic-diffuser'");
  }
  await load;
  await database.end();
  const sorted = Float64Array.from(took).sort();
  const quantile = (share) => sorted[Math.floor((sorted.length - 1) * share)];
  return { p50: quantile(0.5), p99: quantile(0.99), worst: sorted.at(-1) };
}
