import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { shopOfFile } from "#tests/shop.ts";
import { allTaxRates } from "./tax-rates.ts";

const shop = await shopOfFile();

const rates = async () => (await allTaxRates(shop.db)).map(({ id, ...rate }) => rate);
const inForce = "DELETE FROM tax_rates WHERE valid_to IS NOT NULL; UPDATE tax_rates SET valid_from = '2025-08-01'";

/** In one transaction, as every migration is. */
async function migrate(): Promise<void> {
  const file = readFileSync("migrations/0104-tax-rates-with-their-dates.sql", "utf8");
  await shop.pool.query(`BEGIN; ${file}; COMMIT`);
}

it("a shop whose rates all began on one day gets those of a new shop", async () => {
  const seeded = await rates();
  await shop.pool.query(inForce);
  expect(await rates()).toHaveLength(27);
  await migrate();
  expect(await rates()).toEqual(seeded);
});

it("rates that the shopkeeper changed stay as they are, and what he added goes on", async () => {
  await shop.pool.query(`${inForce};
    UPDATE tax_rates SET rate = 20 WHERE country = 'EE';
    UPDATE tax_rates SET valid_to = '2026-12-31' WHERE country = 'FI';
    INSERT INTO tax_rates (country, rate, valid_from) VALUES ('FI', 26, '2027-01-01');
    INSERT INTO tax_rates (country, rate, valid_from, valid_to) VALUES ('SK', 21, '2020-01-01', '2025-07-31')`);
  const before = await rates();
  const of = (all: typeof before, country: string) => all.filter((rate) => rate.country === country);
  await migrate();
  const after = await rates();
  expect(of(after, "EE")).toEqual(of(before, "EE"));
  expect(of(after, "SK")).toEqual(of(before, "SK"));
  expect(of(after, "FI")).toEqual([
    { country: "FI", rate: 24, validFrom: "2013-01-01", validTo: "2024-08-31" },
    { country: "FI", rate: 25.5, validFrom: "2024-09-01", validTo: "2026-12-31" },
    { country: "FI", rate: 26, validFrom: "2027-01-01", validTo: null },
  ]);
});
