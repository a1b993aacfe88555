import { expect, it } from "vitest";
import { dayAhead } from "./use-policy-form.tsx";

const dayOf = (validFrom: string) => dayAhead("Europe/Tallinn", validFrom, new Date("2026-11-28T12:00:00Z"));

it.each([
  ["a planned version keeps its day, as the shop's clocks say", "2026-12-31T22:00:00Z", "2027-01-01"],
  ["one that begins tomorrow too", "2026-11-28T22:00:00Z", "2026-11-29"],
  ["one in force has none: the next begins on the day it is saved", "2026-11-28T12:00:01Z", ""],
])("%s", (_situation, validFrom, day) => expect(dayOf(validFrom)).toBe(day));
