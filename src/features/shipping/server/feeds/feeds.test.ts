import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Feed, NotAFeed } from "./feed.ts";
import { FEED_PROVIDERS } from "./providers.ts";

const read = (provider: string, json: unknown): Feed => {
  const known = FEED_PROVIDERS[provider];
  if (!known) throw new Error(`no ${provider}`);
  return known.read(json);
};
const sample = (provider: string): Feed =>
  read(provider, JSON.parse(readFileSync(`tests/feeds/${provider}.json`, "utf8")));

describe("Omniva", () => {
  const { machines, skipped } = sample("omniva");
  it("tells a machine with its place and how to find it", () =>
    expect(machines[0]).toEqual({
      externalId: "96091",
      name: "Tallinna Kristiine keskuse pakiautomaat",
      address: "Endla tänav 45",
      city: "Tallinn",
      postalCode: "96091",
      countryCode: "EE",
      countryName: "Estonia",
      kind: "machine",
      latitude: 59.427,
      longitude: 24.721,
      hours: null,
      comment: "Beside the main entrance",
    }));
  it("tells a post office from a machine", () =>
    expect(machines[1]).toMatchObject({
      kind: "post-office",
      hours: "Mon–Fri 9:00–18:00, Sat 10:00–15:00, Sun closed",
    }));
  it("takes the city of Latvia from its first level, and the place from inside a parish", () => {
    expect(machines[2]).toMatchObject({ city: "Rīga", countryCode: "LV", hours: "Mon–Sun 8:00–22:00" });
    expect(machines[3]).toMatchObject({ city: "Aukštadvaris", latitude: null, longitude: null });
  });
  it("passes over what it cannot read, and says why", () =>
    expect(skipped).toEqual([
      { externalId: "", why: "ZIP is missing" },
      { externalId: "96099", why: "NAME is missing" },
      { externalId: "96091", why: "told twice" },
      { externalId: null, why: expect.stringContaining("the entry") },
      { externalId: null, why: expect.stringContaining("the entry") },
    ]));
});

it("DPD: calm cities, hours of each day, and no country beyond ours", () => {
  const { machines, skipped } = sample("dpd");
  expect(machines).toMatchObject([
    { externalId: "EE90001", name: "Automaat Mõisavahe Konsum", city: "Tartu", hours: "24/7", kind: "machine" },
    {
      externalId: "LT20002",
      kind: "shop",
      hours: "Mon 8:00–12:00 and 13:00–18:00, Tue 8:00–18:00, Wed–Sun closed",
    },
  ]);
  expect(skipped).toMatchObject([{ why: "in NO, where we do not deliver" }, { externalId: "EE90003" }]);
});

it("SmartPosti: small letters of countries, numbers for texts, names where there are no ids", () => {
  const { machines, skipped } = sample("smartposti");
  expect(machines).toMatchObject([
    { externalId: "1001", countryCode: "EE", hours: "Mon–Sun 8:00–22:00", comment: "Sissepääsu juures vasakul" },
    { externalId: "Pärnu Port Artur", city: "Pärnu", address: "Riia mnt 128", postalCode: "80010", comment: null },
    { countryCode: "FI", hours: "24/7", latitude: null },
  ]);
  expect(skipped).toEqual([{ externalId: "1002", why: "name is missing" }]);
});

it("Venipak: hours written as JSON inside a text, counters and machines", () => {
  const { machines, skipped } = sample("venipak");
  expect(machines).toMatchObject([
    { externalId: "1234", name: "Akropolis", hours: "24/7", kind: "machine" },
    { name: "Pickup point Żabka", kind: "shop", hours: "Mon 6:00–23:00, Tue–Sun closed" },
    { name: "Broken hours", hours: null, latitude: null, longitude: null },
  ]);
  expect(skipped).toHaveLength(1);
});

it("LP Express: only what is in service", () => {
  const { machines, skipped } = sample("unisend");
  expect(machines).toMatchObject([
    { externalId: "5001", city: "Vilnius", hours: "Mon–Sun 8:00–22:00" },
    { externalId: "5003", countryCode: "LV", postalCode: "LV-2150" },
  ]);
  expect(skipped.map(({ externalId }) => externalId)).toEqual([null, "5004"]);
});

it("InPost: the short and the long listing", () => {
  const { machines, skipped } = sample("inpost");
  expect(machines).toMatchObject([
    {
      externalId: "WAW01A",
      name: "WAW01A, Przy sklepie Żabka",
      countryCode: "PL",
      address: "Nowy Świat 41",
      hours: "24/7",
    },
    { externalId: "KRA02B", name: "KRA02B", hours: "Mon–Sat 6:00–22:00, Sun closed" },
    { externalId: "IT-ROM01A", countryCode: "IT", postalCode: "00153", kind: "machine" },
  ]);
  expect(skipped.map(({ why }) => why).slice(0, 2)).toEqual(["not in service", "in GB, where we do not deliver"]);
});

it("InPost: one page of several is refused, for the rest would be taken for closed", () =>
  expect(() => read("inpost", { items: [], total_pages: 3 })).toThrow("is one page of several"));

it("finds the list inside an object inside an object", () =>
  expect(
    read("smartposti", { places: { item: [{ name: "Viru", address_city: "Tallinn", address_country_code: "ee" }] } })
      .machines,
  ).toMatchObject([{ name: "Viru" }]));

it("a machine without a name is passed over", () =>
  expect(read("venipak", [{ id: 1, city: "Vilnius", country: "LT" }]).skipped).toEqual([
    { externalId: "1", why: "has no name or no city" },
  ]));

describe.each(Object.keys(FEED_PROVIDERS))("%s", (provider) => {
  it.each([
    ["a text", "maintenance"],
    ["nothing", null],
    ["an error", { error: "Origin header is missing" }],
  ])("refuses what is no list: %s", (_situation, json) => expect(() => read(provider, json)).toThrow(NotAFeed));
  it("survives any entry, and what it tells fits the table", () => {
    const good = JSON.parse(readFileSync(`tests/feeds/${provider}.json`, "utf8"));
    const [entry] = Array.isArray(good) ? good : (Object.values(good).find(Array.isArray) as object[]);
    const spoilt = fc
      .tuple(fc.constantFrom(...Object.keys(entry)), fc.anything())
      .map(([key, value]) => ({ ...entry, [key]: value }));
    fc.assert(
      fc.property(fc.array(fc.oneof(spoilt, fc.anything())), (entries) => {
        for (const machine of read(provider, entries).machines) {
          expect(machine.externalId.length).toBeGreaterThan(0);
          expect(machine.externalId.length).toBeLessThanOrEqual(120);
          expect(Math.max(machine.name.length, machine.address.length)).toBeLessThanOrEqual(300);
          expect(machine.city.length).toBeLessThanOrEqual(120);
          expect(machine.postalCode.length).toBeLessThanOrEqual(20);
          expect(machine.comment?.length ?? 0).toBeLessThanOrEqual(1000);
          expect(JSON.stringify(machine)).not.toContain("\\u0000");
        }
      }),
    );
  });
});
