import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { NAVIGATION, PLACES } from "../src/backoffice/navigation.ts";

const pathsIn = (file: string, pattern: RegExp): string[] =>
  [...readFileSync(file, "utf8").matchAll(pattern)].map(([, path]) => `/${path}`);

/** Before the sign-in, and the documents of one figure. */
const ELSEWHERE = ["/admin/login", "/admin/forgot-password", "/admin/reset-password", "/admin/taxes/documents"];

it("the search menu of the back office reaches every screen whose address has no parameter", () => {
  const screens = pathsIn("src/routes.ts", /route\("(admin[^":*]*)"/g).filter((path) => !ELSEWHERE.includes(path));
  const reached = [
    ...[...NAVIGATION, ...PLACES].map(({ to }) => to.replace(/\?.*/, "")),
    ...pathsIn("src/backoffice/command-menu.tsx", /to: "\/(admin[^"?]*)/g),
  ];
  expect(screens.length).toBeGreaterThan(20);
  expect(screens.filter((path) => !reached.includes(path))).toEqual([]);
});
