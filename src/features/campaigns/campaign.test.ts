import { expect, it } from "vitest";
import { readersOf } from "./campaign.ts";

it("a campaign goes to all, or to those who read its language", () => {
  const readers = [
    { language: "en", count: 800 },
    { language: "et", count: 300 },
  ] as const;
  expect((["", "et", "lv"] as const).map((language) => readersOf(language, readers))).toEqual([1_100, 300, 0]);
});
