import { describe, expect, it } from "vitest";
import {
  byAttribute,
  CACHED_FILTERS,
  collectionAddress,
  countFilters,
  isCanonical,
  NO_FILTERS,
  readFilters,
  withFacet,
} from "./collection-filters.ts";

const read = (query: string) => readFilters(new URLSearchParams(query));

describe("filters of a collection", () => {
  it("are all in one address, and come back from it", () => {
    const filters = read(
      "f=note.top-note_scent-family.citrus&from=10&to=20.5&stock=1&reduced=1&sort=price&pages=3&page=2",
    );
    expect(filters).toEqual({
      facets: ["note.top-note", "scent-family.citrus"],
      from: 1000,
      to: 2050,
      inStock: true,
      isReduced: true,
      sort: "price",
      pages: 3,
      part: 2,
    });
    const address = collectionAddress("oils", filters);
    expect(address).toBe(
      "/collections/oils?f=note.top-note_scent-family.citrus&from=10&to=20.5&stock=1&reduced=1&sort=price&pages=3&page=2",
    );
    expect(read(address.split("?")[1] ?? "")).toEqual(filters);
    expect(countFilters(filters)).toBe(5);
  });

  it.each([
    ["nothing", "", NO_FILTERS],
    ["what makes no sense", "f=&from=x&to=-1&stock=yes&reduced=0&sort=name&pages=0", NO_FILTERS],
    ["no number", "from=NaN&to=Infinity&pages=1e-9", NO_FILTERS],
    ["values of no shape", "f=Citrus_a._.b_%00.x_a.b%27c", NO_FILTERS],
    ["a price in the wrong order", "from=20&to=10", { ...NO_FILTERS, from: 1000, to: 2000 }],
    ["a value twice, and others before it", "f=b.y_a.x&f=a.x", { ...NO_FILTERS, facets: ["a.x", "b.y"] }],
    ["a number with decimals", "f=capacity.0.5", { ...NO_FILTERS, facets: ["capacity.0.5"] }],
  ])("read %s", (_what, query, filters) => expect(read(query)).toEqual(filters));

  it("are taken by attribute, whatever an address calls one", () =>
    expect(Object.entries(byAttribute(["a.x", "a.y", "constructor.x"]))).toEqual([
      ["a", ["a.x", "a.y"]],
      ["constructor", ["constructor.x"]],
    ]));

  it("have at most twenty values", () =>
    expect(read(`f=${Array.from({ length: 100 }, (_, i) => `a.${i}`).join("_")}`).facets).toHaveLength(20));

  it("take a value in and out, from the first page", () => {
    const one = withFacet({ ...NO_FILTERS, pages: 4 }, "b.y");
    expect(one).toEqual({ ...NO_FILTERS, facets: ["b.y"] });
    expect(withFacet(withFacet(one, "a.x"), "b.y").facets).toEqual(["a.x"]);
  });
});

describe("an address", () => {
  it.each([
    ["", true],
    ["utm_source=letter", true],
    ["sort=price&f=a.x", true],
    ["f=b.y_a.x", false],
    ["pages=1", false],
    ["from=&to=", false],
    ["from=10.00", false],
    ["stock=1&stock=1", false],
    ["sort=default", false],
    ["f=Nothing", false],
  ])("with %s is the one of its filters: %s", (query, is) =>
    expect(isCanonical(new URLSearchParams(query), read(query))).toBe(is),
  );

  it.each([
    ["f", "scent-family.citrus", true],
    ["f", "a.1_b.2_c.3", true],
    ["f", "a.1_b.2_c.3_d.4", false],
    ["f", "a.<script>", false],
    ["from", "10", false],
    ["pages", "2", true],
    ["pages", "1", false],
    ["pages", "51", false],
    ["sort", "price", true],
    ["sort", "default", false],
  ] as const)("with %s=%s is kept by the page cache: %s", (name, value, is) =>
    expect(CACHED_FILTERS[name].test(value)).toBe(is),
  );
});
