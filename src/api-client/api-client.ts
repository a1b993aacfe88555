import type { z } from "zod";
import type { FailureBody } from "#shared/app-error.ts";
import { UNATTENDED_HEADER } from "#shared/unattended.ts";
import { isAttended } from "./attended.ts";

/** The endpoints as the server defines them (`app/endpoints.ts` fills it in): a field that changes there is a type error here. */
// biome-ignore lint/suspicious/noEmptyInterface: another module adds to it
export interface Doors {}

/** A function by its method and name, such as `GET admin-auth`. */
export type Door = keyof Doors;
/** Those whose answer says that it was done: an administrator's answer without that word counts as none. */
export type AdminDoor = { [D in Door]: "success" extends keyof AnswerOf<D> ? D : never }[Door];
/** What `useAnswer` keeps an answer under: the name of its function, whichever its method. */
export type EndpointName = AdminDoor extends `${string} ${infer Name}` ? Name : never;
export type BodyOf<D extends Door> = z.input<NonNullable<Doors[D]["body"]>>;
export type QueryOf<D extends Door> = z.input<NonNullable<Doors[D]["query"]>>;
export type AnswerOf<D extends Door> = z.output<Doors[D]["answer"]>;

export interface Question<D extends Door> {
  body?: BodyOf<D>;
  query?: QueryOf<D>;
  token?: string | null;
  signal?: AbortSignal;
  headers?: Readonly<Record<string, string>>;
  cache?: RequestCache;
  /** Fields without which the answer is of no use: one that lacks them came from somebody else. */
  needs?: readonly (keyof AnswerOf<D> & string)[];
}

/** The shop answered, and said no. `message` is meant for people; it is empty where all was well but for `success`. */
export class Refused extends Error {
  readonly status: number;
  readonly body: Partial<FailureBody> & Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, body: Refused["body"], retryAfterSeconds?: number) {
    super(
      typeof body.error === "string" && body.error ? body.error : status < 400 ? "" : `HTTP error! status: ${status}`,
    );
    this.name = "Refused";
    this.status = status;
    this.body = body;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Nothing came back that the shop could have said: it is away, too slow, or something else answered in its place. */
export class Unreachable extends Error {
  override readonly name = "Unreachable";
  readonly why: "away" | "slow" | "unreadable";

  constructor(message: string, { why = "away", cause }: { why?: Unreachable["why"]; cause?: unknown } = {}) {
    super(message, { cause });
    this.why = why;
  }
}

/** Calls one function of the shop. @throws Refused or Unreachable */
export async function callFunction<D extends Door>(
  door: D,
  { body, query, token, signal, headers: more, cache, needs = [] }: Question<D> = {},
): Promise<AnswerOf<D>> {
  const { method, address } = doorAddress(door, query);
  const headers: Record<string, string> = { "content-type": "application/json", ...more };
  if (token) headers.authorization = `Bearer ${token}`;
  if (token && !isAttended()) headers[UNATTENDED_HEADER] = "1";
  const request: RequestInit = { method, headers, body: body === undefined ? null : JSON.stringify(body) };
  if (signal) request.signal = signal;
  if (cache) request.cache = cache;
  const response = await fetch(address, request).catch(unreachable);
  const text = await response.text().catch(unreachable);
  return readAnswer<D>({ text, status: response.status, retryAfter: response.headers.get("retry-after") }, needs);
}

interface Received {
  status: number;
  text: string;
  retryAfter: string | null;
}

/** The one place that decides whether something was done: never by the status alone. @throws Refused or Unreachable */
export function readAnswer<D extends Door>(
  { status, text, retryAfter }: Received,
  needs: NonNullable<Question<D>["needs"]>,
): AnswerOf<D> {
  const answer = parsedObject(text);
  if (status < 200 || status > 299) throw new Refused(status, answer ?? {}, secondsUntil(retryAfter));
  if (answer?.success === false) throw new Refused(status, answer);
  if (!answer || needs.some((field) => answer[field] === undefined || answer[field] === null))
    throw new Unreachable(NETWORK_ERROR, { why: "unreadable" });
  return answer as AnswerOf<D>;
}

/** What the shop itself said of a failure; nothing where it had no words for it. */
export const saidBy = (error: unknown): string =>
  error instanceof Refused ? (error.body.error ?? "") : error instanceof Error ? error.message : "";

export function doorAddress(door: Door, query: unknown): { method: string; address: string } {
  const [method = "", name] = door.split(" ");
  return { method, address: `/functions/v1/${name}${asSearch(query)}` };
}

export const NETWORK_ERROR = "Network error. Please try again.";

function unreachable(cause: unknown): never {
  const name = cause instanceof DOMException ? cause.name : "";
  if (name === "AbortError") throw cause;
  throw new Unreachable(NETWORK_ERROR, { why: name === "TimeoutError" ? "slow" : "away", cause });
}

/** null where the text is no JSON object: every answer of the shop is one. */
function parsedObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/** The header counts seconds or names a moment. */
function secondsUntil(told: string | null): number | undefined {
  if (!told) return undefined;
  const seconds = /^\d+$/.test(told) ? Number(told) : Math.ceil((Date.parse(told) - Date.now()) / 1000);
  return seconds > 0 ? seconds : undefined;
}

/** What is undefined, null or empty is not asked for. */
function asSearch(query: unknown): string {
  const pairs = Object.entries(query ?? {}).filter(
    ([, value]) => value !== undefined && value !== null && value !== "",
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}` : "";
}
