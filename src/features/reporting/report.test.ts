import { describe, expect, it } from "vitest";
import { cents } from "#shared/money.ts";
import { averageOrder, columnsOf, type DaySums, marginOf, periodBefore, stepOf, totalOf } from "./report.ts";

const aDay = (day: string, change: Partial<Record<keyof DaySums, number>> = {}): DaySums => {
  const nothing = {
    orders: 0,
    pieces: 0,
    uncosted: 0,
    sales: 0,
    ordered: 0,
    refunds: 0,
    net: 0,
    vat: 0,
    goods: 0,
    shipping: 0,
  };
  return { ...nothing, discounts: 0, cost: 0, ...change, day } as unknown as DaySums;
};

describe("the period before", () => {
  it.each([
    ["a month is the month before", "2026-03-01", "2026-03-31", "2026-02-01", "2026-02-28"],
    ["a quarter is the quarter before", "2026-01-01", "2026-03-31", "2025-10-01", "2025-12-31"],
    ["a year is the year before", "2028-01-01", "2028-12-31", "2027-01-01", "2027-12-31"],
    ["a leap February is January", "2028-02-01", "2028-02-29", "2028-01-01", "2028-01-31"],
    ["a month so far is as much of the month before", "2026-03-01", "2026-03-10", "2026-02-01", "2026-02-10"],
    ["a month so far is no more than the month before", "2026-03-01", "2026-03-30", "2026-02-01", "2026-02-28"],
    ["a quarter so far is as much of the quarter before", "2026-04-01", "2026-06-10", "2026-01-01", "2026-03-10"],
    [
      "a quarter in its second month is as much of the quarter before",
      "2026-10-01",
      "2026-11-28",
      "2026-07-01",
      "2026-08-28",
    ],
    ["a year so far is as much of the year before", "2026-01-01", "2026-11-23", "2025-01-01", "2025-11-23"],
    ["January so far is as much of December", "2026-01-01", "2026-01-10", "2025-12-01", "2025-12-10"],
    ["30 days that begin a month are 30 days", "2026-02-01", "2026-03-02", "2026-01-02", "2026-01-31"],
    ["days of two years are as many days", "2025-01-01", "2026-01-10", "2023-12-23", "2024-12-31"],
    ["a half-year is the half-year before", "2026-01-01", "2026-06-30", "2025-07-01", "2025-12-31"],
    ["days are as many days", "2026-03-02", "2026-03-11", "2026-02-20", "2026-03-01"],
    ["a day on which clocks change is one day", "2026-10-25", "2026-10-25", "2026-10-24", "2026-10-24"],
  ])("of %s", (_, from, to, before, until) => {
    expect(periodBefore({ from, to })).toEqual({ from: before, to: until });
  });
});

describe("columns", () => {
  it("has each day, week or month once, also those without a sale", () => {
    const period = { from: "2026-02-27", to: "2026-03-02" };
    const days = [aDay("2026-02-28", { net: 500, orders: 1 }), aDay("2026-03-02", { net: -200 })];
    expect(columnsOf(period, days)).toEqual([
      { day: "2026-02-27", net: 0, orders: 0 },
      { day: "2026-02-28", net: 500, orders: 1 },
      { day: "2026-03-01", net: 0, orders: 0 },
      { day: "2026-03-02", net: -200, orders: 0 },
    ]);
  });

  it("begins weeks on Monday, and the first one with the period", () => {
    const columns = columnsOf({ from: "2026-01-01", to: "2026-03-31" }, [aDay("2026-01-04", { net: 7 })]);
    expect(columns.slice(0, 2)).toEqual([
      { day: "2026-01-01", net: 7, orders: 0 },
      { day: "2026-01-05", net: 0, orders: 0 },
    ]);
  });

  it.each([
    ["2026-01-01", "2026-03-03", "day"],
    ["2026-01-01", "2026-03-04", "week"],
    ["2026-01-01", "2026-07-05", "week"],
    ["2026-01-01", "2026-12-31", "month"],
  ])("from %s to %s are by %s", (from, to, step) => {
    expect(stepOf({ from, to })).toBe(step);
    expect(columnsOf({ from, to }, []).length).toBeLessThanOrEqual(62);
  });
});

it("a margin is told only where the cost of all pieces is known", () => {
  expect(marginOf({ goods: cents(1000), cost: cents(400), uncosted: 0 })).toBe(600);
  expect(marginOf({ goods: cents(1000), cost: cents(400), uncosted: 1 })).toBe(null);
});

it("no orders have an average of nothing", () => {
  expect(averageOrder(totalOf([]))).toBe(0);
  expect(averageOrder(totalOf([aDay("2026-01-01", { ordered: 1001, orders: 2 })]))).toBe(501);
});
