import { describe, expect, it } from "vitest";
import { afterSaving, conflictsIn, mergeEditions, mergeParts } from "./merge-editions.ts";

const base = { title: "Rain", slug: "rain", text: "a" };
const join = (name: string, ...parts: string[]) => `${name}: ${parts.join("|")}`;

describe("two editions of one post", () => {
  it("are in each other's way only where both changed the same field differently", () => {
    expect(conflictsIn(base, { ...base, title: "Mine" }, { ...base, slug: "theirs" })).toEqual([]);
    expect(conflictsIn(base, { ...base, title: "Same" }, { ...base, title: "Same" })).toEqual([]);
    expect(conflictsIn(base, { ...base, title: "Mine" }, { ...base, title: "Theirs" })).toEqual(["title"]);
  });

  it("keep what each changed alone, and of the rest what is chosen", () => {
    const mine = { title: "Mine", slug: "rain", text: "b" };
    const theirs = { title: "Theirs", slug: "theirs", text: "c" };
    const merged = (choices: Parameters<typeof mergeEditions>[1]) =>
      mergeEditions({ base, mine, theirs }, choices, join);
    expect(merged({})).toEqual({ title: "Mine", slug: "theirs", text: "b" });
    expect(merged({ title: "theirs", text: "both" })).toEqual({ title: "Theirs", slug: "theirs", text: "text: a|b|c" });
  });
});

describe("a post that was saved", () => {
  const kept = { title: "Rain", slug: "rain", text: "cleaned" };

  it("is as the shop keeps it", () => expect(afterSaving(base, base, kept)).toEqual(kept));

  it("keeps what was typed while it was being saved", () =>
    expect(afterSaving(base, { ...base, title: "Rain at night" }, kept)).toEqual({ ...kept, title: "Rain at night" }));
});

describe("two texts put together", () => {
  it.each([
    ["changes in different parts are both taken", "abc", "aBc", "abC", "aBC"],
    ["changes far apart are both taken", "abcd", "Abcd", "abcD", "AbcD"],
    ["of a part that both changed both stay, theirs first", "abc", "aXc", "aYc", "aYXc"],
    ["what both changed alike stands once", "abc", "aXc", "aXc", "aXc"],
    ["additions at one place are both kept", "ab", "aXb", "aYb", "aYXb"],
    ["what one deleted and the other changed stays", "abc", "ac", "aYc", "aYc"],
    ["what one deleted goes", "abc", "ac", "abc", "ac"],
    ["of unequal many parts all that is new stays", "abc", "aXYc", "abZ", "aZXY"],
    ["two beginnings from nothing follow each other", "", "XY", "Z", "ZXY"],
  ])("%s", (_situation, before, mine, theirs, both) =>
    expect(mergeParts([...before], [...mine], [...theirs]).join("")).toBe(both),
  );
});
