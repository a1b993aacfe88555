import { expect, it } from "vitest";
import { languagesBehind, type TranslationLanguage } from "./translation.ts";

const aTranslation = (
  language: TranslationLanguage,
  state: "draft" | "published",
  { missing = [] as string[], stale = [] as string[] } = {},
) => ({
  language,
  state,
  missing,
  stale,
  status: "published" as const,
  version: 1,
  texts: {},
  before: {},
  by_machine: false,
  confirmed_at: null,
  updated_at: null,
});
const answer = {
  english: { name: "Oil", warning: "Keep away from cats." },
  translations: [
    aTranslation("et", "published"),
    aTranslation("lv", "published", { stale: ["warning"] }),
    aTranslation("lt", "published", { missing: ["warning"] }),
    aTranslation("fi", "draft"),
    aTranslation("de", "published", { stale: ["warning"] }),
  ],
};
const shown = ["en", "et", "lv", "lt", "fi"] as const;

it("a text that must be there is behind where it is outdated, missing or a draft", () =>
  expect(languagesBehind(answer, shown, ["warning", "contains"])).toEqual(["lv", "lt", "fi"]));

it("any other is behind where an older one is shown", () => expect(languagesBehind(answer, shown)).toEqual(["lv"]));
