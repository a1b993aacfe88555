import { describe, expect, it } from "vitest";
import { DELIVERY_COUNTRY_CODES } from "./countries.ts";
import { codeThere, isOutsideVatArea, vatRateThere, vatTerritory } from "./vat-territory.ts";

describe("goods leave the VAT area of the Union", () => {
  it.each([
    ["ES", "35001", "Canary Islands"],
    ["ES", "38400", "Canary Islands"],
    ["ES", "51001", "Ceuta and Melilla"],
    ["ES", "52001", "Ceuta and Melilla"],
    ["FI", "22100", "Åland"],
    ["FI", "AX-22100", "Åland"],
    ["IT", "23041", "Livigno"],
    ["IT", "22061", "Campione d'Italia"],
    ["DE", "78266", "Büsingen"],
    ["DE", "D-27498", "Heligoland"],
    ["GR", "630 86", "Mount Athos"],
    ["FR", "97110", "Overseas France"],
    ["FR", "97300", "Overseas France"],
    ["FR", "97600", "Overseas France"],
    ["FR", "97150", "Overseas France"],
    ["FR", "97500", "Overseas France"],
    ["FR", "98714", "Overseas France"],
    ["FR", "98800", "Overseas France"],
  ])("%s %s", (country, zip, name) => {
    expect(vatTerritory(country, zip)).toEqual({ kind: "outside", name });
    expect(isOutsideVatArea(country, zip)).toBe(true);
  });

  it("also as a whole country", () =>
    expect([isOutsideVatArea("US", "02108"), isOutsideVatArea("EE", "10115")]).toEqual([true, false]));
});

it("the machine's postal code decides, and that of the address only in its own country", () => {
  const tartu = { country: "EE", zip: "51005" };
  expect(codeThere("ES", { postalCode: "" }, tartu)).toBe("");
  expect(codeThere("EE", { postalCode: "" }, tartu)).toBe("51005");
  expect(codeThere("ES", { postalCode: "28013" }, tartu)).toBe("28013");
  expect(codeThere("EE", null, tartu)).toBe("51005");
  expect(codeThere("DE", null, { country: "DE", zip: "78266", isHandedOver: true })).toBe("");
});

describe("and stay within it right beside", () => {
  it.each([
    ["ES", "28013"],
    ["ES", "50001"],
    ["ES", "07001"],
    ["FI", "00100"],
    ["FI", "21660"],
    ["IT", "23030"],
    ["IT", "22100"],
    ["IT", "22060"],
    ["DE", "78262"],
    ["DE", "27499"],
    ["GR", "63085"],
    ["FR", "98000"],
    ["FR", "20000"],
    ["FR", "96200"],
    ["PT", "8900-001"],
    ["PT", "4400-001"],
    ["AT", "6700"],
    ["EE", "35001"],
    ["SE", "223 51"],
  ])("%s %s", (country, zip) => expect(vatTerritory(country, zip)).toEqual({ kind: "country" }));
});

it.each([
  ["Madeira", "PT", "9000-017", "2026-11-23", 22],
  ["Porto Santo", "PT", "9400-162", "2026-11-23", 22],
  ["Azores", "PT", "9500-150", "2026-11-23", 16],
  ["the Azores before their rate fell", "PT", "9500-150", "2021-06-30", 18],
  ["Jungholz", "AT", "6691", "2026-11-23", 19],
  ["Mittelberg", "AT", "6993", "2026-11-23", 19],
  ["Heligoland", "DE", "27498", "2026-11-23", 0],
  ["Lisbon", "PT", "1100-148", "2026-11-23", 23],
])("%s is asked for its rate", (_place, country, zip, day, rate) =>
  expect(vatRateThere(vatTerritory(country, zip), 23, day)).toBe(rate),
);

it("Cabiate, whose code Campione d'Italia once shared, has Italy's 22 %", () =>
  expect(vatRateThere(vatTerritory("IT", "22060"), 22, "2026-11-23")).toBe(22));

it("no code of one country is taken for another's, whatever is typed", () => {
  for (const country of DELIVERY_COUNTRY_CODES)
    for (const zip of ["", " ", "00000", "99999", "ABCDE", "１２３４５", "-".repeat(500)])
      expect(vatTerritory(country, zip).kind).toBe("country");
});
