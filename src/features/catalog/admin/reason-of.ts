import { Refused, Unreachable } from "#client/functions-client.ts";
import { texts } from "./texts.ts";

/** Why something was not done, for people: what is wrong with a field says more than that something is. */
export function reasonOf(error: unknown): string {
  if (error instanceof Refused) return error.body.details?.join(" ") || error.message;
  return error instanceof Unreachable ? error.message : texts.form.signedOut;
}
