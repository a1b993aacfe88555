import { expect, it } from "vitest";
import { readSearch } from "./search-query.ts";

it("a search with prices in the wrong order asks for what is between them", () =>
  expect(readSearch(new URLSearchParams("q=oil&from=20&to=10"))).toMatchObject({ from: 1000, to: 2000 }));
