import { expect, it } from "vitest";
import { offsetFromEnd } from "./offset-from-end.ts";

it.each([
  ["the first page of none", [1, 25, 0], { isFromEnd: false, skip: 0, take: 0 }],
  ["the only page", [1, 25, 7], { isFromEnd: false, skip: 0, take: 7 }],
  ["the first of many", [1, 25, 1000], { isFromEnd: false, skip: 0, take: 25 }],
  ["the second of three", [2, 25, 75], { isFromEnd: false, skip: 25, take: 25 }],
  ["the last, which is short", [3, 25, 60], { isFromEnd: true, skip: 0, take: 10 }],
  ["the one before it", [39, 25, 1000], { isFromEnd: true, skip: 25, take: 25 }],
  ["one behind the last", [4, 25, 75], { isFromEnd: false, skip: 75, take: 0 }],
] as const)("%s", (_situation, [page, size, total], reach) =>
  expect(offsetFromEnd(page, size, { total, is_capped: false })).toEqual(reach),
);

it("the last page of a capped total is read from the start, as its end is unknown", () =>
  expect(offsetFromEnd(40, 25, { total: 1000, is_capped: true })).toEqual({ isFromEnd: false, skip: 975, take: 25 }));

it("from either end leads to the same rows", () => {
  const rows = Array.from({ length: 103 }, (_, i) => i);
  const read = (page: number) => {
    const { isFromEnd, skip, take } = offsetFromEnd(page, 10, { total: rows.length, is_capped: false });
    const found = (isFromEnd ? rows.toReversed() : rows).slice(skip, skip + take);
    return isFromEnd ? found.toReversed() : found;
  };
  expect(Array.from({ length: 12 }, (_, i) => read(i + 1)).flat()).toEqual(rows);
});
