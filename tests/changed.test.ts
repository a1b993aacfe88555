import { existsSync, globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { affectedBy, JOURNEYS, whatToRun } from "../scripts/changed.ts";

const CART_TEST = "src/features/cart/cart-total.test.ts";
const IMPORTS = new Map([
  [CART_TEST, ["src/features/cart/cart-total.ts"]],
  ["src/features/cart/cart-total.ts", ["src/shared/money.ts"]],
  ["src/app/server.ts", ["src/features/cart/cart-total.ts"]],
  ["src/features/blog.db.test.ts", ["src/app/server.ts"]],
]);

describe("what a change can break", () => {
  it("is all that imports it, but not what is only reached through the whole shop", () => {
    expect([...affectedBy(["src/shared/money.ts"], IMPORTS)].toSorted()).toEqual([
      "src/app/server.ts",
      CART_TEST,
      "src/features/cart/cart-total.ts",
      "src/shared/money.ts",
    ]);
  });

  it.each([
    ["a rule: the tests that import it", "src/shared/money.ts", [["rules", [CART_TEST]]]],
    ["a journey: itself", "tests/browser/cart.test.ts", [["browser", ["tests/browser/cart.test.ts"]]]],
    [
      "a screen: the journeys of its feature",
      "src/features/withdrawals/storefront/withdrawal-form.tsx",
      [["browser", ["tests/browser/withdrawal.test.ts", "tests/browser/returns.test.ts"]]],
    ],
    ["the design system: all journeys", "src/ui/button.tsx", [["browser", "all"]]],
    [
      "a migration: every test with a database",
      "migrations/0001-first.sql",
      [
        ["database", "all"],
        ["contracts", "all"],
      ],
    ],
    ["a document: nothing", "docs/performance.md", []],
  ])("%s", (_what, file, parts) => {
    expect([...whatToRun([file], IMPORTS)]).toEqual(parts);
  });
});

it("each feature with screens names its journeys, and each of them exists", () => {
  const screens = globSync("src/features/*/{storefront,admin,view}/*.tsx");
  const features = new Set(screens.map((file) => file.split("/").slice(0, 3).join("/")));
  expect([...features].filter((feature) => !(feature in JOURNEYS))).toEqual([]);
  const missing = Object.values(JOURNEYS)
    .flat()
    .filter((name) => !existsSync(`tests/browser/${name}.test.ts`));
  expect(missing).toEqual([]);
});
