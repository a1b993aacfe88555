import { expect, it } from "vitest";
import { retainedSince } from "./keep-periods.ts";

it.each([
  ["the first day of a year", "2026-01-01", "2016-01-01"],
  ["the last one", "2026-12-31", "2016-01-01"],
])("L50: on %s a sale of ten whole years before is still kept", (_situation, today, since) =>
  expect(retainedSince(today)).toBe(since),
);
