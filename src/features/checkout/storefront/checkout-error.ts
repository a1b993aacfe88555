import { Refused, Unreachable } from "#api-client/api-client.ts";
import { failureOf, timeInWords } from "#api-client/failure.ts";
import type { Trouble } from "../checkout-errors.ts";
import { texts } from "../texts.ts";

/** Refusals that are no fault of the form: what has changed since the page was opened. */
const CHANGED: Readonly<Record<string, string>> = {
  TOTAL_CHANGED: texts.changed.prices,
  SOLD_OUT: texts.changed.stock,
  MACHINE_CLOSED: texts.changed.machine,
};

/** The error catalogue of S 8, with the shop's own sentence behind each title and prefix. */
export function troubleOf(error: unknown): Trouble {
  const title = texts.blocked.title;
  const failure = failureOf(error);
  if (!failure) return texts.interrupted;
  const { sentence, whatToDo, retryAfterSeconds } = failure;
  if (error instanceof Unreachable) {
    if (error.why === "unreadable") return texts.blocked;
    if (error.why === "away") return navigator.onLine ? texts.blocked : texts.offline;
  }
  if (!(error instanceof Refused)) return { title, description: texts.other(sentence, whatToDo) };
  const { status, body } = error;
  const said = typeof body.error === "string" ? body.error : "";
  if (status === 429 || body.code === "RATE_LIMIT_EXCEEDED" || said === "Rate limit exceeded")
    return retryAfterSeconds ? texts.tooManyUntil(timeInWords(retryAfterSeconds)) : texts.tooMany;
  if (body.code === "MINIMUM_AMOUNT_ERROR" || said.includes("amount_too_small")) return texts.tooSmall;
  // A page of a filter that stands between: it answers with a status, but not in our words.
  if (said.includes("Request was blocked") || (status === 403 && !said)) return texts.blocked;
  const changed = CHANGED[body.code ?? ""];
  if (changed) return { title: changed, description: sentence };
  if (body.details?.length) return { title, description: texts.validationFailed([sentence]) };
  return { title, description: texts.other(sentence, whatToDo || texts.again) };
}
