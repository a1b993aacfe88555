import { describe, expect, it } from "vitest";
import { z } from "zod";
import { withLanguage } from "#platform/language/with-language.ts";
import { issueInWords } from "./issue-in-words.ts";
import { LANGUAGES, type Language } from "./language.ts";

const situations: [situation: string, schema: z.ZodType, value: unknown, words: string][] = [
  ["nothing", z.string(), undefined, "is missing"],
  ["a number for a text", z.string(), 1, "must be text"],
  ["a text for a number", z.number(), "1", "must be a number"],
  ["a part of a piece", z.int(), 1.5, "must be a whole number"],
  ["a text for yes or no", z.boolean(), "yes", "must be yes or no"],
  ["a text for a list", z.array(z.string()), "a", "must be a list"],
  ["a list for fields", z.object({}), [], "must be a group of fields"],
  ["an empty text", z.string().min(1), "", "must not be empty"],
  ["a short text", z.string().min(3), "a", "must have at least 3 characters"],
  ["a long text", z.string().max(1), "ab", "must have at most 1 character"],
  ["an empty list", z.array(z.string()).min(1), [], "must not be empty"],
  ["a short list", z.array(z.string()).min(2), [], "must have at least 2 entries"],
  ["a long list", z.array(z.string()).max(1), ["a", "b"], "must have at most 1 entry"],
  ["too little", z.number().min(1), 0, "must be at least 1"],
  ["too much", z.number().max(1_000_000), 2_000_000, "must be at most 1,000,000"],
  ["the bound itself", z.number().gt(0), 0, "must be more than 0"],
  ["the upper bound itself", z.number().lt(5), 5, "must be less than 5"],
  ["half a step", z.number().multipleOf(2), 3, "must be a multiple of 2"],
  ["no email address", z.email(), "a", "must be an email address"],
  ["no id", z.uuid(), "a", "must be an id (UUID)"],
  ["no web address", z.url(), "a", "must be a web address"],
  ["no day", z.iso.date(), "2026-02-30", "must be a day, written like 2026-01-31"],
  ["no moment", z.iso.datetime(), "today", "must be a moment, written like 2026-01-31T12:00:00Z"],
  ["another format", z.string().regex(/^a$/), "b", "has the wrong form"],
  ["none of a few values", z.enum(["up", "down"]), "left", "must be one of: up, down"],
  ["none of many values", z.enum("abcdefghijklm".split("")), "z", "is not one of the allowed values"],
  ["a field that is none", z.strictObject({}), { colour: 1 }, "has unknown fields: colour"],
  ["none of several forms", z.union([z.string(), z.number()]), true, "has the wrong form"],
];

const said = (schema: z.ZodType, value: unknown, language: Language = "en") =>
  withLanguage(language, () => schema.safeParse(value, { error: issueInWords }).error?.issues[0]?.message);

describe("what is wrong with a field", () => {
  it.each(situations)("%s", (_situation, schema, value, words) => expect(said(schema, value)).toBe(words));

  it.each(LANGUAGES.filter((language) => language !== "en"))("is said in %s", (language) => {
    for (const [, schema, value, english] of situations) {
      expect(said(schema, value, language)).not.toBe(english);
      expect(said(schema, value, language)).not.toMatch(/^$|Invalid|undefined/);
    }
  });

  it("is said in the schema's own words where it has any", () => {
    const own = z.string().min(3, { error: () => "Three letters, please." });
    expect(said(own, "a")).toBe("Three letters, please.");
  });

  it.each<[Language, number, string]>([
    ["pl", 2, "wymagane minimum: 2 znaki"],
    ["pl", 5, "wymagane minimum: 5 znaków"],
    ["lt", 21, "turi būti bent 21 ženklas"],
    ["lv", 21, "jābūt vismaz 21 rakstzīmei"],
  ])("counts in %s: %d", (language, least, words) => expect(said(z.string().min(least), "a", language)).toBe(words));
});
