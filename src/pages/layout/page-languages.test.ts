import { expect, it } from "vitest";
import { languagesOfPage } from "./page-languages.ts";

const layout = { settings: {} };

it.each([
  ["a page that is the same in all languages", {}, ["en", "et", "lv"]],
  [
    "an article, those into which it is translated",
    { paths: { en: "/blog/evening", lv: "/blog/vakars" } },
    ["en", "lv"],
  ],
  ["a product, those of its name and description", { languages: ["en"] }, ["en"]],
  ["a product that is not there, none", { product: null, languages: [] }, []],
])("the languages of %s", (_page, answer, languages) =>
  expect(languagesOfPage([layout, null, answer], ["en", "et", "lv"])).toEqual(languages),
);
