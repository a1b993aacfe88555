import { expect, it } from "vitest";
import { parseEuros, parseNumber, parsePrice } from "./parse-number.ts";

it.each([
  ["1,5", 150],
  ["1.5", 150],
  ["12", 1200],
  [" 8,99 ", 899],
  ["€ 8.99", 899],
  ["8.99 €", 899],
  ["-1", -100],
  ["0,29", 29],
  ["1e9", null],
  ["NaN", null],
  ["1.234,50", null],
  ["1,500", null],
  ["1 500", null],
  ["2.999", null],
  ["", null],
  [",5", null],
  ["9".repeat(13), null],
])("%j are %j cents", (text, amount) => expect(parseEuros(text)).toBe(amount));

it.each([
  ["€5", 500],
  ["5,50", 550],
  ["5.50", 550],
  ["0", 0],
  ["-0.01", null],
  ["five", null],
])("%j as a price is %j cents", (text, amount) => expect(parsePrice(text)).toBe(amount));

it("a whole number has no decimals", () => {
  expect(parseNumber("5", 0)).toBe(5);
  expect(parseNumber("5,0", 0)).toBeNull();
});
