import { expect, it } from "vitest";
import { withLanguage } from "#platform/language/with-language.ts";
import { cents } from "#shared/money.ts";
import { reportCsv } from "./report-csv.ts";

const nothing = cents(0);
const estonia = {
  key: "EE",
  name: "Eesti",
  orders: 1,
  pieces: 2,
  sales: cents(2480),
  refunds: nothing,
  net: cents(2000),
  vat: cents(480),
  goods: cents(2000),
  shipping: nothing,
  discounts: nothing,
  cost: cents(810),
  uncosted: 0,
  before: 0,
};

it("a report has what goods cost, and how many pieces have no known cost", () => {
  const row = (change: object) =>
    withLanguage("en", () => reportCsv([Object.assign({}, estonia, change)])).split("\r\n")[1];
  expect(row({})).toBe("EE,Eesti,1,2,24.80,0.00,20.00,4.80,20.00,11.90,0.00,EUR,8.10,0");
  expect(row({ uncosted: 1 })).toContain(",20.00,,0.00,EUR,8.10,1");
});

it.each([
  ["en", "EE,Eesti,1,2,24.80,0.00,20.00,"],
  ["et", 'EE;Eesti;1;2;"24,80";"0,00";"20,00";'],
] as const)("a report is a file for the spreadsheet of its reader: %s", (language, row) =>
  expect(withLanguage(language, () => reportCsv([estonia]))).toContain(row),
);
