import { expect, it } from "vitest";
import { showsSampleRatings } from "./sample-ratings.ts";

it.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [false, false, false],
])("L23: invented stars in a demo (%s) that wants them (%s): %s", (isDemo, demoRatings, shown) =>
  expect(showsSampleRatings(isDemo, { demoRatings })).toBe(shown),
);
