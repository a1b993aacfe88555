import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aFilledHome } from "../filled-home.ts";
import { aHome, ask, eventually, type Home, type ShopProcess, startShop } from "../shop-process.ts";

let folder: string;
let home: Home;
let shop: ShopProcess;
const homes: Home[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "aurelle-archives-"));
  home = kept(aFilledHome());
  shop = await startShop({ DATA_DIR: home.folder });
});
afterAll(async () => {
  await shop?.end();
  for (const made of homes) made.remove();
  rmSync(folder, { recursive: true, force: true });
});

function kept(made: Home): Home {
  homes.push(made);
  return made;
}

const command = (name: string) => resolve(`build/server/${name}.js`);
const environment = (of: Home) => ({ PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: of.folder });

function run(of: Home, name: "backup" | "restore", ...words: string[]): { code: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command(name), ...words], {
    env: environment(of),
    encoding: "utf8",
  });
  return { code: status, said: stdout + stderr };
}

/** The first product of a demo, bought by courier to Estonia. */
async function buy(of: Home): Promise<string> {
  const [product] = await ask<{ id: string; name: string; category: string; cents: string; discount: string }>(
    of,
    `SELECT id, name, category, price_cents AS cents, discount_percentage AS discount
     FROM products WHERE retired_at IS NULL AND price_cents >= 7500 AND discount_percentage = 0 ORDER BY slug LIMIT 1`,
  );
  const { id, name, category, cents = "" } = product ?? {};
  const price = Number(cents) / 100;
  const answer = await fetch(`${shop.url}/functions/v1/stripe-checkout`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
    body: JSON.stringify({
      items: [{ id, name, category, price, quantity: 1, discount_percentage: 0 }],
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
      totalAmount: price,
    }),
  });
  expect(await answer.clone().json()).toMatchObject({ success: true });
  return (await answer.json()).orderNumber;
}

it("beside a running shop, a backup gets its usual name, and only its owner may read it", async () => {
  expect(await buy(home)).toBe("AU-100001");
  const { code, said } = run(home, "backup");
  expect(said).toMatch(/\d+ rows of \d+ tables and \d+ files are kept/);
  expect(code).toBe(0);
  const [name = "", ...others] = readdirSync(join(home.folder, "backups"));
  expect(others).toEqual([]);
  expect(name).toMatch(/^aurelle-\d{4}-\d\d-\d\d-\d{6}Z\.tar\.gz$/);
  expect(statSync(join(home.folder, "backups", name)).mode & 0o777).toBe(0o600);
});

it("after a restore into a new folder the shop opens there, shows its images and sells on", async () => {
  const file = join(folder, "kept.tar.gz");
  expect(run(home, "backup", file).code).toBe(0);
  const images = await ask<{ path: string }>(home, "SELECT path FROM images");
  await shop.end();
  const other = kept(aHome());
  const { code, said } = run(other, "restore", file);
  expect(said).toMatch(
    /It is whole.*\nOrders and documents go on 1000 numbers later.*\nWho was erased.*\n.*are back; start the shop with npm start\./,
  );
  expect(code).toBe(0);
  shop = await startShop({ DATA_DIR: other.folder });
  expect(shop.said()).not.toContain("Password");
  for (const { path } of images)
    expect((await fetch(`${shop.url}/storage/v1/object/public/product-images/${path}`)).status, path).toBe(200);
  // Numbers that may have been given out since the backup are not given out again.
  expect(await buy(other)).toBe("AU-101002");
  home = other;
});

it("a shop that does not run is backed up as well, and stays closed", async () => {
  await shop.end();
  const file = join(folder, "stopped.tar.gz");
  expect(run(home, "backup", file).code).toBe(0);
  expect(existsSync(join(home.folder, "postgres/postmaster.pid"))).toBe(false);
  shop = await startShop({ DATA_DIR: home.folder });
});

/** A backup waits for the table until it is let go. */
async function heldTable(table: string): Promise<() => Promise<void>> {
  const holding = ask(home, `BEGIN; LOCK TABLE ${table}; SELECT pg_sleep(60)`).catch(() => undefined);
  const holders = "SELECT pid FROM pg_locks WHERE relation = $1::regclass AND mode = 'AccessExclusiveLock' AND granted";
  await eventually(
    () => ask(home, holders, [table]),
    ({ length }) => length > 0,
  );
  return async () => {
    await ask(home, `SELECT pg_terminate_backend(pid) FROM (${holders}) AS holder`, [table]);
    await holding;
  };
}

it("a backup that is killed leaves no archive under its name", async () => {
  const letGo = await heldTable("subscribers");
  const file = join(folder, "killed.tar.gz");
  const child = spawn(process.execPath, [command("backup"), file], { env: environment(home), stdio: "ignore" });
  const ended = new Promise((end) => child.once("exit", end));
  const unfinished = () => readdirSync(folder).filter((name) => name.startsWith("killed.tar.gz"));
  await eventually(
    async () => unfinished(),
    ({ length }) => length > 0,
  );
  child.kill("SIGKILL");
  await ended;
  await letGo();
  expect(unfinished()).toEqual([`killed.tar.gz.unfinished-${child.pid}`]);
});

it("a backup onto a full disk says so, and leaves nothing", () => {
  const limited = 'ulimit -f 40; exec "$0" "$@"';
  const file = join(folder, "full.tar.gz");
  const { status, stderr } = spawnSync("sh", ["-c", limited, process.execPath, command("backup"), file], {
    env: environment(home),
    encoding: "utf8",
  });
  expect(stderr).toBe(`The archive ${file} cannot be written (EFBIG).\n`);
  expect(status).toBe(1);
  expect(readdirSync(folder).filter((name) => name.startsWith("full"))).toEqual([]);
});

it.each<[string, "backup" | "restore", () => string[], RegExp]>([
  ["a backup without a shop", "backup", () => [], /^There is no shop in /],
  ["a backup with a word too many", "backup", () => ["a", "b"], /^npm run backup -- \[FILE/],
  ["a restore of nothing", "restore", () => [], /^npm run restore -- \[--check\] FILE/],
  ["a settling of no moment", "restore", () => ["--settle", "tomorrow"], /^--settle needs the moment/],
  ["a settling without a shop", "restore", () => ["--settle", "2026-11-21"], /^There is no shop in /],
  ["a settling of a file", "restore", () => ["--settle", "2026-11-21", "a.tar.gz"], /^npm run restore/],
  ["a restore with an unknown option", "restore", () => ["--force", "a"], /^Unknown option '--force'/],
  [
    "a restore of a file that is not there",
    "restore",
    () => ["none.tar.gz"],
    /none\.tar\.gz cannot be opened \(ENOENT\)/,
  ],
  ["a restore of something else", "restore", () => ["package.json"], /package\.json is damaged or was cut off/],
])("%s says so in a sentence, fails and makes nothing", (_situation, name, words, why) => {
  const empty = kept(aHome());
  const { code, said } = run(empty, name, ...words());
  expect(said.replace(/^Checking .*\n/, "")).toMatch(why);
  expect(said).not.toContain("    at ");
  expect(code).toBe(1);
  expect(existsSync(join(empty.folder, "postgres"))).toBe(false);
});

it("a shop that its own database brought back to a moment goes on with numbers that nobody has", async () => {
  const apart = kept(aFilledHome());
  const { code, said } = run(apart, "restore", "--settle", "2026-01-01T12:00:00Z");
  expect(said).toMatch(/^Orders and documents go on 1000 numbers later/);
  expect(code).toBe(0);
  const back = await startShop({ DATA_DIR: apart.folder });
  const series = await ask(apart, "SELECT FROM document_series WHERE year = 2026 AND NOT is_test AND skipped = 1000");
  await back.end();
  expect(series).toHaveLength(2);
});

it("a restore onto a running shop is refused", () => {
  const { code, said } = run(home, "restore", join(folder, "kept.tar.gz"));
  expect(said).toContain("A shop already runs on");
  expect(code).toBe(1);
});
