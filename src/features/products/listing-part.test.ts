import { expect, it } from "vitest";
import { partAddress, readListingPart } from "./listing-part.ts";

it.each([
  ["/products", { category: undefined, pages: 1, part: 1 }],
  ["/products?page=2", { category: undefined, pages: 1, part: 2 }],
  ["/products?category=oils&page=3", { category: "oils", pages: 1, part: 3 }],
  ["/products?category=oils&pages=4&page=3", { category: "oils", pages: 4, part: 3 }],
] as const)("%s is a part of the list, and its address", (address, listing) => {
  expect(readListingPart(new URLSearchParams(address.split("?")[1]))).toEqual(listing);
  expect(partAddress(listing)).toBe(address);
});

it.each(["page=0", "page=1", "page=x", "page=1000", "page=-2", "page="])("%s is the first part", (asked) =>
  expect(readListingPart(new URLSearchParams(asked)).part).toBe(1),
);
