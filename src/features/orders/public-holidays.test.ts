import fc from "fast-check";
import { expect, it } from "vitest";
import { dayAfter } from "#shared/day.ts";
import { DELIVERY_COUNTRY_CODES } from "#shared/delivery-countries.ts";
import { easter, endOfPeriod, isWorkingDay, orthodoxEaster } from "./public-holidays.ts";

it.each([
  [2024, "2024-03-31", "2024-05-05"],
  [2025, "2025-04-20", "2025-04-20"],
  [2026, "2026-04-05", "2026-04-12"],
  [2027, "2027-03-28", "2027-05-02"],
  [2030, "2030-04-21", "2030-04-28"],
  [2038, "2038-04-25", "2038-04-25"],
])("Easter of %i, and that of the Orthodox churches", (year, western, orthodox) =>
  expect([easter(year), orthodoxEaster(year)]).toEqual([western, orthodox]),
);

it.each([
  ["EE", "2026-02-24", "Independence Day"],
  ["EE", "2026-04-03", "Good Friday"],
  ["FI", "2026-06-19", "the eve of midsummer"],
  ["DE", "2026-11-18", "the day of repentance, in one land"],
  ["NL", "2026-05-05", "Liberation Day"],
  ["PL", "2026-12-24", "Christmas Eve"],
  ["GR", "2026-02-23", "Clean Monday"],
  ["RO", "2027-06-21", "Orthodox Whit Monday"],
  ["IE", "2026-10-26", "the last Monday of October"],
  ["LV", "2028-11-20", "the Monday after a national day on a Saturday"],
  ["BG", "2027-12-28", "the day after holidays that were partly on a weekend"],
])("L42: in %s %s is no working day: %s", (country, day) => expect(isWorkingDay(country, day)).toBe(false));

it.each([
  ["EE", "2026-04-06", "Easter Monday is one"],
  ["LV", "2026-02-24", "a national day of others is one"],
])("L42: in %s, %s: %s", (country, day) => expect(isWorkingDay(country, day)).toBe(true));

const aDay = fc.integer({ min: 0, max: 365 * 40 }).map((days) => dayAfter("2024-01-01", days));
const countries = fc.array(fc.constantFrom(...DELIVERY_COUNTRY_CODES, "XX"), { minLength: 1, maxLength: 2 });

it("L42: a period never becomes shorter, ends on a working day of each country, at most two weeks later (four where the country is not known), and more countries never shorten it", () =>
  fc.assert(
    fc.property(aDay, countries, fc.constantFrom(...DELIVERY_COUNTRY_CODES), (last, of, another) => {
      const end = endOfPeriod(of, last);
      expect(end >= last).toBe(true);
      expect(end <= dayAfter(last, of.includes("XX") ? 28 : 14)).toBe(true);
      for (const country of of) expect(isWorkingDay(country, end)).toBe(true);
      expect(endOfPeriod([...of, another], last) >= end).toBe(true);
      // A later delivery never ends earlier.
      expect(endOfPeriod(of, dayAfter(last, 1)) >= end).toBe(true);
    }),
    { numRuns: 500 },
  ));
