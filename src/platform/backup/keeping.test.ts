import { expect, it } from "vitest";
import { DAY_MS } from "#shared/day.ts";
import { backupsToRemove, isBackupDue } from "./keeping.ts";

const RULES = { days: 7, weeks: 4, months: 12 };
const at = (time: string) => new Date(`${time.includes("T") ? time : `${time}T02:15`}:00Z`);
const backup = (name: string) => ({ name, madeAt: at(name.replace("*", "")), isChecked: name.endsWith("*") });

/** One each night from a day on. */
const nights = (first: string, count: number) =>
  Array.from({ length: count }, (_, day) => new Date(at(first).getTime() + day * DAY_MS).toISOString().slice(0, 10));

const kept = (names: string[], rules = RULES) => {
  const removed = new Set(backupsToRemove(names.map(backup), rules, at("2026-11-30")));
  return names.filter((name) => !removed.has(name));
};

it.each([
  ["nothing", [], []],
  ["one backup, however old", ["2020-01-01"], ["2020-01-01"]],
  ["a week of nights", nights("2026-11-16", 7), nights("2026-11-16", 7)],
  [
    "two years of nights: a week, the Sundays before, and the ends of months",
    nights("2024-12-01", 722),
    [
      "2025-12-31",
      "2026-01-31",
      "2026-02-28",
      "2026-03-31",
      "2026-04-30",
      "2026-05-31",
      "2026-06-30",
      "2026-07-31",
      "2026-08-31",
      "2026-09-30",
      "2026-10-31",
      "2026-11-01",
      "2026-11-08",
      "2026-11-15",
      ...nights("2026-11-16", 7),
    ],
  ],
  ["several of one day: the last", ["2026-11-20T02:15", "2026-11-20T03:15", "2026-11-20T14:00"], ["2026-11-20T14:00"]],
  [
    "a shop that stood still for a year: all that it had",
    ["2025-01-01", "2025-01-02", "2025-01-03", "2026-06-01"],
    ["2025-01-01", "2025-01-02", "2025-01-03", "2026-06-01"],
  ],
])("keeps of %s", (_what, names, expected) => {
  expect(kept(names)).toEqual(expected);
});

it("keeps the newest and the newest that was restored and compared, whatever the rules say and a clock that was ahead wrote", () => {
  const names = ["2026-11-01*", "2026-11-02*", "2026-11-03", "2026-11-04", "2027-06-01*"];
  expect(kept(names, { days: 0, weeks: 0, months: 0 })).toEqual(["2026-11-02*", "2026-11-04"]);
});

it.each([
  ["the first", undefined, "2026-11-20T12:00", true],
  ["tonight's, before its hour", "2026-11-19T02:15", "2026-11-20T01:59", false],
  ["tonight's, at its hour", "2026-11-19T02:15", "2026-11-20T02:00", true],
  ["tonight's, which is made", "2026-11-20T02:15", "2026-11-20T23:59", false],
  ["tonight's, which failed until noon", "2026-11-19T02:15", "2026-11-20T12:00", true],
  ["last night's, when the machine was off", "2026-11-18T02:15", "2026-11-20T00:30", true],
])("is due: %s", (_what, newest, now, due) => {
  expect(isBackupDue(newest ? at(newest) : undefined, 2, at(now))).toBe(due);
});
