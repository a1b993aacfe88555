import { expect, it } from "vitest";
import { PRESETS, presetOf } from "./periods.ts";

it.each([
  ["today", "2026-11-23", "2026-11-23", "2026-11-23"],
  ["week", "2026-03-01", "2026-02-23", "2026-03-01"],
  ["days", "2026-03-01", "2026-01-31", "2026-03-01"],
  ["month", "2026-11-23", "2026-11-01", "2026-11-23"],
  ["lastMonth", "2026-01-31", "2025-12-01", "2025-12-31"],
  ["quarter", "2026-11-23", "2026-10-01", "2026-11-23"],
  ["lastQuarter", "2026-02-01", "2025-10-01", "2025-12-31"],
  ["year", "2026-01-01", "2026-01-01", "2026-01-01"],
] as const)("%s, asked on %s, is %s to %s", (preset, today, from, to) => {
  expect(PRESETS[preset](today)).toEqual({ from, to });
});

it.each([
  ["days with a name", { from: "2026-11-01", to: "2026-11-23" }, undefined, "month"],
  ["days without one", { from: "2026-11-02", to: "2026-11-20" }, undefined, undefined],
  ["no days", { from: "", to: "" }, undefined, undefined],
  ["days of another name than the chosen one", { from: "2026-11-01", to: "2026-11-23" }, "year", "month"],
] as const)("tells the name of %s", (_, period, chosen, name) => {
  expect(presetOf(period, "2026-11-23", chosen)).toBe(name);
});

it("tells the name that was chosen on a day that is a month, too", () => {
  const period = { from: "2026-11-01", to: "2026-11-01" };
  expect(presetOf(period, "2026-11-01")).toBe("today");
  expect(presetOf(period, "2026-11-01", "month")).toBe("month");
});
