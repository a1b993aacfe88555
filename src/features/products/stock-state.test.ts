import { expect, it } from "vitest";
import { stockState } from "./stock-state.ts";

it.each([
  [0, "out"],
  [1, "low"],
  [5, "low"],
  [6, "in"],
])("%i pieces are %s", (stock, state) => expect(stockState(stock)).toBe(state));
