// Lighthouse for a phone on home, list, product and article of the built shop; the median of RUNS (1 unless told).
// LIGHTHOUSE_RUNS=5 npm run lighthouse
// FOLDER keeps the shop for the next run, as its images take minutes to be made.
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { end, imagesHaveSizes, remove, startBuiltShop, throwAwayFolder } from "./built-shop.mjs";
import { findChromium } from "./find-chromium.mjs";

const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 1);
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

const { CHROMIUM_PATH: chromePath } = await findChromium();
const folder = process.env.FOLDER ?? throwAwayFolder();
const shop = await startBuiltShop(folder);
await imagesHaveSizes(shop.url);
const chrome = await launch({
  chromePath,
  chromeFlags: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const article = /\/blog\/[a-z0-9-]+(?=")/.exec(await (await fetch(`${shop.url}/blog`)).text())?.[0];
const rows = [];
for (const page of ["/", "/products", "/products/amber-stone-diffuser", article]) {
  // Where a readable address leads: a redirect would be counted against the page.
  const { url } = await fetch(shop.url + page);
  const reports = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { lhr } = await lighthouse(url, { port: chrome.port, onlyCategories: CATEGORIES, logLevel: "error" });
    reports.push(lhr);
  }
  const score = (name) => Math.round(median(reports.map(({ categories }) => categories[name].score ?? 0)) * 100);
  const figure = (name) =>
    Math.round(median(reports.map(({ audits }) => audits[name].numericValue ?? 0)) * 1000) / 1000;
  rows.push({
    page,
    ...Object.fromEntries(CATEGORIES.map((name) => [name, score(name)])),
    "largest paint ms": Math.round(figure("largest-contentful-paint")),
    "blocking ms": Math.round(figure("total-blocking-time")),
    shift: figure("cumulative-layout-shift"),
  });
  for (const [id, audit] of Object.entries(reports[0].audits)) {
    if (audit.score === 0 && audit.scoreDisplayMode === "binary") console.log(`${page}: ${id}: ${audit.title}`);
  }
}
console.table(rows);
await chrome.kill();
await end(shop.child);
if (!process.env.FOLDER) remove(folder);
