import { expect, it } from "vitest";
import { listOf, NO_FILTERS } from "./list-query.ts";

it.each([
  ["another page", { page: "2" }, true],
  ["another order", { sort: "name" }, true],
  ["a search", { search: "oil" }, false],
  ["a category", { category: "oils" }, false],
  ["another state", { show: "archived" }, false],
])("%s keeps what is chosen: %s", (_change, change, keeps) =>
  expect(listOf({ ...NO_FILTERS, ...change }) === listOf(NO_FILTERS)).toBe(keeps),
);
