import { expect, it } from "vitest";
import { joinedFailures } from "./joined-failures.ts";
import type { ToastMessage } from "./toast.ts";

const failed = (subject: string | undefined, more: Partial<ToastMessage> = {}): ToastMessage => ({
  title: "Failed to update order status",
  description: `${subject}: no`,
  tone: "danger",
  subject,
  ...more,
});

it.each<[string, ToastMessage, ToastMessage, string]>([
  ["of two things is said once", failed("A"), failed("B"), "A: no\nB: no"],
  ["of the same thing takes the place of the one before", failed("A"), failed("A"), "A: no"],
  ["of nothing in particular stands alone", failed(undefined), failed("B"), "B: no"],
  [
    "with something to press stays by itself",
    failed("A", { action: { label: "Again", onPress() {} } }),
    failed("B"),
    "B: no",
  ],
  ["is not mixed with another", failed("A", { title: "Failed to ship" }), failed("B"), "B: no"],
  ["is not mixed with a success", failed("A", { tone: "success" }), failed("B"), "B: no"],
])("a failure %s", (_situation, before, message, said) =>
  expect(joinedFailures(message, [before]).message.description).toBe(said),
);
