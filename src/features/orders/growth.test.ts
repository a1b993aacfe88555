import { expect, it } from "vitest";
import { growth } from "./growth.ts";

it.each([
  ["half as much again", 150, 100, 50],
  ["a third less, to one decimal", 200, 300, -33.3],
  ["nothing before", 100, 0, 0],
  ["nothing now", 0, 100, -100],
])("%s", (_situation, now, before, percent) => expect(growth(now, before)).toBe(percent));
