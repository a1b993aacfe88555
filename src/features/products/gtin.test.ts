import { expect, it } from "vitest";
import { gtinForms, isGtin } from "./gtin.ts";

it.each([
  ["4006381333931", true],
  ["04006381333931", true],
  ["036000291452", true],
  ["47400009", true],
  ["4006381333932", false],
  ["4006381339331", false],
  ["400638133393", false],
  ["4006381", false],
  ["40063813A3931", false],
])("%s is a GTIN: %s", (written, is) => expect(isGtin(written)).toBe(is));

it("the same number is written with more zeros or fewer", () => {
  expect(gtinForms("0036000291452")).toEqual(["036000291452", "0036000291452", "00036000291452"]);
  expect(gtinForms("4006381333931")).toEqual(["4006381333931", "04006381333931"]);
});
