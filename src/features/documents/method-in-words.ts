import { messages } from "./messages.ts";

/** By the group that a provider's id of a method begins with; other ids, such as `mobilepay`, stand for themselves. */
export function methodInWords(method: string | null): string | null {
  const group = method?.split(":", 1)[0] ?? "";
  if (group === "blik") return "BLIK";
  if (group === "bnpl") return messages.methods.later;
  return Object.hasOwn(messages.methods, group) ? messages.methods[group as keyof typeof messages.methods] : method;
}
