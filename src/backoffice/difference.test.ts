import { expect, it } from "vitest";
import { differenceOf } from "./difference.ts";

it("the difference of two versions is told paragraph by paragraph, links with their addresses", () =>
  expect(
    differenceOf(
      '<h2 id="a">Terms</h2><p>One &amp; two.</p><ul><li>Old</li></ul>',
      '<h2>Terms</h2><p>One &amp; two.</p><ul><li>New, <a href="/faq">see here</a></li></ul>',
    ),
  ).toEqual([
    { kind: "same", text: "Terms" },
    { kind: "same", text: "One & two." },
    { kind: "removed", text: "Old" },
    { kind: "added", text: "New, see here (/faq)" },
  ]));
