import { expect, it } from "vitest";
import {
  dayAfter,
  dayBefore,
  dayIn,
  isoOf,
  isTimeZone,
  localTime,
  momentInWords,
  momentOf,
  startOfDay,
} from "./day.ts";

it.each([
  ["winter, two hours ahead", "2026-11-20T22:00:00Z", "2026-11-21"],
  ["a minute before midnight", "2026-11-20T21:59:00Z", "2026-11-20"],
  ["summer, three hours ahead", "2026-07-01T21:00:00Z", "2026-07-02"],
])("it is another day in Tallinn: %s", (_situation, at, day) =>
  expect(dayIn("Europe/Tallinn", new Date(at))).toBe(day),
);

it.each([
  ["2026-03-01", "2026-02-28"],
  ["2027-01-01", "2026-12-31"],
])("before %s is %s", (day, before) => expect(dayBefore(day)).toBe(before));

it.each([
  ["Europe/Tallinn", true],
  ["America/New_York", true],
  ["UTC", true],
  ["Europe/Nowhere", false],
  ["+02:00", false],
  ["", false],
])("%j is a time zone: %s", (name, known) => expect(isTimeZone(name)).toBe(known));

it.each([
  ["the day the clocks go forward", "Europe/Tallinn", "2026-03-29", "2026-03-28T22:00:00.000Z"],
  ["the day after", "Europe/Tallinn", "2026-03-30", "2026-03-29T21:00:00.000Z"],
  ["the day they go back", "Europe/Tallinn", "2026-10-25", "2026-10-24T21:00:00.000Z"],
  ["the day after that", "Europe/Tallinn", "2026-10-26", "2026-10-25T22:00:00.000Z"],
  ["where midnight itself is skipped", "Africa/Cairo", "2026-04-24", "2026-04-23T22:00:00.000Z"],
  ["where midnight comes twice", "America/Havana", "2026-11-01", "2026-11-01T04:00:00.000Z"],
  ["where the last hour comes twice", "Africa/Cairo", "2026-10-30", "2026-10-29T22:00:00.000Z"],
  ["far ahead", "Pacific/Kiritimati", "2026-11-21", "2026-11-20T10:00:00.000Z"],
  ["far behind", "Pacific/Pago_Pago", "2026-11-21", "2026-11-21T11:00:00.000Z"],
  ["half an hour aside", "Asia/Kolkata", "2026-11-21", "2026-11-20T18:30:00.000Z"],
])("a day begins: %s", (_situation, timeZone, day, at) => expect(startOfDay(timeZone, day).toISOString()).toBe(at));

it("every day of a year begins when the one before has ended", () => {
  for (let day = "2026-01-01"; day < "2027-01-01"; day = dayAfter(day, 1)) {
    const start = startOfDay("Europe/Tallinn", day).getTime();
    expect([dayIn("Europe/Tallinn", new Date(start - 1)), dayIn("Europe/Tallinn", new Date(start))]).toEqual([
      dayBefore(day),
      day,
    ]);
  }
});

it.each([
  ["in winter", "2026-11-21T09:30", "2026-11-21T07:30:00.000Z"],
  ["in summer", "2026-07-01T09:30", "2026-07-01T06:30:00.000Z"],
  ["soon after they went forward", "2026-03-29T04:30", "2026-03-29T01:30:00.000Z"],
  ["in the hour that is left out", "2026-03-29T03:30", "2026-03-29T01:30:00.000Z"],
  ["in the hour that comes twice", "2026-10-25T03:30", "2026-10-25T00:30:00.000Z"],
  ["soon after that", "2026-10-25T04:30", "2026-10-25T02:30:00.000Z"],
])("clocks in Tallinn show it %s", (_when, local, at) =>
  expect(momentOf("Europe/Tallinn", local).toISOString()).toBe(at),
);

it("what the clocks show leads back to the moment", () =>
  expect(localTime("Europe/Tallinn", new Date("2026-11-21T07:30:20Z"))).toBe("2026-11-21T09:30"));

it.each(
  ["Europe/Tallinn", "Europe/Riga", "America/New_York"].flatMap((timeZone) =>
    ["0002", "0020", "0202", "2026"].map((year) => [year, timeZone] as const),
  ),
)("the year %s of a time that is being typed stays as it is typed in %s", (year, timeZone) => {
  const typed = `${year}-11-21T09:30`;
  expect(localTime(timeZone, new Date(isoOf(timeZone, typed)))).toBe(typed);
});

it.each(["12026-11-21T09:30", ""])("what is no time stays as it was typed: %j", (typed) =>
  expect(isoOf("Europe/Tallinn", typed)).toBe(typed),
);

it("the moment is that of the shop's clocks", () =>
  expect(momentInWords("Europe/Tallinn", new Date("2026-11-21T14:40:00Z"))).toMatch(
    /^21 November 2026 at 16:40\u00a0(EET|GMT\+2)$/,
  ));
