import { expect, it } from "vitest";
import { csvOf } from "./csv.ts";

const body = (...cells: string[]) => csvOf(["Name"], [cells]).slice("\uFEFFName\r\n".length);

it("begins so that a spreadsheet reads it as UTF-8, and ends each line", () =>
  expect(csvOf(["Name", "Total"], [["Õie Ülle", "12.50"]])).toBe("\uFEFFName,Total\r\nÕie Ülle,12.50\r\n"));

it.each([
  ["a comma", "Tamm, Mari", '"Tamm, Mari"'],
  ["a quotation mark", 'the "best"', '"the ""best"""'],
  ["a line break", "Pikk 1\nTallinn", '"Pikk 1\nTallinn"'],
])("%s is quoted", (_what, cell, written) => expect(body(cell)).toBe(`${written}\r\n`));

it.each(["=1+1", "+372 5123", "-5", "@SUM(A1)", "\tx", "\rx"])("%j is text, never a formula", (cell) =>
  expect(body(cell).replace(/^"/, "")).toMatch(/^'/),
);

it("a sign further in stays as it is", () => expect(body("a=b")).toBe("a=b\r\n"));
