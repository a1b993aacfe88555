import { expect, it } from "vitest";
import { questionOf } from "./setting-question.ts";

const changed = (key: "free_shipping_threshold" | "courier_shipping_cost", before: string, after: string) =>
  questionOf([{ key, before, after }], true)?.lines ?? [];

it.each([
  ["of nothing", "75.00", "0", 1],
  ["with its comma one place too far left", "75.00", "7,5", 1],
  ["of half", "75.00", "37.50", 0],
  ["where there was none", "1000000", "75.00", 0],
  ["that is raised", "75.00", "1000000", 0],
])("a threshold %s", (_situation, before, after, lines) =>
  expect(changed("free_shipping_threshold", before, after)).toHaveLength(lines),
);

it("delivery for nothing names both amounts", () =>
  expect(changed("courier_shipping_cost", "8.99", "0")).toEqual(["Courier shipping cost: €0.00 instead of €8.99"]));

it.each([
  ["a shop that has sold", true],
  ["a new shop", false],
])("another time zone of %s", (_shop, hasSold) => {
  const zone = { key: "time_zone", before: "Europe/Tallinn", after: "America/New_York" } as const;
  expect(questionOf([zone], hasSold)?.title === "Count days by the clock of America/New York?").toBe(hasSold);
});
