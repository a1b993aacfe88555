import { describe, expect, it } from "vitest";
import { daysOf, mayCorrect, quarterAfter, quarterOf, quartersBetween, returnDue, vatCode } from "./quarter.ts";

describe("a quarter", () => {
  it.each([
    ["2026-01-01", "2026-Q1"],
    ["2026-03-31", "2026-Q1"],
    ["2026-04-01", "2026-Q2"],
    ["2026-12-31", "2026-Q4"],
    ["2027-01-01", "2027-Q1"],
  ])("has the day %s: %s", (day, quarter) => expect(quarterOf(day)).toBe(quarter));

  it.each([
    ["2026-Q4", { from: "2026-10-01", to: "2026-12-31" }, "2027-01-31"],
    ["2028-Q1", { from: "2028-01-01", to: "2028-03-31" }, "2028-04-30"],
    ["2026-Q3", { from: "2026-07-01", to: "2026-09-30" }, "2026-10-31"],
  ])("%s has its days, and a return that is due by the end of the month after", (quarter, days, due) => {
    expect(daysOf(quarter)).toEqual(days);
    expect(returnDue(quarter)).toBe(due);
  });

  it("follows another one over the year's end", () => {
    expect(quarterAfter("2026-Q4")).toBe("2027-Q1");
    expect(quarterAfter("2027-Q1", -1)).toBe("2026-Q4");
    expect(quartersBetween("2026-Q3", "2027-Q1")).toEqual(["2027-Q1", "2026-Q4", "2026-Q3"]);
    expect(quartersBetween("2026-Q3", "2026-Q3")).toEqual(["2026-Q3"]);
  });
});

it.each([
  ["the next quarter", "2026-Q3", "2026-Q4", true],
  ["the last one within three years of the first return's day", "2026-Q3", "2029-Q3", true],
  ["the one after", "2026-Q3", "2029-Q4", false],
])("a sale may be corrected in %s", (_when, sold, declared, may) => expect(mayCorrect(sold, declared)).toBe(may));

it("writes Greece as EL", () => expect([vatCode("GR"), vatCode("EE")]).toEqual(["EL", "EE"]));
