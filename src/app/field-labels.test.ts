import { expect, it } from "vitest";
import { withLanguage } from "#platform/language/with-language.ts";
import { fieldLabel } from "./field-labels.ts";

it.each<[situation: string, path: PropertyKey[], label: string | undefined]>([
  ["a field of the checkout", ["customer", "firstName"], "First name"],
  ["a field of a product", ["weight_g"], "Weight"],
  ["part of a list", ["materials", 1, "grams"], "Materials and their weight 2"],
  ["a filter of a screen", ["quarter"], "Quarter"],
  ["what only programs fill in", ["seen_payment"], undefined],
  ["the request itself", [], undefined],
  ["a name that every object has", ["constructor"], undefined],
])("%s", (_situation, path, label) => expect(fieldLabel(path)).toBe(label));

it("speaks the reader's language", () =>
  expect(withLanguage("lt", () => fieldLabel(["customer", "zip"]))).toBe("Pašto kodas"));
