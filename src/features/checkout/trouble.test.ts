import { expect, it } from "vitest";
import { texts } from "./texts.ts";
import { troubleOf } from "./trouble.ts";

it.each([
  ["too many attempts", { error: "Rate limit exceeded" }, texts.tooMany],
  ["too small", { error: "amount_too_small: at least €0.50" }, texts.tooSmall],
  ["blocked", { error: "Request was blocked" }, texts.blocked],
  [
    "refused with reasons",
    { error: "x", details: ["a", "b"] },
    { title: "Checkout Error", description: "Validation failed: a, b" },
  ],
  ["no address", { success: true }, { title: "Checkout Error", description: texts.noAddress }],
  [
    "anything else",
    { error: "Boom" },
    { title: "Checkout Error", description: "There was an issue processing your request: Boom. Please try again." },
  ],
])("%s", (_situation, answer, trouble) => expect(troubleOf(answer)).toEqual(trouble));
