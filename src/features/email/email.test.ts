import { expect, it } from "vitest";
import { type EmailState, type SendingAgain, sendingAgain } from "./email.ts";
import { messages as heldBack } from "./messages/held-back-messages.en.ts";

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
])("an email %s that is %s: %s", (kind, state, may) =>
  expect(sendingAgain({ kind, state, lastError: null, hasData: true })).toBe(may),
);

it("what was erased cannot be sent again", () =>
  expect(sendingAgain({ kind: "order-confirmation", state: "dead", lastError: null, hasData: false })).toBe("no"));

it.each<[kind: string, reason: string, may: SendingAgain]>([
  ["order-confirmation", heldBack.takesNone, "free"],
  ["order-confirmation", heldBack.notAnyMore, "no"],
  ["back-in-stock", heldBack.takesNone, "no"],
])("an email %s that is held back, as “%s”: %s", (kind, lastError, may) =>
  expect(sendingAgain({ kind, state: "suppressed", lastError, hasData: true })).toBe(may),
);
