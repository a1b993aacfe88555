import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withLanguage } from "#platform/language/with-language.ts";
import { csvText, readCsv, sheetNumber, sheetText, textOf } from "./csv.ts";

const cells = (text: string) => readCsv(text).map((line) => line.cells);

describe("a written file", () => {
  it("carries its mark, so that a spreadsheet reads its letters right", () =>
    expect(csvText([["Jõhvi"]])).toBe("\uFEFFJõhvi\r\n"));

  it.each([
    ["=1+1", "'=1+1"],
    ["+372", "'+372"],
    ["+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0"],
    ["-5", "-5"],
    ["-2+3", "'-2+3"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\t=1", `"'\t=1"`],
    ['say "hi", now', '"say ""hi"", now"'],
    ["two\nlines", '"two\nlines"'],
    ["a;b", '"a;b"'],
    ["a;=1+1;b", `"a;'=1+1;b"`],
    ["a; @SUM(A1)", `"a; '@SUM(A1)"`],
    ["a\t-1+1", `"a\t'-1+1"`],
  ])("writes %j as %j", (cell, written) => expect(csvText([[cell]])).toBe(`\uFEFF${written}\r\n`));

  it("reads back as it was, whatever stands in it", () => {
    const cell = fc
      .array(fc.constantFrom("a", '"', ",", ";", "\n", "=", "+", "-", "@", "'", "õ", " "), { maxLength: 8 })
      .map((emails) => emails.join("").trim())
      // A lone apostrophe before a formula is the one thing that cannot be told from ours.
      .filter((text) => !/^'[=+\-@\n]/.test(text));
    fc.assert(
      fc.property(
        fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }),
        fc.constantFrom("en", "et"),
        (rows, language) => {
          const written = withLanguage(language, () => sheetText([["first", "second"], ...rows]));
          expect(cells(written).slice(1)).toEqual(rows.filter((row) => row.some((one) => one !== "")));
        },
      ),
    );
  });
});

describe("a file for the administrator's spreadsheet", () => {
  const price = () => sheetText([["Sage, dried", sheetNumber("10.05")]]);

  it("has commas in English", () => expect(withLanguage("en", price)).toBe('\uFEFF"Sage, dried",10.05\r\n'));

  it.each(["et", "lv", "lt"] as const)("has semicolons in %s, where a comma parts decimals", (language) =>
    expect(withLanguage(language, price)).toBe('\uFEFF"Sage, dried";"10,05"\r\n'),
  );

  it.each([
    ["+372 5551234", "'+372 5551234"],
    ["-5,00", '"-5,00"'],
    ["Tallinn, =1+1", `"Tallinn, '=1+1"`],
    ["a;@SUM(A1)", `"a;'@SUM(A1)"`],
  ])("writes %j there as %j, which no spreadsheet calculates", (cell, written) =>
    expect(withLanguage("et", () => sheetText([[cell]]))).toBe(`\uFEFF${written}\r\n`),
  );
});

describe("a file from elsewhere", () => {
  it.each([
    [
      "commas",
      "a,b\n1,2",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "semicolons, as where a comma parts decimals",
      "a;b\n1,5;2",
      [
        ["a", "b"],
        ["1,5", "2"],
      ],
    ],
    [
      "tabs",
      "a\tb\n1\t2",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    ["the separator named in its own line", "sep=;\r\na,x;b\r\n", [["a,x", "b"]]],
    [
      "an old ending and empty lines",
      "a,b\r\n\r\n,\r\n1,2\r\n",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "quotation marks",
      '"a ""b""",c\n"1\n2",3',
      [
        ['a "b"', "c"],
        ["1\n2", "3"],
      ],
    ],
    ["nothing", "", []],
  ])("%s", (_what, text, read) => expect(cells(text)).toEqual(read));

  it("tells in which line of the file each line began", () =>
    expect(readCsv('a,b\n"1\n2",3\n\n4,5').map(({ line }) => line)).toEqual([1, 2, 5]));

  it("is refused where a quotation mark is never closed", () =>
    expect(() => readCsv('a,b\n"1,2\n3,4')).toThrow("opens in line 2"));

  it("is refused where its end is missing", () => {
    expect(() => readCsv("a,b,c\n1,2,3\n4,5")).toThrow("Line 3 ends in the middle");
    expect(cells("a,b,c\n1,2,3\n4,5\n")).toHaveLength(3);
  });
});

describe("its letters are read in", () => {
  const utf16 = (text: string, isBig: boolean) => {
    const bytes = Buffer.from(text, "utf16le");
    return isBig ? bytes.swap16() : bytes;
  };
  it.each([
    ["UTF-8", Buffer.from("nimi,Jõhvi €")],
    ["UTF-8 with its mark", Buffer.from("\uFEFFnimi,Jõhvi €")],
    ["Windows-1252", Buffer.from([...Buffer.from("nimi,J"), 0xf5, ...Buffer.from("hvi "), 0x80])],
    ["UTF-16 with its mark", utf16("\uFEFFnimi,Jõhvi €", false)],
    ["UTF-16, the other way round", utf16("\uFEFFnimi,Jõhvi €", true)],
    ["UTF-16 without its mark", utf16("nimi,Jõhvi €", false)],
  ])("%s", (_encoding, bytes) => expect(cells(textOf(bytes))).toEqual([["nimi", "Jõhvi €"]]));

  it.each(["et", "lv", "lt"] as const)("Windows-1257, which spreadsheets write in %s", (language) => {
    const baltic = Buffer.from([0xf0, 0xfe, 0xe8, 0xf5]);
    expect(withLanguage(language, () => textOf(baltic))).toBe("šžčõ");
  });
});

describe("a file whose letters are damaged is refused with the line", () => {
  const rows = "Nimi,Kirjeldus\nRoosiõli,Õrn ja pehme\nMännikäbi,Värske õhtu";
  const broken = (bytes: Buffer) => {
    const copy = Buffer.from(bytes);
    copy[copy.indexOf("Õ")] = 0x20;
    return copy;
  };
  it.each([
    ["UTF-8 with its mark, cut within a letter", Buffer.from(`\uFEFF${rows} õ`).subarray(0, -1), 3],
    ["UTF-8 with its mark and one such letter", Buffer.concat([Buffer.from("\uFEFFName\nRose "), Buffer.of(0xf5)]), 2],
    ["UTF-8 cut within a letter", Buffer.from(`${rows} õ`).subarray(0, -1), 3],
    ["UTF-8 with a wrong byte", broken(Buffer.from(rows)), 2],
    ["UTF-16 cut within a letter", Buffer.from(`\uFEFF${rows}`, "utf16le").subarray(0, -1), 3],
  ])("%s", (_what, bytes, line) => expect(() => textOf(bytes)).toThrow(`Line ${line} holds letters`));

  it("but not one that Windows wrote, where two letters look like one in UTF-8", () => {
    const bytes = Buffer.concat([
      Buffer.from("Gro"),
      Buffer.of(0xdf, 0x93),
      Buffer.from(" k"),
      Buffer.of(0xfc),
      Buffer.from("hl"),
      Buffer.from(" fr"),
      Buffer.of(0xfc),
      Buffer.from("h"),
    ]);
    expect(textOf(bytes)).toBe("Groß“ kühl früh");
  });
});

it.each(["=1", "+1+1", "-1+1", "@a", "\t=1", "\r=1", "\n=1", "＝1", "＋1", "－1", "＠a"])(
  "a cell that a spreadsheet would calculate is written as text and read as it was: %j",
  (cell) => {
    const text = csvText([["name"], [cell]]);
    expect(text).toContain(`'${cell}`);
    expect(readCsv(text)[1]?.cells).toEqual([cell.trim() === cell ? cell : expect.anything()]);
  },
);

it("a file's signs that no database keeps are left out", () => {
  expect(textOf(Buffer.from("a\0b"))).toBe("ab");
});
