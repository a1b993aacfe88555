import { expect, it } from "vitest";
import { withLanguage } from "#platform/language/with-language.ts";
import { withdrawalMatter } from "./order-withdrawal.ts";

it("what the shopkeeper reads of a withdrawal is the same in whichever language it was declared", () => {
  const read = () => withdrawalMatter("Europe/Tallinn", new Date("2026-11-22T10:00:00Z"));
  expect(withLanguage("et", read)).toBe(read());
});
