import { expect, it } from "vitest";
import { linesOf, type Measure, runsOf } from "./text-lines.ts";

/** Letters of one width; only the second face has Georgian. */
const measure: Measure = {
  has: (face, point) => (face === "noto" ? point >= 0x10a0 && point <= 0x10ff : point < 0x500),
  width: (_face, _size, text) => [...text].length,
};
const said = (text: string, width = 20) =>
  linesOf(measure, "plain", 9, text, width).map((runs) => runs.map(({ text: part }) => part).join(""));

it("takes letters that the first face lacks from the next one, and knows where neither has them", () =>
  expect(runsOf(measure, "plain", 9, "Hr გია 😀").map(({ face, text }) => [face, text])).toEqual([
    ["figtree", "Hr "],
    ["noto", "გია"],
    ["figtree", " ?"],
  ]));

it.each([
  ["short text", "Lavender Oil", ["Lavender Oil"]],
  ["words", "Lavender Oil with a long name", ["Lavender Oil with a", "long name"]],
  ["a word longer than a line", "Donaudampfschifffahrtsgesellschaft", ["Donaudampfschifffahr", "tsgesellschaft"]],
  ["a name with hyphens", "Maisuradze-Aleksandre-Beridze", ["Maisuradze-", "Aleksandre-Beridze"]],
  ["a long Georgian name", "შეზღუდული პასუხისმგებლობის საზოგადოება", ["შეზღუდული", "პასუხისმგებლობის", "საზოგადოება"]],
  ["line breaks, tabs and signs that nobody sees", "A\tB\r\nC\u200bD\u0007", ["A B CD"]],
  ["nothing", "", [""]],
])("breaks %s", (_what, text, lines) => expect(said(text)).toEqual(lines));

it("keeps letters with their marks together", () => expect(said("e\u0301".repeat(4), 2)).toEqual(["éé", "éé"]));
