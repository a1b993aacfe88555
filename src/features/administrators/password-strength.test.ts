import { expect, it } from "vitest";
import { messages } from "./messages.ts";
import { strengthOf } from "./password-strength.ts";

const EMAIL = "keeper@example.com";

it.each([
  ["six letters in a row", "abcdef", messages.common],
  ["six figures in a row", "123456", messages.common],
  ["six blanks", "      ", messages.common],
  ["a common one", "letmein", messages.common],
  ["a common one with a capital and a sign", "Password1!", messages.common],
  ["a row of keys", "qwertz", messages.common],
  ["one letter many times", "a".repeat(200), messages.common],
  ["the name in the address", "keeper1", messages.common],
  ["one's own address", "Keeper@Example.com", messages.ownAddress],
  ["one's own address and more", "walnut keeper@example.com brass", messages.ownAddress],
  ["six letters by chance", "kqzxvw", ""],
  ["three words", "walnut and brass", ""],
  ["a word of the address among others", "a keeper of linen", ""],
  ["another script", "тихий вечер", ""],
])("%s", (_situation, password, problem) => expect(strengthOf(password, EMAIL).problem).toBe(problem));

it("a longer password is stronger", () => {
  const scores = ["kqzxvw", "kqzxvw8!p", "kqzxvw8!p walnut"].map((password) => strengthOf(password, EMAIL).score);
  expect(scores).toEqual(scores.toSorted());
  expect(scores.at(-1)).toBe(4);
});
