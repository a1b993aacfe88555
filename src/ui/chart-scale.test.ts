import { expect, it } from "vitest";
import { roundAbove } from "./chart-scale.ts";

it.each([
  [0, 1],
  [1, 1],
  [7, 8],
  [11, 16],
  [17, 20],
  [23, 30],
  [264, 300],
  [480, 500],
  [1000, 1000],
  [1001, 1600],
])("a chart of values up to %d goes up to %d", (largest, top) => expect(roundAbove(largest)).toBe(top));
