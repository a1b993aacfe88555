// What rendering a page costs in a shop of several languages beside one that speaks English alone, pages not stored.
// npm run bench:languages, after a build. Blocks of visits alternate between the two shops and the languages in one run.
import pg from "pg";
import { databaseAddress, end, remove, startBuiltShop, throwAwayFolder } from "../built-shop.mjs";
import { cpuMs } from "./machine.mjs";

const ROUNDS = Number(process.env.ROUNDS ?? 21);
const VISITS = 60;
const PAGES = ["/", "/products", "/products/PRODUCT"];
/** The first is what the others are compared with. */
const KINDS = [
  { name: "English alone", shop: "alone", prefix: "" },
  { name: "English of seven", shop: "seven", prefix: "" },
  { name: "Estonian", shop: "seven", prefix: "/et" },
  { name: "Polish", shop: "seven", prefix: "/pl" },
];

/** A shop whose languages are set before it renders, and the address of one of its products. */
async function shopOf(languages) {
  const folder = throwAwayFolder();
  const shop = await startBuiltShop(folder, { PAGE_CACHE_MB: "0" });
  const client = new pg.Client(databaseAddress(folder));
  await client.connect();
  await client.query(
    `INSERT INTO store_settings (setting_key, setting_value) VALUES ('languages', $1)
     ON CONFLICT (setting_key) DO UPDATE SET setting_value = $1`,
    [languages],
  );
  const { rows } = await client.query("SELECT id FROM products WHERE slug = 'amber-stone-diffuser'");
  await client.end();
  return { ...shop, folder, product: rows[0].id };
}

const shops = { alone: await shopOf("en"), seven: await shopOf("en, et, lv, lt, fi, de, pl") };
const addressOf = ({ shop, prefix }, page) =>
  shops[shop].url + (page === "/" ? prefix || "/" : prefix + page.replace("PRODUCT", shops[shop].product));

/** CPU of the shop's process for one visit, in ms. */
async function visits(kind, page) {
  const address = addressOf(kind, page);
  const { pid } = shops[kind.shop].child;
  const before = cpuMs(pid);
  for (let visit = 0; visit < VISITS; visit += 1) {
    const answer = await fetch(address);
    await answer.text();
    if (answer.status !== 200) throw new Error(`${address} answers ${answer.status}`);
  }
  return (cpuMs(pid) - before) / VISITS;
}

for (const page of PAGES) for (const kind of KINDS) for (let warm = 0; warm < 3; warm += 1) await visits(kind, page);
for (const page of PAGES) {
  const rounds = KINDS.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    // Each round begins with another, so that none is always first.
    for (let i = 0; i < KINDS.length; i += 1) {
      const at = (i + round) % KINDS.length;
      rounds[at].push(await visits(KINDS[at], page));
    }
  }
  // The median: jobs and collections of garbage fall into some rounds only.
  const medians = rounds.map((times) => times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]);
  console.log(page);
  console.table(
    Object.fromEntries(
      KINDS.map(({ name }, at) => [
        name,
        {
          "CPU ms a visit": Number(medians[at].toFixed(2)),
          "beside English alone": Number((medians[at] / medians[0]).toFixed(3)),
        },
      ]),
    ),
  );
}
for (const { child, folder } of Object.values(shops)) {
  await end(child);
  remove(folder);
}
