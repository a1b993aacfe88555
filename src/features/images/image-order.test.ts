import { expect, it } from "vitest";
import { moved } from "./image-order.ts";

it.each([
  [0, 2, ["b", "c", "a"]],
  [2, 0, ["c", "a", "b"]],
  [1, 1, ["a", "b", "c"]],
  [0, -1, ["a", "b", "c"]],
  [2, 9, ["a", "b", "c"]],
])("from %i to %i", (from, to, order) => expect(moved(["a", "b", "c"], from, to)).toEqual(order));
