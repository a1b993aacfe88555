import { SHORTEST_PASSWORD } from "../sign-in-rules.ts";
import { messages } from "./messages.ts";

/** What is wrong with a new password and its confirmation, in the order of back office 5; empty if nothing is. */
export function passwordProblem(password: string, confirmation: string): string {
  if (password !== confirmation) return messages.reset.mismatch;
  return password.length < SHORTEST_PASSWORD ? messages.reset.short : "";
}
