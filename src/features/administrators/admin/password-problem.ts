import { SHORTEST_PASSWORD } from "../messages.ts";
import { messages } from "./messages.ts";

/** What is wrong with a new password and its confirmation, by the rules of B 5 in their order; empty where nothing is. */
export function passwordProblem(password: string, confirmation: string): string {
  if (password !== confirmation) return messages.reset.mismatch;
  return password.length < SHORTEST_PASSWORD ? messages.reset.short : "";
}
