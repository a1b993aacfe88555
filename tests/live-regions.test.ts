import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Of a page that its form leads back to. */
const OTHERS = ["src/features/withdrawals/storefront/return.page.tsx"];

it("what tells a change is there before it: hidden while it is empty, a screen reader would not know of it", () => {
  const screens = globSync("src/**/*.tsx").map((file) => [file, readFileSync(file, "utf8")] as const);
  const hidden = screens.flatMap(([file, code]) =>
    (code.match(/<[^<]*(?:role="status"|aria-live="polite")[^>]*>/g) ?? []).flatMap((tag) =>
      /empty:hidden/.test(tag) ? [`${file}: ${tag}`] : [],
    ),
  );
  expect(hidden).toEqual([]);
});

it("a notice that tells by itself is an alert: others stand in a status that is there before", () => {
  const screens = globSync("src/**/*.tsx").filter((file) => !OTHERS.includes(file));
  const polite = screens.flatMap((file) =>
    (readFileSync(file, "utf8").match(/<Notice\b[^>]*>/g) ?? []).flatMap((tag) =>
      /\slive\s/.test(tag.replace(/>$/, " ")) && !/tone=(?:"danger"|{)/.test(tag) ? [file] : [],
    ),
  );
  expect(polite).toEqual([]);
});
