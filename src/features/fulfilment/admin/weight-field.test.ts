import { expect, it } from "vitest";
import { readWeight } from "./weight-field.tsx";

it.each([
  ["450", 450],
  [" 450 ", 450],
  ["1,000", 1000],
  ["1 000", 1000],
  ["12\u00a0500", 12_500],
  ["1,000,000", 1_000_000],
  ["", null],
  ["1,5", undefined],
  ["1.5", undefined],
  ["1,00,000", undefined],
  ["heavy", undefined],
  ["0", undefined],
  ["1000001", undefined],
])("the weight %j is read as %s", (written, grams) => expect(readWeight(written)).toBe(grams));
