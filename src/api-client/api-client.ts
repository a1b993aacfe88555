import type { z } from "zod";
import type { FailureBody } from "#shared/app-error.ts";
import { currentLanguage } from "#shared/language.ts";
import { UNATTENDED_HEADER } from "#shared/unattended.ts";
import { isAttended } from "./attended.ts";
import { messages } from "./messages.ts";

/** The endpoints as the server defines them (`app/endpoints.ts` fills it in): a field that changes there is a type error here. */
// biome-ignore lint/suspicious/noEmptyInterface: another module adds to it
export interface Endpoints {}

/** A function by its method and name, such as `GET admin-auth`. */
export type EndpointKey = keyof Endpoints;
/** Those whose answer says that it was done: an administrator's answer without that word counts as none. */
export type AdminEndpointKey = { [D in EndpointKey]: "success" extends keyof ResponseOf<D> ? D : never }[EndpointKey];
/** What `useEndpointQuery` keeps an answer under: the name of its function, whichever its method. */
export type EndpointName = AdminEndpointKey extends `${string} ${infer Name}` ? Name : never;
export type BodyOf<D extends EndpointKey> = z.input<NonNullable<Endpoints[D]["body"]>>;
export type QueryOf<D extends EndpointKey> = z.input<NonNullable<Endpoints[D]["query"]>>;
export type ResponseOf<D extends EndpointKey> = z.output<Endpoints[D]["answer"]>;

export interface CallOptions<D extends EndpointKey> {
  body?: BodyOf<D>;
  query?: QueryOf<D>;
  token?: string | null;
  signal?: AbortSignal;
  headers?: Readonly<Record<string, string>>;
  cache?: RequestCache;
  /** Fields without which the answer is of no use: one that lacks them came from somebody else. */
  needs?: readonly (keyof ResponseOf<D> & string)[];
}

/** The shop answered, and said no. `message` is meant for people; it is empty where all was well but for `success`. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: Partial<FailureBody> & Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, body: ApiError["body"], retryAfterSeconds?: number) {
    super(
      typeof body.error === "string" && body.error ? body.error : status < 400 ? "" : `HTTP error! status: ${status}`,
    );
    this.name = "ApiError";
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

/** Calls one function of the shop. @throws ApiError or Unreachable */
export async function callEndpoint<D extends EndpointKey>(
  endpoint: D,
  { body, query, token, signal, headers: more, cache, needs = [] }: CallOptions<D> = {},
): Promise<ResponseOf<D>> {
  const { method, address } = endpointAddress(endpoint, query);
  const headers: Record<string, string> = {
    "content-type": "application/json",
    "accept-language": currentLanguage(),
    ...more,
  };
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

/** The one place that decides whether something was done: never by the status alone. @throws ApiError or Unreachable */
export function readAnswer<D extends EndpointKey>(
  { status, text, retryAfter }: Received,
  needs: NonNullable<CallOptions<D>["needs"]>,
): ResponseOf<D> {
  const answer = parsedObject(text);
  if (status < 200 || status > 299) throw new ApiError(status, answer ?? {}, secondsUntil(retryAfter));
  if (answer?.success === false) throw new ApiError(status, answer);
  if (!answer || needs.some((field) => answer[field] === undefined || answer[field] === null))
    throw new Unreachable(messages.networkError, { why: "unreadable" });
  return answer as ResponseOf<D>;
}

/** What the shop itself said of a failure; nothing where it had no words for it. */
export const errorMessage = (error: unknown): string =>
  error instanceof ApiError ? (error.body.error ?? "") : error instanceof Error ? error.message : "";

export function endpointAddress(endpoint: EndpointKey, query: unknown): { method: string; address: string } {
  const [method = "", name] = endpoint.split(" ");
  return { method, address: `/functions/v1/${name}${asSearch(query)}` };
}

function unreachable(cause: unknown): never {
  const name = cause instanceof DOMException ? cause.name : "";
  if (name === "AbortError") throw cause;
  throw new Unreachable(messages.networkError, { why: name === "TimeoutError" ? "slow" : "away", cause });
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
