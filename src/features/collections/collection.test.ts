import { describe, expect, it } from "vitest";
import { draftAbout, ruleDraftOf, ruleOf } from "./admin/rule-draft.ts";
import { type Condition, collectionRule, MAX_CHOSEN, MAX_CONDITIONS, newCollection } from "./collection.ts";

const conditions: Condition[] = [
  { field: "category", values: ["oils"] },
  { field: "choice", attribute: "scent-family", values: ["citrus", "floral"] },
  { field: "number", attribute: "capacity", from: 0.5, to: 200 },
  { field: "yes-no", attribute: "auto-off", is: false },
  { field: "new", days: 30 },
  { field: "reduced" },
  { field: "price", from: 1050 },
  { field: "name", contains: "Öl %_'; --" },
];

describe("a rule", () => {
  it("comes back from the form as it was", () =>
    expect(collectionRule.parse(ruleOf(ruleDraftOf({ match: "any", conditions })))).toEqual({
      match: "any",
      conditions,
    }));

  it("may be empty", () => expect(collectionRule.safeParse({ match: "all", conditions: [] }).success).toBe(true));

  it.each([
    { field: "category", values: [] },
    { field: "category", values: ["candles"] },
    { field: "choice", attribute: "scent-family", values: [] },
    { field: "choice", attribute: "Scent'); DROP", values: ["citrus"] },
    { field: "number", attribute: "capacity" },
    { field: "number", attribute: "capacity", from: 2, to: 1 },
    { field: "number", attribute: "capacity", from: Number.NaN },
    { field: "new", days: 0 },
    { field: "new", days: 1.5 },
    { field: "price", from: -1 },
    { field: "name", contains: " " },
    { field: "name", contains: "a\0b" },
    { field: "stock" },
  ])("has no condition %j", (one) =>
    expect(collectionRule.safeParse({ match: "all", conditions: [one] }).success).toBe(false),
  );

  it("has at most so many conditions", () => {
    const many = Array.from({ length: MAX_CONDITIONS + 1 }, () => ({ field: "reduced" }));
    expect(collectionRule.safeParse({ match: "all", conditions: many }).error?.issues[0]?.message).toMatch(
      /at most 20/,
    );
  });

  it.each(["category", "price", "new", "name"])("begins empty about %s, and says what is missing", (subject) => {
    const draft = { match: "all" as const, conditions: [{ ...draftAbout(subject, []), days: "" }] };
    expect(collectionRule.safeParse(ruleOf(draft)).error?.issues[0]?.message).toMatch(/\.$/);
  });
});

describe("a collection", () => {
  const written = { title: "Citrus", slug: "citrus" };
  it("is a draft by hand, unless it says otherwise", () =>
    expect(newCollection.parse(written)).toMatchObject({ status: "draft", rule: null, products: [], menu: null }));

  it.each([
    ["two products alike", { products: Array(2).fill("00000000-0000-4000-8000-000000000001") }, /twice/],
    [
      "10,000 products by hand",
      { products: Array.from({ length: 10_000 }, () => crypto.randomUUID()) },
      /1000 products|1,000 products/,
    ],
    ["an address with capitals", { slug: "Citrus" }, /small letters/],
    ["a position below zero", { menu_position: -1 }, /whole number/],
  ])("refuses %s", (_what, input, message) =>
    expect(newCollection.safeParse({ ...written, ...input }).error?.issues[0]?.message).toMatch(message),
  );

  it(`takes ${MAX_CHOSEN} products by hand`, () =>
    expect(
      newCollection.safeParse({ ...written, products: Array.from({ length: MAX_CHOSEN }, () => crypto.randomUUID()) })
        .success,
    ).toBe(true));
});
