import { describe, expect, it } from "vitest";
import { cutPage, pagesOf } from "./paging.ts";

it.each([
  [0, 1],
  [1, 1],
  [25, 1],
  [26, 2],
])("%i rows fill %i pages of 25", (total, pages) => expect(pagesOf(total, 25)).toBe(pages));

describe("a page of two rows", () => {
  it.each([
    ["of none", [], { page: [], last: null }],
    ["that ends the list", [1, 2], { page: [1, 2], last: null }],
    ["that others follow", [1, 2, 3], { page: [1, 2], last: 2 }],
  ])("%s", (_situation, rows, cut) => expect(cutPage(rows, 2)).toEqual(cut));
});
