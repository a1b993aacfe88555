import { assert, integer, property } from "fast-check";
import { expect, it } from "vitest";
import { pageWindow } from "./page-window.ts";

it.each([
  ["a single page", 1, 1, [1]],
  ["few pages, all shown", 2, 4, [1, 2, 3, 4]],
  ["a gap of one page shows the page instead", 4, 7, [1, 2, 3, 4, 5, 6, 7]],
  ["the middle of many", 10, 20, [1, null, 9, 10, 11, null, 20]],
  ["the end of many", 20, 20, [1, null, 19, 20]],
])("%s", (_situation, page, pages, numbers) => expect(pageWindow(page, pages)).toEqual(numbers));

it("always shows the first, the current and the last page, in rising order, in at most seven places", () => {
  const manyPages = integer({ min: 1, max: 500 }).chain((pages) =>
    integer({ min: 1, max: pages }).map((page) => ({ page, pages })),
  );
  assert(
    property(manyPages, ({ page, pages }) => {
      const places = pageWindow(page, pages);
      const numbers = places.filter((place) => place !== null);
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
      expect(places.length).toBeLessThanOrEqual(7);
    }),
  );
});
