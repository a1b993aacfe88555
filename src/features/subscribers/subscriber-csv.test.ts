import { expect, it } from "vitest";
import { readCsv } from "#shared/csv.ts";
import { readSubscriberCsv, writtenDay } from "./subscriber-csv.ts";

it.each([
  ["a day", "2024-02-29", "2024-02-29"],
  ["a moment", "2024-03-01T10:00:00Z", "2024-03-01"],
  ["a day that is none", "2023-02-29", null],
  ["a day written otherwise", "01.03.2024", null],
  ["a day before there was such a thing", "1889-01-01", null],
  ["words", "yesterday", null],
])("%s", (_what, cell, day) => expect(writtenDay(cell)).toBe(day));

it("reads titles in any spelling and order, and leaves out what was not written", () => {
  const { lines, problems } = readSubscriberCsv(
    readCsv("consent_date;E-MAIL;language\r\n2024-01-01;ada@example.com;et\r\n"),
  );
  expect(problems).toEqual([]);
  expect(lines).toEqual([
    {
      line: 2,
      email: "ada@example.com",
      firstName: "",
      lastName: "",
      consentDate: "2024-01-01",
      language: "et",
      status: "",
    },
  ]);
});

it("names a column that stands there twice", () => {
  expect(readSubscriberCsv(readCsv("Email,email,Consent date\na,b,c\n")).problems).toEqual([
    "The column “email” appears twice.",
  ]);
});

it("is told of a file without lines", () => {
  expect(readSubscriberCsv(readCsv("Email,Consent date\n")).problems).toEqual([
    "The file has no lines below its titles.",
  ]);
});
