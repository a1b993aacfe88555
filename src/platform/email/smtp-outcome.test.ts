import { expect, it } from "vitest";
import { outcomeOf } from "./smtp-outcome.ts";

it.each([
  ["a daily limit", "550 5.4.5 Daily user sending limit exceeded.", { outcome: "later", isAway: true }],
  ["a quota of the sender", "550 5.7.1 Hourly sending quota exceeded", { outcome: "later", isAway: true }],
  ["a policy against the email", "550 5.7.1 Message looks like spam", { outcome: "rejected" }],
  ["a list of members", "550 5.7.1 Posting to this list is limited to members", { outcome: "rejected" }],
  ["a full mailbox", "552 5.2.2 Mailbox is over quota", { outcome: "rejected" }],
])("an answer about %s", (_what, message, outcome) => {
  const error = Object.assign(new Error(message), { responseCode: Number(message.slice(0, 3)), command: "RCPT TO" });
  expect(outcomeOf(error, false)).toMatchObject(outcome);
});
