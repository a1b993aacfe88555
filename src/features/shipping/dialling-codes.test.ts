import { expect, it } from "vitest";
import { withLanguage } from "#platform/language/with-language.ts";
import { DIALLING_CODES, namedDiallingCodes } from "./dialling-codes.ts";

it("the countries of the phone field have their names in the language, the shop's own first", () => {
  expect(withLanguage("en", namedDiallingCodes)).toBe(DIALLING_CODES);
  const polish = withLanguage("pl", namedDiallingCodes);
  expect(polish[0]).toEqual(["EE", "Estonia", "+372"]);
  expect(polish.find(([code]) => code === "US")).toEqual(["US", "Stany Zjednoczone / Kanada", "+1"]);
  const names = polish.slice(1).map(([, name]) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator("pl").compare));
  expect(polish.map(([code]) => code).toSorted()).toEqual(DIALLING_CODES.map(([code]) => code).toSorted());
});
