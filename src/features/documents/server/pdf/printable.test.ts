import { expect, it } from "vitest";
import { isPrintable } from "#shared/printable.ts";
import { STYLES } from "./fonts.ts";
import { Sheet } from "./sheet.ts";

const sheet = new Sheet({ title: "", author: "", language: "en", at: new Date(0) });

it("every letter that the checkout takes has a glyph in each style of a document", () => {
  const missing: string[] = [];
  for (let point = 0x20; point < 0x30000; point += 1) {
    const letter = String.fromCodePoint(point);
    if (!/\p{L}/u.test(letter) || !isPrintable(letter)) continue;
    // As it is printed.
    const printed = letter.normalize("NFC").codePointAt(0) ?? 0;
    if (!Object.values(STYLES).every((faces) => faces.some((face) => sheet.has(face, printed))))
      missing.push(`${letter} ${point.toString(16)}`);
  }
  expect(missing).toEqual([]);
});

it.each([
  ["Õnne Ääremaa-Ķirše 12/3", true],
  ["Łukasz Żółć", true],
  ["Γιώργος Παπαδόπουλος", true],
  ["Иван Стоянов", true],
  ["გიორგი", true],
  ["Zoe\u0308", true],
  ["王小明", false],
  ["Mari 王", false],
  ["محمد", false],
  ["דוד", false],
  ["Արամ", false],
])("%s: %s", (text, isTaken) => expect(isPrintable(text)).toBe(isTaken));
