// Ten times the visitors that the shop can bear, and meanwhile: how soon it says that it lives, and whether somebody can
// buy. The shop with its database has one processor, the visitors have the other. `npm run bench:overload`.
import { spawnSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import { end, imagesHaveSizes, remove, startBuiltShop, throwAwayFolder } from "../built-shop.mjs";
import { measuredStripe } from "./checkouts.mjs";
import { checkoutOf, endlessProduct } from "./requests.mjs";

const SECONDS = 20;
/** Beyond the list's end: no process keeps it, so each visitor's page is rendered. */
const PAGE = "/products?pages=51";
const TIMES = 10;

const pin = (processor, pid) => spawnSync("taskset", ["-acp", String(processor), String(pid)], { stdio: "ignore" });
const quantile = (values, share) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;
const figures = (values) =>
  Object.fromEntries([0.5, 0.99, 1].map((share) => [`p${share * 100}`, Number(quantile(values, share).toFixed(1))]));

const folder = throwAwayFolder();
const stripe = await measuredStripe();
const shop = await startBuiltShop(folder, stripe.env);
await imagesHaveSizes(shop.url);
const checkout = checkoutOf(await endlessProduct(folder));
pin(0, process.pid);
pin(1, shop.child.pid);
for (const child of spawnSync("pgrep", ["-P", String(shop.child.pid)], { encoding: "utf8" }).stdout.split("\n"))
  if (child) pin(1, child);

const load = (more) => autocannon({ url: shop.url + PAGE, headers: { accept: "text/html" }, timeout: 30, ...more });
await load({ connections: 4, duration: 3 });
const titleCase = await load({ connections: 4, duration: 5 });
const bearable = titleCase.requests.average;

const health = [];
const purchases = [];
let refusals = 0;
let isOver = false;

async function watchHealth() {
  while (!isOver) {
    const began = performance.now();
    const { status } = await fetch(`${shop.url}/healthz`);
    if (status !== 200) throw new Error(`healthz answered ${status}`);
    health.push(performance.now() - began);
    await pause(50);
  }
}

/** As a browser does: told that the shop is busy, it comes again after the time it was told. */
async function call(path, init) {
  for (;;) {
    const answer = await fetch(shop.url + path, init);
    if (answer.status !== 503) return answer;
    await answer.text();
    refusals += 1;
    await pause(Number(answer.headers.get("retry-after") ?? 1) * 1000);
  }
}

async function buy() {
  while (!isOver) {
    const began = performance.now();
    await (await call("/checkout", { headers: { accept: "text/html" } })).text();
    const { checkoutUrl } = await (await call(checkout.path, checkout)).json();
    const session = checkoutUrl.split("/").at(-1);
    await stripe.actions.pay(session);
    await stripe.actions.deliver(`${shop.url}/functions/v1/stripe-webhook`);
    purchases.push(performance.now() - began);
  }
}

const watching = [watchHealth(), buy()];
const crowded = await load({ connections: 500, overallRate: Math.round(TIMES * bearable), duration: SECONDS });
isOver = true;
await Promise.all(watching);
console.log(
  `bearable ${Math.round(bearable)} pages/s; asked for ${Math.round(crowded.requests.average)}/s in ${SECONDS} s`,
);
console.log(`answered ${crowded["2xx"]} with a page, ${crowded.non2xx} with 503, ${crowded.errors} not`);
console.table({ "healthz ms": figures(health), "purchase, page to payment, ms": figures(purchases) });
console.log(`${purchases.length} purchases, one after the other; turned away on the way ${refusals} times`);
await end(shop.child);
await stripe.close();
remove(folder);
