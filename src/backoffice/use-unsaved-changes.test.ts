import { expect, it } from "vitest";
import { isLeft } from "./use-unsaved-changes.tsx";

const place = (pathname: string, search = "") => ({ pathname, search });

it.each([
  ["another page", place("/admin/products"), place("/admin/orders"), true, true],
  ["a filter of the list beside the form", place("/admin/products"), place("/admin/products", "?page=2"), false, true],
  [
    "the same",
    place("/admin/policies/terms", "?language=et"),
    place("/admin/policies/terms", "?language=et"),
    false,
    false,
  ],
])("%s is left behind, by path and by query", (_situation, from, to, byPath, byQuery) => {
  expect([isLeft(from, to, false), isLeft(from, to, true)]).toEqual([byPath, byQuery]);
});
