import { describe, expect, it } from "vitest";
import { codeProblems, readCodes } from "./entered-codes.ts";

const numbers = ["AU-1", "AU-2", "AU-3"];

describe("a pasted column", () => {
  it.each<[string, string, number, Record<number, string>, string[]]>([
    ["codes in the order of the table", "A1\nA2\nA3\n", 0, { 0: "A1", 1: "A2", 2: "A3" }, []],
    ["lines of Windows, spaces around", " A1 \r\nA2\r\n\r\n", 0, { 0: "A1", 1: "A2" }, []],
    ["an empty line leaves its row out", "A1\n\nA3", 0, { 0: "A1", 2: "A3" }, []],
    ["from the row it was pasted into", "A2\nA3", 1, { 1: "A2", 2: "A3" }, []],
    ["more lines than rows", "A1\nA2\nA3\nA4", 0, { 0: "A1", 1: "A2", 2: "A3" }, ["A4"]],
    ["order number and code, in any order", "AU-3, C3\nau-1,C1", 0, { 0: "C1", 2: "C3" }, []],
    ["semicolons and quotation marks", 'AU-2;"C2"', 0, { 1: "C2" }, []],
    ["tabs, the code first", "C2\tAU-2", 0, { 1: "C2" }, []],
    ["a line of column names", "Order;Code\nAU-1;C1", 0, { 0: "C1" }, []],
    ["an order that is not in the table", "AU-9;C9\nAU-1;C1", 0, { 0: "C1" }, ["AU-9;C9"]],
    ["an order number without a code, among others", "AU-1;\nAU-2;C2", 0, { 1: "C2" }, []],
    ["nothing", " \n ", 0, {}, []],
  ])("%s", (_what, pasted, first, codes, unknown) => {
    const read = readCodes(pasted, numbers, first);
    expect([Object.fromEntries(read.codes), read.unknown]).toEqual([codes, unknown]);
  });
});

describe("codes as they are entered", () => {
  const problems = (codes: string[], mayBeEmpty = false) =>
    Object.fromEntries(
      codeProblems(
        codes.map((code, i) => ({ number: `AU-${i + 1}`, code })),
        { mayBeEmpty },
      ),
    );
  it.each<[string, string[], boolean, object]>([
    ["each its own", ["A1", "A2"], false, {}],
    ["none at all: shipped without codes", ["", " "], false, {}],
    ["one is missing", ["A1", ""], false, { "AU-2": { is: "empty" } }],
    ["one is missing on purpose", ["A1", ""], true, {}],
    [
      "one of two orders, whatever its case",
      ["a1", "B", "A1 "],
      false,
      { "AU-1": { is: "twice", with: "AU-3" }, "AU-3": { is: "twice", with: "AU-1" } },
    ],
    ["a sign that no code has", ["A1", "<b>"], false, { "AU-2": { is: "wrong" } }],
  ])("%s", (_what, codes, mayBeEmpty, expected) => expect(problems(codes, mayBeEmpty)).toEqual(expected));
});
