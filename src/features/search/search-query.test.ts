import { expect, it } from "vitest";
import { readSearch, searchAddress } from "./search-query.ts";

it("a search with prices in the wrong order asks for what is between them", () =>
  expect(readSearch(new URLSearchParams("q=oil&from=20&to=10"))).toMatchObject({ from: 1000, to: 2000 }));

it.each([
  ["of the same text", "q=+oil&f=room.office&f-of=oil", "/search?q=oil&f=room.office"],
  ["of another text", "q=mint&category=oils&f=room.office&f-of=oil", "/search?q=mint&category=oils"],
  ["of an address without a form", "q=oil&f=room.office", "/search?q=oil&f=room.office"],
])("values of attributes %s, and the address without the form's field", (_of, asked, address) =>
  expect(searchAddress(readSearch(new URLSearchParams(asked)))).toBe(address),
);
