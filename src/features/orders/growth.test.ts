import { expect, it } from "vitest";
import { growth, growthInWords } from "./growth.ts";

it.each([
  ["half as much again", 150, 100, 50],
  ["a third less, to one decimal", 200, 300, -33.3],
  ["nothing before", 100, 0, 0],
  ["more was given back than sold before", 50, -100, 0],
  ["nothing now", 0, 100, -100],
])("%s", (_situation, now, before, percent) => expect(growth(now, before)).toBe(percent));

it.each([
  [12.5, "+12.5%"],
  [-33.3, "−33.3%"],
  [0, "0.0%"],
  [3535.1, "+3,535.1%"],
])("a growth of %d percent reads %s", (percent, words) => expect(growthInWords(percent)).toBe(words));
