import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openLog } from "#platform/log/log.ts";
import { aShop, type TestShop } from "#tests/shop.ts";
import { FeedFailure, type FeedSource } from "./feed-source.ts";
import type { Feed, FeedMachine } from "./feeds/feed.ts";
import { importParcelMachines } from "./import-parcel-machines.ts";
import { machinesOf } from "./parcel-machine-queries.ts";
import { importAll, shippingJobs } from "./shipping-jobs.ts";

const lines: string[] = [];
let shop: TestShop;
beforeAll(async () => {
  shop = await aShop({ log: openLog("info", { write: (line) => lines.push(line) }) });
});
beforeEach(() => shop.pool.query("DELETE FROM parcel_machines"));
afterAll(() => shop.close());

const omniva: FeedSource = { provider: "omniva", country: null, location: "omniva.json" };

const aMachine = (externalId: string, change: Partial<FeedMachine> = {}): FeedMachine => ({
  externalId,
  name: `Machine ${externalId}`,
  address: "Endla 45",
  city: "Tallinn",
  postalCode: "10615",
  countryCode: "EE",
  countryName: "Estonia",
  kind: "machine",
  latitude: 59.427,
  longitude: 24.721,
  hours: "24/7",
  comment: null,
  ...change,
});
const aFeed = (...machines: FeedMachine[]): Feed => ({ machines, skipped: [] });
const imported = (feed: Feed, source = omniva, more = {}) =>
  importParcelMachines(shop.db, source, feed, { now: shop.clock.now(), ...more });
const offered = async (country: "EE" | "LV" = "EE") =>
  (await machinesOf(shop.db, country, "live")).machines.map(({ name }) => name);

it("takes over what is new and changed, closes what is gone, and the shop offers it at once", async () => {
  expect(await imported(aFeed(aMachine("1"), aMachine("2"), aMachine("3")))).toEqual({
    added: 3,
    changed: 0,
    unchanged: 0,
    closed: 0,
    skipped: 0,
  });
  const next = aFeed(aMachine("1"), aMachine("2", { name: "Moved", hours: null }), aMachine("4"));
  expect(await imported(next)).toMatchObject({ added: 1, changed: 1, unchanged: 1, closed: 1 });
  expect(await offered()).toEqual(["Machine 1", "Machine 4", "Moved"]);
  expect(await imported(next)).toMatchObject({ added: 0, changed: 0, unchanged: 3, closed: 0 });
});

it("keeps the row of a closed machine for its orders, and opens it again under the same id", async () => {
  const idOf = async () => (await shop.row("SELECT id FROM parcel_machines WHERE external_id = '1'")).id;
  await imported(aFeed(aMachine("1"), aMachine("2"), aMachine("3")));
  const id = await idOf();
  await imported(aFeed(aMachine("2"), aMachine("3")));
  expect(await offered()).toEqual(["Machine 2", "Machine 3"]);
  expect(await imported(aFeed(aMachine("1"), aMachine("2"), aMachine("3")))).toMatchObject({ changed: 1 });
  expect(await idOf()).toBe(id);
  expect(await offered()).toHaveLength(3);
});

it("does not close a machine whose entry merely could not be read", async () => {
  await imported(aFeed(aMachine("1"), aMachine("2")));
  const broken: Feed = { machines: [aMachine("1")], skipped: [{ externalId: "2", why: "NAME is missing" }] };
  expect(await imported(broken)).toMatchObject({ closed: 0, skipped: 1 });
  expect(await offered()).toHaveLength(2);
});

describe("a feed that shrinks by more than half", () => {
  const four = ["1", "2", "3", "4"].map((id) => aMachine(id));
  it("is refused, and everything stays", async () => {
    await imported(aFeed(...four));
    await expect(imported(aFeed(aMachine("1", { name: "New name" })))).rejects.toThrow(
      "The feed of Omniva would close more than half of the machines in EE (3 of 4).",
    );
    expect(await offered()).toEqual(["Machine 1", "Machine 2", "Machine 3", "Machine 4"]);
  });
  it("is refused for one country alone, though the whole is large", async () => {
    const latvian = aMachine("L", { countryCode: "LV", countryName: "Latvia" });
    await imported(aFeed(...four, latvian));
    await expect(imported(aFeed(...four))).rejects.toThrow(FeedFailure);
    expect(await offered("LV")).toHaveLength(1);
  });
  it("is taken over at exactly half, and where a person says so", async () => {
    await imported(aFeed(...four));
    expect(await imported(aFeed(...four.slice(0, 2)))).toMatchObject({ closed: 2 });
    expect(await imported(aFeed(aMachine("9")), omniva, { acceptShrinking: true })).toMatchObject({ closed: 2 });
    expect(await offered()).toEqual(["Machine 9"]);
  });
});

it("with a country leaves the provider's other countries alone", async () => {
  const latvian = aMachine("L", { countryCode: "LV", countryName: "Latvia" });
  await imported(aFeed(aMachine("1"), aMachine("2"), latvian));
  await imported(aFeed(aMachine("1"), aMachine("3")), { ...omniva, country: "EE" });
  expect(await offered()).toEqual(["Machine 1", "Machine 3"]);
  expect(await offered("LV")).toEqual(["Machine L"]);
});

it("leaves other providers alone, and closes the samples of its own", async () => {
  await shop.pool.query(
    `INSERT INTO parcel_machines (provider, external_id, name, address, city, postal_code, country_code, country_name, is_sample)
     VALUES ('Omniva', 'sample-EE-1', 'Omniva sample', '', '', '', 'EE', 'Estonia', true),
            ('Omniva', 'sample-LV-1', 'Latvian sample', '', '', '', 'LV', 'Latvia', true),
            ('DPD', 'sample-EE-1', 'DPD sample', '', '', '', 'EE', 'Estonia', true)`,
  );
  await imported(aFeed(aMachine("1")));
  const { rows } = await shop.pool.query("SELECT name FROM parcel_machines WHERE is_active ORDER BY name");
  expect(rows.map(({ name }) => name)).toEqual(["DPD sample", "Latvian sample", "Machine 1"]);
});

it("run twice at once, one after the other has its way and nothing is there twice", async () => {
  const feed = aFeed(...Array.from({ length: 3_000 }, (_, i) => aMachine(String(i))));
  const summaries = await Promise.all([imported(feed), imported(feed)]);
  expect(summaries.map(({ added }) => added).toSorted()).toEqual([0, 3_000]);
  expect(await offered()).toHaveLength(3_000);
});

describe("the nightly job", () => {
  const sources: FeedSource[] = [
    { ...omniva, location: "gone" },
    { ...omniva, provider: "dpd", location: "there" },
  ];
  it("keeps the last good copy of a feed that fails, logs it, and continues with the next", async () => {
    await imported(aFeed(aMachine("1")));
    await importAll(shop, sources, async ({ location }) => {
      if (location === "gone") throw new FeedFailure("The feed gone cannot be reached.");
      return aFeed(aMachine("D"));
    });
    expect(await offered()).toEqual(["Machine D", "Machine 1"]);
    const parsed = lines.map((line) => JSON.parse(line));
    expect(parsed).toContainEqual(
      expect.objectContaining({ level: 40, provider: "omniva", why: "The feed gone cannot be reached." }),
    );
    expect(parsed).toContainEqual(expect.objectContaining({ level: 30, provider: "dpd", added: 1 }));
  });
  it("does not throw when a feed fails in an unknown way", async () => {
    const unthought = async () => {
      throw new RangeError("oh");
    };
    await expect(importAll(shop, sources, unthought)).resolves.toBeUndefined();
  });
  it("has nothing to import unless told, and knows its providers at the start", async () => {
    const [job] = shippingJobs(shop);
    await expect(job?.run(AbortSignal.any([]))).resolves.toBeUndefined();
    const strange = {
      ...shop,
      config: { ...shop.config, PARCEL_FEEDS: [{ provider: "pigeon", country: undefined, location: "https://x" }] },
    };
    expect(() => shippingJobs(strange)).toThrow('There is no parcel machine provider "pigeon"');
  });
});
