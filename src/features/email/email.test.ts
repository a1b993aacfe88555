import { expect, it } from "vitest";
import { type EmailState, type SendingAgain, sendingAgain } from "./email.ts";

it.each<[kind: string, state: EmailState, may: SendingAgain]>([
  ["order-confirmation", "sent", "free"],
  ["order-confirmation", "dead", "free"],
  ["order-confirmation", "queued", "no"],
  ["order-confirmation", "sending", "no"],
  ["order-confirmation", "suppressed", "no"],
  ["campaign", "uncertain", "asked"],
  ["campaign", "dead", "free"],
  ["campaign", "sent", "no"],
  ["newsletter-confirmation", "sent", "no"],
  ["newsletter-confirmation", "dead", "free"],
  ["password-reset", "dead", "no"],
])("a letter %s that is %s: %s", (kind, state, may) => expect(sendingAgain({ kind, state, isKnown: true })).toBe(may));

it("what was erased cannot be sent again", () =>
  expect(sendingAgain({ kind: "order-confirmation", state: "dead", isKnown: false })).toBe("no"));
