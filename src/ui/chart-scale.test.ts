import { expect, it } from "vitest";
import { roundAbove } from "./chart-scale.ts";

it.each([
  [0, 1],
  [1, 1],
  [7, 10],
  [11, 20],
  [23, 25],
  [480, 500],
  [1000, 1000],
  [1001, 2000],
])("a chart of values up to %d goes up to %d", (largest, top) => expect(roundAbove(largest)).toBe(top));
