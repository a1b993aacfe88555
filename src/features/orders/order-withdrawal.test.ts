import { expect, it } from "vitest";
import { refundDue } from "./order-withdrawal.ts";

it.each([
  ["in the afternoon", "2026-11-21T14:40:00Z", "2026-12-05"],
  ["late, before the clocks go forward", "2026-03-20T21:30:00Z", "2026-04-03"],
  ["after midnight, before they go back", "2026-10-19T21:30:00Z", "2026-11-03"],
])("the money is due fourteen days later: %s", (_when, at, day) =>
  expect(refundDue("Europe/Tallinn", new Date(at))).toBe(day),
);
