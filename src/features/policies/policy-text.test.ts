import { describe, expect, it } from "vitest";
import { withLanguage } from "#platform/language/with-language.ts";
import { LANGUAGES, type Language } from "#shared/language.ts";
import { POLICIES, unknownFacts } from "./policy.ts";
import { text } from "./policy-text.ts";

const found = (pattern: RegExp, body: string) => [...body.matchAll(pattern)].map(([match]) => match);
/** Facts, headings, lists and links: what every language must have alike. */
const structure = (body: string) => ({
  facts: found(/\{\w+\}/g, body).toSorted(),
  sections: found(/<h2 id="[\w-]+">/g, body),
  links: found(/href="(?:\/[^"]*|mailto:\{storeEmail\}|\{withdrawalLetter\})/g, body).toSorted(),
  tags: found(/<\/?\w+/g, body).toSorted(),
  /** Days, years and hours that are promised. */
  numbers: found(/\d+/g, body.replaceAll(/<[^>]*>/g, "")).toSorted(),
});
const bodies = (language: Language) =>
  withLanguage(language, () => POLICIES.map((policy) => [policy, structure(text[policy].lead + text[policy].body)]));

it.each(LANGUAGES)("the policies in %s have no words in braces but facts", (language) =>
  expect(withLanguage(language, () => POLICIES.flatMap((policy) => unknownFacts(text[policy])))).toEqual([]),
);

it("a fact that is mistyped is named as it stands", () => {
  const body = "<p>{tradr}, { trader }, {trader} and {traderName}</p>";
  expect(unknownFacts({ title: "Terms", lead: "", body })).toEqual(["{tradr}", "{ trader }"]);
});

describe.each(LANGUAGES.filter((language) => language !== "en"))("the policies in %s", (language) => {
  it("have the facts, sections, links and figures of the English ones", () =>
    expect(bodies(language)).toEqual(bodies("en")));
});
