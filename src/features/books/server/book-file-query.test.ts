import { expect, it } from "vitest";
import { bookPeriod } from "./book-file-query.ts";

it.each([
  ["2026-01-01", "2026-12-31", true],
  ["2026-01-01", "2027-06-01", false],
  ["2026-02-01", "2026-01-01", false],
  // A sum of days cannot be made of it.
  ["1970-01-01T00:00:00.000Z", "1970-01-01T00:00:00.000Z", false],
  ["2026-02-30", "2026-02-30", false],
])("books from %s to %s: %s", (from, to, isPeriod) => {
  expect(bookPeriod.safeParse({ from, to }).success).toBe(isPeriod);
});
