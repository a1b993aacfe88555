import { expect, it } from "vitest";
import { truncate } from "./truncate.ts";

it.each([
  ["a hundred letters stay", "x".repeat(100), "x".repeat(100)],
  ["one more is cut", "x".repeat(101), `${"x".repeat(100)}…`],
  ["a pair of surrogates is one letter", "🌿".repeat(101), `${"🌿".repeat(100)}…`],
  ["no space before the dots", `${"x".repeat(99)} yy`, `${"x".repeat(99)}…`],
])("%s", (_situation, text, shown) => expect(truncate(text)).toBe(shown));
