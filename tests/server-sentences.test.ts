import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Answers to the programs of providers. */
const FOR_PROGRAMS = [
  "This shop has no such payment provider.",
  "The payment provider does not answer.",
  "The signature of this event is missing, wrong or too old.",
  "The signature of this event is not valid.",
  "The signature of this notification is missing or wrong.",
  "This event could not be read.",
  "No email has this id yet. Send the event again.",
  "This notification has no token.",
  "This notification is for another store.",
];

/** A refusal whose sentence is in the code, directly or through a short function of the file. */
const LITERAL =
  /(?:new AppError\(\s*"[\w-]+",|\bthrow (?:refused|conflict|invalid)\()\s*(["`])(?=[A-Z$])((?:(?!\1)[^\\]|\\.)*)\1/gs;

const literalsIn = (code: string): string[] => [...code.matchAll(LITERAL)].map(([, , sentence = ""]) => sentence);

it.each([
  'throw new AppError("conflict", "This is taken.");',
  'throw new AppError(\n  "invalid",\n  `This field is wrong.`,\n  { code: "WRONG" },\n);',
  'throw conflict("This is taken.");',
])("a sentence in the code is recognised: %j", (code) => expect(literalsIn(code)).toHaveLength(1));

it("what the server refuses is told by a message, which has every language", () => {
  const files = globSync("src/**/*.{ts,tsx}").filter((file) => !/\.test\.tsx?$/.test(file));
  const found = files.flatMap((file) =>
    literalsIn(readFileSync(file, "utf8"))
      .filter((sentence) => !FOR_PROGRAMS.includes(sentence))
      .map((sentence) => `${file}: ${sentence}`),
  );
  expect(found).toEqual([]);
  expect(files.length).toBeGreaterThan(500);
});
