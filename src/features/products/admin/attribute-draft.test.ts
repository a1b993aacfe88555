import { expect, it } from "vitest";
import type { Attribute } from "../attribute.ts";
import { attributeDraftOf, bothChanged, draftUpon, newAttribute, readAttribute } from "./attribute-draft.ts";

const scent: Attribute = {
  id: "1",
  slug: "scent",
  name: "Scent",
  type: "choice",
  unit: null,
  choices: [
    { slug: "citrus", name: "Citrus" },
    { slug: "floral", name: "Floral" },
  ],
  is_filter: true,
  position: 1,
  version: 1,
};

it("what was typed stays upon what somebody else saved, with their changes and their new values", () => {
  const draft = attributeDraftOf(scent);
  const mine = {
    ...draft,
    name: "Scent family",
    choices: [
      { key: 0, slug: "citrus", name: "Citrus fruits" },
      { key: 1, slug: "floral", name: "Floral" },
      { key: 2, name: "Woody" },
      { key: 3, name: "" },
    ],
  };
  const theirs = {
    ...scent,
    position: 7,
    version: 2,
    choices: [
      { slug: "citrus", name: "Citrus" },
      { slug: "floral", name: "Flowers" },
      { slug: "spicy", name: "Spicy" },
    ],
  };
  const merged = draftUpon(scent, mine, theirs);
  expect(merged).toMatchObject({ name: "Scent family", position: "7" });
  expect(readAttribute(merged).body.choices).toEqual([
    { slug: "citrus", name: "Citrus fruits" },
    { slug: "floral", name: "Flowers" },
    { name: "Woody" },
    { slug: "spicy", name: "Spicy" },
  ]);
});

it("a value that they removed goes, unless it was named anew", () => {
  const mine = {
    ...attributeDraftOf(scent),
    choices: [
      { key: 0, slug: "citrus", name: "Citrus" },
      { key: 1, slug: "floral", name: "Blossom" },
    ],
  };
  const { choices } = readAttribute(draftUpon(scent, mine, { ...scent, choices: [], version: 2 })).body;
  expect(choices).toEqual([{ name: "Blossom" }]);
});

it("what both changed is told, with what they wrote", () => {
  const mine = {
    ...attributeDraftOf(scent),
    name: "Scent family",
    is_filter: false,
    position: "3",
    choices: [
      { key: 0, slug: "citrus", name: "Citrus fruits" },
      { key: 1, slug: "floral", name: "Blossom" },
    ],
  };
  const choices = [{ slug: "citrus", name: "Lemon" }];
  const theirs = { ...scent, name: "Smell", unit: "ml", position: 3, choices, version: 2 };
  expect(bothChanged(scent, mine, theirs)).toEqual([
    { label: "Name", theirs: "Smell" },
    { label: "Values, Citrus", theirs: "Lemon" },
    { label: "Values, Floral", theirs: "nothing" },
  ]);
  expect(bothChanged(scent, mine, { ...scent, is_filter: true, version: 2 })).toEqual([]);
});

it.each(["first", "1.5", ""])("a position %o is told beside its field, in the reader's words", (position) => {
  const { problems } = readAttribute({ ...newAttribute(1), name: "Scent", position });
  expect(Object.keys(problems)).toEqual(["position"]);
  expect(problems.position).not.toMatch(/expected|received|Invalid input/);
});
