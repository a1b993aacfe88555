import { ApiError, Unreachable } from "./api-client.ts";
import { messages } from "./messages.ts";

/** A failure in the words of the shop. */
export interface Failure {
  /** What went wrong, with a full stop. */
  sentence: string;
  /** What to do now, and when; empty where the sentence says all. */
  whatToDo: string;
  retryAfterSeconds?: number;
}

/**
 * Turns whatever a call or a page can end with into a sentence of the shop: a refusal, a network that failed, a time that
 * ran out, an answer of a proxy, an error of the router. null where the caller itself gave up: there is nothing to tell.
 */
export function failureOf(error: unknown): Failure | null {
  if (error instanceof ApiError) return errorInWords(error.status, error.body, error.retryAfterSeconds);
  if (error instanceof DOMException && error.name === "AbortError") return null;
  if (isAnswer(error)) return errorInWords(error.status, isObject(error.data) ? error.data : { error: error.data });
  const why = error instanceof Unreachable ? error.why : isNetwork(error) ? "away" : "fault";
  if (why === "away" && navigator.onLine === false)
    return { sentence: messages.offline, whatToDo: messages.whenConnected };
  return { sentence: messages[why], whatToDo: why === "away" ? messages.checkConnection : messages.again };
}

/** All of a failure in one line. */
export const inWords = ({ sentence, whatToDo }: Failure): string => `${sentence} ${whatToDo}`.trim();

/**
 * The same for the back office, where a refusal is shown as the server words it. A status without words says what to do
 * instead; `unknown` is for an answer that only says it was no success.
 */
export const failureText = (error: unknown, unknown = ""): string => {
  const failure = error instanceof ApiError && error.status >= 400 ? failureOf(error) : null;
  return failure ? inWords(failure) : (error instanceof Error && error.message) || unknown;
};

/** `4 minutes`, `30 seconds`: never less than it takes. */
export function timeInWords(seconds: number): string {
  const [amount, unit] =
    seconds < 60
      ? [seconds, "seconds" as const]
      : seconds < 5_400
        ? [seconds / 60, "minutes" as const]
        : [seconds / 3_600, "hours" as const];
  return messages.time[unit](Math.max(1, Math.ceil(amount)));
}

/** Whatever the body holds: it may come from a proxy. */
function errorInWords(status: number, body: Readonly<Record<string, unknown>>, retryAfterSeconds?: number): Failure {
  const again = retryAfterSeconds ? messages.againIn(timeInWords(retryAfterSeconds)) : messages.again;
  const when = retryAfterSeconds ? { retryAfterSeconds } : {};
  if (status === 429) return { sentence: messages.tooOften, whatToDo: again, ...when };
  const details = Array.isArray(body.details) ? body.details.flatMap((detail) => sentenceOf(detail) ?? []) : [];
  const said = [...new Set(details)].join(" ") || sentenceOf(body.error);
  if (status >= 500)
    return { sentence: said ?? (status === 500 ? messages.fault : messages.busy), whatToDo: again, ...when };
  if (said) return { sentence: said, whatToDo: "" };
  if (status === 400 || status === 422) return { sentence: messages.refused, whatToDo: messages.checkInput };
  return { sentence: status === 404 ? messages.notThere : messages.refused, whatToDo: status === 404 ? "" : again };
}

const MACHINES_WORDS = /[<>{}\n]|Error\b|^(Validation failed|Rate limit exceeded|Not Found|Bad Gateway|Unauthorized)\b/;

/** The names of a hundred products fit in (storefront 5); a page of a proxy is longer. */
const LONGEST = 10_000;

/** What was said, as one sentence with one full stop; null where it is no sentence for people. What to do is told apart. */
function sentenceOf(said: unknown): string | null {
  if (typeof said !== "string" || said.length > LONGEST || MACHINES_WORDS.test(said.trim())) return null;
  const [whole, again] = [withoutEnd(said), withoutEnd(messages.again)];
  const text = whole.endsWith(again) ? withoutEnd(whole.slice(0, -again.length)) : whole;
  return text === "" ? null : /[!?]$/.test(text) ? text : `${text}.`;
}

const withoutEnd = (text: string): string => text.replace(/[\s.,;:]+$/, "").trim();

/** As browsers word it; a fault of our own code is a TypeError too. */
const isNetwork = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|network|load failed|import/i.test(error.message);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** What the router makes of an answer that is no page. */
const isAnswer = (error: unknown): error is { status: number; data: unknown } =>
  isObject(error) && typeof error.status === "number" && "data" in error;
