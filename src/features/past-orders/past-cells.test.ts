import { expect, it } from "vitest";
import { centsIn, momentIn, slashOrderOf } from "./past-cells.ts";

it.each([
  ["12.30", 1230],
  ["12,3", 1230],
  ["1,234.50", 123_450],
  ["1.234,50", 123_450],
  ["1,234", 123_400],
  ["12.345", 1235],
  ["1.234.567,89", 123_456_789],
  ["€29.00", 2900],
  ["29,00 €", 2900],
  ["-5", -500],
  ["0", 0],
  ["", null],
  ["free", null],
  ["--", null],
  ["=1+1", null],
  ["=12", null],
  ["1e400", null],
  ["9".repeat(400), null],
])("the amount %j is %j", (written, cents) => expect(centsIn(written)).toBe(cents));

it.each([
  ["2026-05-14 11:23:45 +0200", "2026-05-14T09:23:45.000Z"],
  ["2026-05-14T11:23:45Z", "2026-05-14T11:23:45.000Z"],
  ["2026-05-14 11:23:45 UTC", "2026-05-14T11:23:45.000Z"],
  ["2026-05-14 11:23", "2026-05-14T08:23:00.000Z"],
  ["2026-05-14", "2026-05-13T21:00:00.000Z"],
  ["14.5.2026", "2026-05-13T21:00:00.000Z"],
  ["5/14/2026 9:05:00 PM", "2026-05-14T18:05:00.000Z"],
  ["14/05/2026", null],
  ["2026-02-30", null],
  ["2026-05-14 25:00", null],
  ["yesterday", null],
  ["0001-01-01", null],
  ["", null],
])("the date %j is %j", (written, moment) =>
  expect(momentIn(written, "month", "Europe/Tallinn")?.toISOString() ?? null).toBe(moment),
);

it.each([
  [["03/04/2026", "25/04/2026"], "day"],
  [["03/04/2026", "04/25/2026"], "month"],
  [["25/04/2026", "04/25/2026"], "unclear"],
  [["03/04/2026"], "unclear"],
  [["2026-04-03"], "unclear"],
] as const)("of the dates %j the order is %s", (written, order) =>
  expect(slashOrderOf(written, "unclear")).toBe(order),
);

it("a date that could be two is none", () => expect(momentIn("03/04/2026", "unclear", "UTC")).toBeNull());
