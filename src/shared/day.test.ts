import { expect, it } from "vitest";
import { dayBefore, dayIn, isTimeZone } from "./day.ts";

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
