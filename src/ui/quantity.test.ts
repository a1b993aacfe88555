import { expect, it } from "vitest";
import { readQuantity } from "./quantity.ts";

it.each([
  ["a number within the limits", "3", 3],
  ["spaces around it", " 4 ", 4],
  ["more than there are", "99", 10],
  ["less than the least", "-2", 1],
  ["nothing", "", 2],
  ["a fraction", "1.5", 2],
  ["words", "two", 2],
])("%s", (_situation, typed, meant) => expect(readQuantity(typed, 2, 1, 10)).toBe(meant));

it("accepts any amount where there is no upper limit", () =>
  expect(readQuantity("5000", 1, 1, Number.POSITIVE_INFINITY)).toBe(5000));
