import { expect, it } from "vitest";
import { readCsv } from "#shared/csv.ts";
import { readPayoutCsv } from "./payout-csv.ts";

const ID = "671d9d42-7751-4a52-8734-d6eb250c3eea";
const OTHER = "b9ae2ec0-641c-421d-9a78-202bd59614d9";
const read = (...lines: string[]) => readPayoutCsv(readCsv(lines.join("\n")));

it("reads payments and refunds by the meaning of their headings, whatever else the file has", () =>
  expect(
    read(
      "Date;Order UUID;Transaction type;Grand total;Currency;Service fee",
      `2026-11-20;${ID};Payment;28,99;eur;0,25`,
      `2026-11-21;${OTHER.toUpperCase()};refund;-8.9;EUR;`,
    ),
  ).toEqual({
    lines: [
      { line: 2, kind: "payment", id: ID, grossCents: 2899, feeCents: 25, currency: "EUR" },
      { line: 3, kind: "refund", id: OTHER, grossCents: 890, feeCents: 0, currency: "EUR" },
    ],
    refused: [],
    problems: [],
  }));

it.each([
  ["a file without amounts", ["Type,Id,Currency", `payment,${ID},EUR`], "lacks a column: amount"],
  ["a file of something else", ["Name,Price", "Oil,5"], "lacks a column: type, id, amount, currency"],
  [
    "two columns of the same meaning",
    ["Type,Id,UUID,Amount,Currency", `payment,${ID},${ID},5,EUR`],
    "Two columns mean id",
  ],
  ["headings alone", ["Type,Id,Amount,Currency"], "no lines"],
  ["nothing", [""], "lacks a column"],
])("refuses %s as a whole", (_what, lines, problem) => {
  const { problems, lines: taken } = read(...lines);
  expect([problems.join(), taken]).toEqual([expect.stringContaining(problem), []]);
});

it.each([
  ["a kind that is not known", `chargeback,${ID},5,EUR`, '"chargeback" is neither'],
  ["an id of somebody else", "payment,AU-000001,5,EUR", "no id of the provider"],
  ["an amount in words", `payment,${ID},five,EUR`, '"five" is no amount'],
  ["thousands that are ambiguous", `payment,${ID},"1,234.50",EUR`, "is no amount"],
  ["a payment below zero", `payment,${ID},-5,EUR`, "cannot be negative"],
  ["no currency", `payment,${ID},5,€`, "no currency"],
])("refuses a line with %s, and says why", (_what, line, note) => {
  const { refused, lines } = read("Type,Id,Amount,Currency", line, `refund,${OTHER},1,EUR`);
  expect([refused, lines.length]).toMatchObject([[{ line: 2, note: expect.stringContaining(note) }], 1]);
});

it("refuses what stands in the file twice", () =>
  expect(read("Type,Id,Amount,Currency", `payment,${ID},5,EUR`, `payment,${ID},5,EUR`).refused).toMatchObject([
    { line: 3, note: expect.stringContaining("twice") },
  ]));
