import { describe, expect, it } from "vitest";
import type { AdminProduct } from "./admin-product.ts";
import {
  conflictsOf,
  draftOf,
  draftUpon,
  EMPTY_DRAFT,
  lacksRequired,
  mergedDraft,
  readDraft,
  refusedControls,
} from "./product-draft.ts";

const lamp: AdminProduct = {
  id: "00000000-0000-4000-8000-000000000001",
  name: "Lamp",
  price: 79,
  stock: 10,
  reserved: 0,
  waiting: 0,
  category: "diffusers",
  description: null,
  image: ["products/a.webp"],
  is_new: false,
  discount_percentage: 12.5,
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
  version: 3,
  retired_at: null,
  state: "published",
  publish_at: null,
  group: null,
  listed: true,
  slug: "lamp",
  sku: "L-1",
  gtin: null,
  volume_ml: 160,
  weight_g: null,
  maker: null,
  responsible_person: null,
  warning: null,
  not_sold_to: null,
  regime: null,
  pictograms: [],
  signal_word: null,
  hazard_statements: [],
  precautionary_statements: [],
  contains: null,
  ufi: null,
  supplier: null,
  child_resistant: false,
  tactile_warning: false,
  maker_address: null,
  maker_contact: null,
  materials: {},
  cost: null,
  attributes: {},
  parts: [{ sku: "OIL-1", quantity: 2 }],
  prop65_warning: null,
  details: { features: ["One"], benefits: [], how_to_use: [], specifications: [["Material", "Oak"]] },
  related: [],
  related_products: [],
  images: [],
};
const base = draftOf(lamp);

describe("a form", () => {
  it("of a scheduled product asks when it is to be published", () => {
    expect(readDraft({ ...base, state: "scheduled" }, base).problems).toHaveProperty("publish_at");
    const scheduled = { ...base, state: "scheduled" as const, publish_at: "2031-01-01T07:00:00.000Z" };
    expect(readDraft(scheduled, base)).toEqual({
      input: { state: "scheduled", publish_at: "2031-01-01T07:00:00.000Z" },
      problems: {},
    });
  });

  it("that nobody touched asks for nothing", () => expect(readDraft(base, base)).toEqual({ input: {}, problems: {} }));

  it("asks for what was changed, with commas understood", () =>
    expect(readDraft({ ...base, price: "1,5", discount_percentage: "12,25", stock: "7" }, base).input).toEqual({
      price: 1.5,
      discount_percentage: 12.25,
      stock: 7,
    }));

  it("asks for all details where one of them changed", () =>
    expect(readDraft({ ...base, features: "One\n\n Two " }, base).input).toEqual({
      details: { features: ["One", "Two"], benefits: [], how_to_use: [], specifications: [["Material", "Oak"]] },
    }));

  it("of a new product leaves article number and address to the shop where they are empty", () => {
    const { input, problems } = readDraft({ ...EMPTY_DRAFT, name: "New", price: "5" }, null);
    expect(problems).toEqual({});
    expect(input).toMatchObject({ name: "New", price: 5, stock: 0, category: "diffusers", image: null });
    expect(Object.keys(input)).not.toEqual(expect.arrayContaining(["sku"]));
  });

  it.each([
    ["price", "-1"],
    ["price", "1e9"],
    ["price", "NaN"],
    ["price", "0"],
    ["price", "1000000,01"],
    ["price", "1.999"],
    ["discount_percentage", "100,5"],
    ["discount_percentage", "-1"],
    ["discount_percentage", "1.234"],
    ["stock", "1,5"],
    ["stock", "-1"],
    ["volume_ml", "0"],
    ["weight_g", "heavy"],
    ["gtin", "123"],
    ["slug", "No Spaces"],
    ["sku", " "],
    ["specifications", "no colon"],
    ["specifications", `Size: ${"x".repeat(201)}`],
    ["features", "x".repeat(501)],
    ["benefits", "One\n".repeat(21)],
    ["how_to_use", "x".repeat(501)],
    ["name", "x".repeat(201)],
  ] as const)("says beside its field that %s cannot be %j", (field, value) =>
    expect(Object.keys(readDraft({ ...base, [field]: value }, base).problems)).toEqual([field]),
  );

  it("tells what the shop refuses beside its control", () =>
    expect(
      refusedControls({ sku: "taken", "details.benefits.2": "long", "details.specifications.0.1": "long", id: "odd" }),
    ).toEqual({ sku: "taken", benefits: "long", specifications: "long" }));

  it.each([
    ["", "5", true],
    ["  ", "5", true],
    ["Lamp", "", true],
    ["Lamp", "5", false],
  ])("name %j and price %j: %s that something is missing", (name, price, lacks) =>
    expect(lacksRequired({ ...EMPTY_DRAFT, name, price })).toBe(lacks),
  );
});

it("a new product that an earlier attempt made goes on with what is written, its own number, and what was sold", () => {
  const mine = { ...base, price: "85", sku: "", slug: "", stock: "12" };
  expect(draftUpon(base, mine, "12")).toEqual({ ...base, price: "85" });
  expect(draftUpon(base, { ...mine, stock: "20", sku: "MY-1" }, "12")).toMatchObject({ stock: "18", sku: "MY-1" });
});

describe("two who change one product", () => {
  const mine = { ...base, price: "85.00", name: "My lamp", stock: "15" };
  const theirs = { ...base, price: "82.00", description: "Theirs", stock: "8" };

  it("are in each other's way only where both changed the same field differently", () => {
    expect(conflictsOf(base, mine, theirs)).toEqual(["price", "stock"]);
    expect(conflictsOf(base, mine, { ...theirs, price: "85.00", stock: "15" })).toEqual([]);
  });

  it("keep both their changes, the price as chosen, and the stock by its difference", () => {
    expect(mergedDraft(base, mine, theirs, [])).toMatchObject({
      name: "My lamp",
      description: "Theirs",
      price: "85.00",
      stock: "13",
    });
    expect(mergedDraft(base, mine, theirs, ["price", "stock"])).toMatchObject({ price: "82.00", stock: "8" });
  });

  it("do not count the stock twice where the change is there already", () =>
    expect(mergedDraft(base, mine, { ...theirs, stock: "15" }, []).stock).toBe("15"));
});
