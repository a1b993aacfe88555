import type { ToastMessage } from "./toast.ts";

/** A failure that is one of several alike: the same title, each of another thing. */
const isAlike = (one: ToastMessage, other: ToastMessage): boolean =>
  [one, other].every(({ tone, subject, action }) => tone === "danger" && subject && !action) &&
  one.title === other.title &&
  one.subject !== other.subject;

/** Which of those in view are said together with a message, and the message then: a line for each of them. */
export function joinedFailures(
  message: ToastMessage,
  inView: readonly ToastMessage[],
): { message: ToastMessage; joined: readonly ToastMessage[] } {
  const joined = inView.filter((one) => isAlike(one, message));
  const lines = [...joined, message].map(({ description }) => description).filter(Boolean);
  return joined.length === 0 ? { message, joined } : { message: { ...message, description: lines.join("\n") }, joined };
}
