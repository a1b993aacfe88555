import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const rows = [...readFileSync("docs/operating/law.md", "utf8").matchAll(/^\| L(\d+) \| [^|]+ \| ([^|]+) \|$/gm)].map(
  ([, number = "", kept = ""]) => ({ number: Number(number), kept }),
);
const testsIn = (kept: string) => [...kept.matchAll(/`([^`]+\.test\.tsx?)`/g)].map(([, file = ""]) => file);
/** Numbers in the names of its tests. */
const namedIn = (file: string): number[] =>
  existsSync(file)
    ? readFileSync(file, "utf8")
        .split("\n")
        .filter((line) => /["`].*\bL\d+\b.*["`]/.test(line))
        .flatMap((line) => [...line.matchAll(/\bL(\d+)\b/g)].map(([, number]) => Number(number)))
    : [];

it("the table has every rule once, in their order", () =>
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 64 }, (_, i) => i + 1)));

it.each(rows)("L$number has a test of its number, or says why it has none", ({ number, kept }) => {
  const files = testsIn(kept);
  const others = [...kept.matchAll(/as (?:L\d+(?:, | to | and )?)+/g)].flatMap(([list]) =>
    [...list.matchAll(/L(\d+)/g)].map(([, other]) => Number(other)),
  );
  if (files.length === 0) return expect(kept).toMatch(/^(Shopkeeper: |Does not apply|From 20)/);
  const named = files.flatMap(namedIn);
  expect(others.length > 0 ? others.some((other) => named.includes(other)) : named.includes(number)).toBe(true);
});
