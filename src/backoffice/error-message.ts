import { ApiError, Unreachable } from "#api-client/api-client.ts";
import { messages } from "./messages.ts";

/** Why something was not done, for people: what is wrong with a field says more than that something is. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError)
    return (Array.isArray(error.body.details) && error.body.details.join(" ")) || error.message;
  return error instanceof Unreachable ? error.message : messages.signedOut;
}
