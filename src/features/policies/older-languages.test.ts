import { expect, it } from "vitest";
import { olderThan } from "./older-languages.ts";

it("a policy is older where it holds since before the day of the other", () => {
  const texts = [
    { language: "en", valid_from: "2026-11-28" },
    { language: "et", valid_from: "2026-11-20" },
    { language: "lv", valid_from: "2026-11-29" },
  ] as const;
  expect(olderThan("2026-11-28", texts)).toEqual(["et"]);
});
