import fc from "fast-check";
import { expect, it } from "vitest";
import { slugOf } from "#shared/slug.ts";
import { adminPost } from "./content-item.ts";

it.each([
  ["Five Calm Evenings", "five-calm-evenings"],
  ["  Oils & water: what's true?  ", "oils-water-what-s-true"],
  ["Õhtu – lõhn", "ohtu-lohn"],
  ["Ile kropli? Mała łyżka", "ile-kropli-mala-lyzka"],
  ["---", ""],
])("%j becomes %j", (title, slug) => expect(slugOf(title)).toBe(slug));

it("whatever the title, a slug that is not empty is accepted", () =>
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (title) => {
      const slug = slugOf(title);
      if (slug !== "") expect(adminPost.shape.slug.safeParse(slug).success).toBe(true);
    }),
  ));
