import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aFilledHome } from "../filled-home.ts";
import { ask, type Home, type ShopProcess, startShop } from "../shop-process.ts";

const COMMAND = resolve("build/server/import-parcel-machines.js");

let home: Home;
let shop: ShopProcess;
beforeAll(async () => {
  home = aFilledHome();
  shop = await startShop({ DATA_DIR: home.folder });
});
afterAll(async () => {
  await shop?.end();
  home?.remove();
});

function run(...words: string[]): { code: number | null; said: string } {
  const env = { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: home.folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...words], { env, encoding: "utf8" });
  return { code: status, said: stdout + stderr };
}

const offered = async (country: string): Promise<{ name: string; provider: string }[]> =>
  (await (await fetch(`${shop.url}/functions/v1/parcel-machines?country=${country}`)).json()).machines;

it("beside a running shop, a listing is taken over and offered at once, its samples are gone", async () => {
  expect((await offered("EE")).filter(({ provider }) => provider === "Omniva").length).toBeGreaterThan(20);
  const { code, said } = run("omniva", "tests/feeds/omniva.json");
  expect(said).toContain("4 machines read");
  expect(said).toContain("skipped 96099: NAME is missing");
  expect(said).toContain("4 new, 0 changed, 0 unchanged, 0 closed, 5 skipped");
  expect(code).toBe(0);
  const omniva = (await offered("EE")).filter(({ provider }) => provider === "Omniva");
  expect(omniva.map(({ name }) => name)).toEqual(["Mustamäe postkontor", "Tallinna Kristiine keskuse pakiautomaat"]);
});

it.each([
  ["without words", [], /npm run import-parcel-machines -- PROVIDER FILE\|URL/],
  ["with a word too many", ["omniva", "a", "b"], /PROVIDER is one of omniva, dpd/],
  ["with an unknown option", ["omniva", "a", "--now"], /Unknown option '--now'/],
  ["for a stranger", ["pigeon", "a.json"], /no parcel machine provider "pigeon"/],
  ["for a file that is not there", ["omniva", "nowhere.json"], /^Reading.*\nThe feed nowhere.json cannot be read/],
])("%s the command says what is wrong and fails", (_situation, words, why) => {
  const { code, said } = run(...words);
  expect(said).toMatch(why);
  expect(said).not.toContain("    at ");
  expect(code).toBe(1);
});

it("works while no shop runs, and the next start offers what it brought", async () => {
  await shop.end();
  const { code, said } = run("unisend", "tests/feeds/unisend.json", "--country", "lv");
  expect(said).toContain("1 new");
  expect(code).toBe(0);
  shop = await startShop({ DATA_DIR: home.folder });
  const { length } = await ask(home, "SELECT FROM parcel_machines WHERE provider = 'LP Express' AND NOT is_sample");
  expect(length).toBe(1);
});

it("a demo of before, with goods but without parcel machines, gets them at its next start", async () => {
  await ask(home, "DELETE FROM parcel_machines");
  await shop.end();
  shop = await startShop({ DATA_DIR: home.folder });
  expect((await offered("EE")).length).toBeGreaterThan(100);
});
