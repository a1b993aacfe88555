import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { transact } from "#platform/database/database.ts";
import { servedShopOfFile } from "#tests/shop.ts";
import { hasParcelMachines, insertDemoParcelMachines } from "./demo-parcel-machines.ts";
import { countriesWithMachines, machinesOf, offeredMachine } from "./parcel-machine-queries.ts";
import { parcelMachines } from "./parcel-machines-table.ts";

const shop = await servedShopOfFile();
beforeEach(() => shop.pool.query("DELETE FROM parcel_machines"));

async function aMachine(input: Partial<typeof parcelMachines.$inferInsert> = {}): Promise<string> {
  const [row] = await shop.db
    .insert(parcelMachines)
    .values({
      provider: "Omniva",
      externalId: randomUUID(),
      name: "Kaubamaja",
      address: "Gonsiori 2",
      city: "Tallinn",
      postalCode: "10143",
      countryCode: "EE",
      countryName: "Estonia",
      ...input,
    })
    .returning({ id: parcelMachines.id });
  return row?.id ?? "";
}

const asked = (query: string) => fetch(`${shop.url}/functions/v1/parcel-machines${query}`);

describe("the machines of a country", () => {
  it("are those that are open, ordered by provider, city and name, with both counts", async () => {
    await aMachine({ provider: "Omniva", city: "Tartu", name: "Tasku" });
    await aMachine({
      provider: "Omniva",
      city: "Tallinn",
      name: "Viru",
      hours: "24/7",
      latitude: 59.4,
      longitude: 24.7,
    });
    await aMachine({ provider: "DPD", city: "Tartu", name: "Eeden" });
    await aMachine({ name: "Closed", isActive: false });
    await aMachine({ countryCode: "LV", countryName: "Latvia" });
    const answer = await (await asked("?country=EE")).json();
    expect(answer).toMatchObject({ country: "EE", total: 5, inCountry: 4 });
    expect(answer.machines.map(({ name }: { name: string }) => name)).toEqual(["Eeden", "Viru", "Tasku"]);
    expect(answer.machines[1]).toEqual({
      id: expect.any(String),
      provider: "Omniva",
      name: "Viru",
      address: "Gonsiori 2",
      city: "Tallinn",
      postal_code: "10143",
      country_code: "EE",
      country_name: "Estonia",
      latitude: 59.4,
      longitude: 24.7,
      hours: "24/7",
      comment: null,
      kind: "machine",
    });
  });

  it("may be kept for a minute, and travel compressed", async () => {
    for (let i = 0; i < 10; i += 1) await aMachine();
    const { headers } = await asked("?country=EE");
    expect(headers.get("cache-control")).toBe("public, max-age=60");
    expect(headers.get("content-encoding")).toBe("gzip");
  });

  it.each(["", "?country=BR", "?country=ee", "?country=", "?country=EE'--"])(
    "are refused for no country of ours: %s",
    async (query) => {
      const answer = await asked(query);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        error: "Validation failed",
        details: ["Country must be the code of a country we deliver to, such as EE."],
      });
      expect(answer.headers.get("cache-control")).toBe("no-store");
    },
  );

  it("are none where there are none", async () =>
    expect(await machinesOf(shop.db, "MT", "demo")).toEqual({ country: "MT", total: 0, inCountry: 0, machines: [] }));

  it("are all there when there are ten thousand", async () => {
    await shop.pool.query(
      `INSERT INTO parcel_machines (provider, external_id, name, address, city, postal_code, country_code, country_name, hours)
       SELECT 'InPost', n::text, 'WAW' || n, 'ul. Nowy Świat ' || n, 'Warszawa', '00-042', 'PL', 'Poland', '24/7'
         FROM generate_series(1, 10000) n`,
    );
    const answer = await asked("?country=PL");
    expect((await answer.json()).machines).toHaveLength(10_000);
  });
});

describe("a live shop", () => {
  it("never offers a sample, neither in the list, nor in an order, nor by its country", async () => {
    const [real, sample] = [await aMachine(), await aMachine({ isSample: true })];
    await aMachine({ isSample: true, countryCode: "LV", countryName: "Latvia" });
    expect((await machinesOf(shop.db, "EE", "live")).machines.map(({ id }) => id)).toEqual([real]);
    expect(await offeredMachine(shop.db, sample, "EE", "live")).toBeNull();
    expect(await offeredMachine(shop.db, real, "EE", "live")).toMatchObject({ id: real });
    expect(await countriesWithMachines(shop.db, "live")).toEqual(["EE"]);
  });
  it("while a demo offers them", async () => {
    const sample = await aMachine({ isSample: true });
    expect(await offeredMachine(shop.db, sample, "EE", "demo")).toMatchObject({ id: sample });
  });
});

it("tells the countries in which a machine can be chosen, and no other", async () => {
  await aMachine({ countryCode: "PL", countryName: "Poland" });
  await aMachine({ countryCode: "EE" });
  await aMachine({ countryCode: "LV", countryName: "Latvia", isActive: false });
  expect(await countriesWithMachines(shop.db, "demo")).toEqual(["EE", "PL"]);
});

it("a demo has hundreds of samples in many countries, each with a place and a postal code of its country", async () => {
  expect(await hasParcelMachines(shop.db)).toBe(false);
  await transact(shop.db, (tx) => insertDemoParcelMachines(tx, join(process.cwd(), "assets/demo")));
  const { rows } = await shop.pool.query(
    `SELECT country_code AS country, count(*)::int AS machines, bool_and(is_sample) AS samples,
            count(latitude)::int AS placed FROM parcel_machines GROUP BY 1 ORDER BY 2 DESC`,
  );
  expect(rows.reduce((sum, { machines }) => sum + machines, 0)).toBeGreaterThanOrEqual(650);
  expect(rows.length).toBeGreaterThanOrEqual(8);
  for (const { machines, placed, samples } of rows) expect([placed, samples]).toEqual([machines, true]);
  await transact(shop.db, (tx) => insertDemoParcelMachines(tx, join(process.cwd(), "assets/demo")));
});
