import { expect, it } from "vitest";
import { freeSlug, productSlug } from "./product-slug.ts";

it.each([
  ["Amber Stone Diffuser", "amber-stone-diffuser"],
  ["  Õhtu & Öö: 10 ml! ", "ohtu-oo-10-ml"],
  ["Mała łyżka ß", "mala-lyzka-ss"],
  ["香り", "product"],
  ["a".repeat(300), "a".repeat(100)],
])("%j is found at %s", (name, slug) => expect(productSlug(name)).toBe(slug));

it.each([
  [[], "amber"],
  [["amber"], "amber-2"],
  [["amber", "amber-2", "amber-4"], "amber-3"],
])("beside %j stands %s", (taken, slug) => expect(freeSlug("amber", taken)).toBe(slug));
