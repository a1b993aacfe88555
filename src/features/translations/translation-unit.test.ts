import { expect, it } from "vitest";
import { readUnitsCsv } from "./server/read-units-csv.ts";
import { readXliff } from "./server/read-xliff.ts";
import { filesOf, MAX_FILE_BYTES, type TranslationUnit, unitsCsv, unitsXliff } from "./translation-unit.ts";

const texts = (count: number, source: string) =>
  Array.from(
    { length: count },
    (_, place): TranslationUnit => ({
      kind: "product",
      id: `product-${place}`,
      title: "Lavender Oil",
      field: "name",
      source,
      target: "",
      state: "missing",
      byMachine: false,
      version: 0,
    }),
  );

it.each([
  ["a few texts", 3, "Lavender Oil", 1],
  ["more texts than one file may hold", 10_400, "Lavender Oil", 2],
  ["long texts, which their translations make twice as long", 600, "x".repeat(10_000), 2],
])("%s: all files that are saved can be read again", (_what, count, source, files) => {
  const written = filesOf(texts(count, source), (units) => unitsXliff(units, "et"));
  expect(written).toHaveLength(files);
  const read = written.map((text) => readXliff(text, "et"));
  expect(read.flatMap(({ problems }) => problems)).toEqual([]);
  expect(read.flatMap(({ units }) => units.map(({ id }) => id))).toEqual(texts(count, source).map(({ id }) => id));
  for (const text of written) expect(Buffer.byteLength(text)).toBeLessThan(MAX_FILE_BYTES / 2);
});

it("the same of CSV", () => {
  const written = filesOf(texts(10_001, "Lavender Oil"), unitsCsv);
  expect(written.map((text) => readUnitsCsv(text).units.length)).toEqual([5_001, 5_000]);
});
