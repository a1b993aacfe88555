import { expect, it } from "vitest";
import { inShort } from "./in-short.ts";

it.each([
  ["a short text as it is", "Calm and clear.", "Calm and clear."],
  ["a text of several lines on one", "Calm.\n\n• Peel\n• Leaf", "Calm. • Peel • Leaf"],
  ["a long text up to the last word that fits", `${"calm ".repeat(31)}clear water`, `${"calm ".repeat(31).trim()}…`],
  ["a word without an end cut off", "x".repeat(200), `${"x".repeat(159)}…`],
])("search engines and shared links show %s", (_what, description, shown) => {
  expect(inShort(description)).toBe(shown);
});
