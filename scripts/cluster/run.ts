// Opens the cluster, disturbs it under a stream of sales, and compares what shoppers met with what they may meet.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type Answers, openStream } from "./buyers.ts";
import { openCluster } from "./cluster.ts";
import { DISTURBANCES, type Disturbance } from "./disturbances.ts";
import { ROOT } from "./machines.ts";
import { until } from "./until.ts";

const { times, only, shop, from } = parseArgs({
  options: {
    times: { type: "string", default: "1" },
    only: { type: "string", default: "" },
    shop: { type: "string", default: ROOT },
    from: { type: "string", default: "" },
  },
}).values;
const all = DISTURBANCES.map(({ name }) => name).filter((name) => from || name !== "rolling-upgrade");
const asked = only ? only.split(",") : all;
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(", ")}; there are ${all.join(", ")}.`);
  process.exit(1);
}

if (!existsSync(join(from || shop, "build/server/main.js"))) {
  console.error(`The shop in ${from || shop} is not built: npm run build`);
  process.exit(1);
}

const began = Date.now();
const seconds = () => ((Date.now() - began) / 1000).toFixed(0);
const cluster = await openCluster({ shop, from: from || shop });
const deaths = cluster.webs.reduce((sum, web) => sum + web.deaths(), 0);
console.log(`The cluster is open after ${seconds()} s; ${deaths} of three shops died at the first start.`);

const stream = openStream(cluster.shopUrl, cluster.goods, cluster.outside);
const everyOrder = new Map<string, string>();
const figures = new Map<string, number[]>();
let passed = 0;
let failed = deaths > 0 ? 1 : 0;

/** Sales before, during and after, so that what came with the disturbance is seen. */
async function disturb(disturbance: Disturbance): Promise<void> {
  const { name, what, limit } = disturbance;
  await cluster.isWhole();
  stream.begin();
  await pause(2_000);
  const faults: string[] = [];
  const told = await disturbance.happen(cluster).catch((error: Error) => void faults.push(error.message));
  await pause(1_000);
  await cluster.isWhole();
  await pause(2_000);
  const met = await stream.settle();
  for (const [key, id] of met.acknowledged) everyOrder.set(key, id);
  const { lost, twice } = await ordersOf(met.acknowledged);
  if (lost > 0) faults.push(`${lost} orders lost`);
  if (twice > 0) faults.push(`${twice} orders twice`);
  if (met.withoutSale > limit) faults.push(`more than ${limit} s without a sale`);
  faults.push(
    ...wrongAnswers("checkouts", met.checkouts, disturbance),
    ...wrongAnswers("pages", met.pages, disturbance),
  );
  figures.set(name, [...(figures.get(name) ?? []), met.withoutSale]);
  if (faults.length === 0) passed += 1;
  else failed += 1;
  const parts = [
    `${met.withoutSale.toFixed(1).padStart(5)} s without a sale, ${met.acknowledged.size} orders, ${lost} lost, ${twice} twice`,
    `checkouts ${counted(met.checkouts)}`,
    `pages ${counted(met.pages)}`,
    ...(typeof told === "string" ? [told] : []),
  ];
  console.log(
    `${faults.length === 0 ? "ok  " : "FAIL"} ${name.padEnd(18)} ${parts.join("; ")} (${what}, at ${seconds()} s)`,
  );
  for (const fault of faults) console.log(`     ${fault}`);
}

/** Nobody reads anything but what was asked for, or when to come again. */
const wrongAnswers = (of: string, answers: Answers, { isUnnoticed, cuts }: Disturbance): string[] =>
  [...answers]
    .filter(([status]) => status !== 200 && !(status === 503 && !isUnnoticed) && !(typeof status === "string" && cuts))
    .map(([status, count]) => `${count} ${of} were answered ${status}`);

const counted = (answers: Answers): string => [...answers].map(([status, count]) => `${count}x ${status}`).join(" ");

/** How many of the orders that a buyer was answered for are not there, and how many buyers have two. */
async function ordersOf(acknowledged: Map<string, string>): Promise<{ lost: number; twice: number }> {
  const emails = [...acknowledged.keys()].map((key) => `${key}@example.com`);
  const rows = await cluster.ask<{ id: string; email: string }>("SELECT id, email FROM orders WHERE email = ANY ($1)", [
    emails,
  ]);
  const known = new Set(rows.map(({ id, email }) => `${id} ${email}`));
  const lost = [...acknowledged].filter(([key, id]) => !known.has(`${id} ${key}@example.com`)).length;
  return { lost, twice: rows.length - new Set(rows.map(({ email }) => email)).size };
}

/** Every paid order has its email, once; one that was under way when a machine was lost may come twice with one id. */
async function emailsCame(): Promise<void> {
  const ids = () => {
    const found = new Map<string, string[]>();
    for (const email of cluster.outside.emails) {
      const to = /^To: .*?([\w-]{36})@example\.com/im.exec(email)?.[1];
      const id = /^Message-ID: (\S+)/im.exec(email)?.[1];
      if (to && id) found.set(to, [...(found.get(to) ?? []), id]);
    }
    return found;
  };
  // An email that a lost machine had in hand is taken up by another one after two minutes.
  await until("every paid order has its email", 150_000, async () => {
    const found = ids();
    return [...stream.paid].every((key) => found.has(key));
  }).catch((error: Error) => {
    failed += 1;
    console.log(`FAIL emails: ${error.message}`);
  });
  const all = [...ids().values()];
  const two = all.filter((some) => new Set(some).size > 1).length;
  const again = all.filter((some) => some.length > 1).length;
  if (two > 0) failed += 1;
  else passed += 1;
  console.log(
    `${two > 0 ? "FAIL" : "ok  "} ${stream.paid.size} paid orders, ${all.length} with their email, ${again} twice with one id, ${two} with two`,
  );
}

for (let time = 0; time < Number(times); time += 1) {
  for (const disturbance of DISTURBANCES) if (asked.includes(disturbance.name)) await disturb(disturbance);
}
const { lost, twice } = await ordersOf(everyOrder);
if (lost + twice > 0) failed += 1;
console.log(`${lost + twice > 0 ? "FAIL" : "ok  "} ${everyOrder.size} orders in all, ${lost} lost, ${twice} twice`);
await emailsCame();
if (Number(times) > 1) {
  for (const [name, values] of figures) {
    const sorted = values.toSorted((a, b) => a - b);
    const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
    console.log(
      `${name}: ${values.length} times, without a sale ${middle.toFixed(1)} s (median), ${sorted.at(-1)?.toFixed(1)} s at most`,
    );
  }
}
console.log(`in ${seconds()} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
