import { describe, expect, it } from "vitest";
import { growth, windowsAt } from "./figures.ts";

const at = (now: string) => windowsAt(new Date(now), "Europe/Tallinn");
const iso = (moment: Date | undefined) => moment?.toISOString().slice(0, 16);

/** Hours of each day of the chart but the last, which has not ended. */
const hours = ({ days }: ReturnType<typeof at>) =>
  days.slice(1).map(({ from }, i) => (from.getTime() - (days[i]?.from.getTime() ?? 0)) / 3600_000);

describe("days are those of the shop's clocks", () => {
  it("on an ordinary day", () => {
    const { today, thisWeek, lastWeek, days } = at("2026-11-21T12:00:00Z");
    expect([today, thisWeek, lastWeek].map(iso)).toEqual(["2026-11-20T22:00", "2026-11-14T22:00", "2026-11-07T22:00"]);
    expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([30, "2026-10-23", "2026-11-21"]);
  });

  it("when they go forward on 29 March, which has 23 hours", () => {
    const windows = at("2026-03-30T09:00:00Z");
    expect([iso(windows.today), iso(windows.thisWeek)]).toEqual(["2026-03-29T21:00", "2026-03-23T22:00"]);
    expect(hours(windows).slice(-3)).toEqual([24, 24, 23]);
  });

  it("when they go back on 25 October, which has 25 hours", () => {
    const windows = at("2026-10-26T09:00:00Z");
    expect([iso(windows.today), iso(windows.thisWeek)]).toEqual(["2026-10-25T22:00", "2026-10-19T21:00"]);
    expect(hours(windows).slice(-3)).toEqual([24, 24, 25]);
  });
});

describe("this month is compared with the same part of last month", () => {
  it.each([
    ["in the middle", "2026-11-21T12:00:00Z", "2026-10-31T22:00", "2026-09-30T21:00", "2026-10-21T11:00"],
    ["in January", "2027-01-05T10:00:00Z", "2026-12-31T22:00", "2026-11-30T22:00", "2026-12-05T10:00"],
    [
      "on a day that last month had not",
      "2026-03-31T10:00:00Z",
      "2026-02-28T22:00",
      "2026-01-31T22:00",
      "2026-02-28T22:00",
    ],
  ])("%s", (_when, now, month, last, until) => {
    const { thisMonth, lastMonth, lastMonthUntil } = at(now);
    expect([thisMonth, lastMonth, lastMonthUntil].map(iso)).toEqual([month, last, until]);
  });
});

it.each([
  [150, 100, 50],
  [100, 150, -33.3],
  [0, 100, -100],
  [5, 0, null],
  [50, -100, null],
])("from %d to %d before is a growth of %d percent", (now, before, percent) =>
  expect(growth(now, before)).toBe(percent),
);
