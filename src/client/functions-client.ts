import type { z } from "zod";
import type { allFunctions } from "#http/all-functions.ts";
import type { FailureBody } from "#http/refusals.ts";
import { UNATTENDED_HEADER } from "#shared/unattended.ts";
import { isAttended } from "./attended.ts";

type AnyFunction = ReturnType<typeof allFunctions>[number];
/** The functions as the server defines them: a field that changes there is a type error here. */
type Doors = { [One in AnyFunction as `${One["method"]} ${One["name"]}`]: One };

/** A function by its method and name, such as `GET admin-auth`. */
export type Door = keyof Doors;
export type BodyOf<D extends Door> = z.input<NonNullable<Doors[D]["body"]>>;
export type QueryOf<D extends Door> = z.input<NonNullable<Doors[D]["query"]>>;
export type AnswerOf<D extends Door> = z.output<Doors[D]["answer"]>;

export interface Question<D extends Door> {
  body?: BodyOf<D>;
  query?: QueryOf<D>;
  token?: string | null;
  signal?: AbortSignal;
}

/** The shop answered, and said no. `message` is meant for people; it is empty where all was well but for `success`. */
export class Refused extends Error {
  readonly status: number;
  readonly body: Partial<FailureBody> & Readonly<Record<string, unknown>>;

  constructor(status: number, body: Refused["body"]) {
    super(body.error || (status < 400 ? "" : `HTTP error! status: ${status}`));
    this.name = "Refused";
    this.status = status;
    this.body = body;
  }
}

/** Nothing came back that the shop could have said: it is away, or the line is. */
export class Unreachable extends Error {
  override readonly name = "Unreachable";
}

/** Calls one function of the shop. @throws Refused or Unreachable */
export async function callFunction<D extends Door>(
  door: D,
  { body, query, token, signal }: Question<D> = {},
): Promise<AnswerOf<D>> {
  const { method, address } = doorAddress(door, query);
  const headers: Record<string, string> = { "content-type": "application/json" };
  if (token) headers.authorization = `Bearer ${token}`;
  if (token && !isAttended()) headers[UNATTENDED_HEADER] = "1";
  const request = { method, headers, body: body === undefined ? null : JSON.stringify(body), signal: signal ?? null };
  const response = await fetch(address, request).catch(unreachable);
  if (!response.ok) throw new Refused(response.status, await response.json().catch(() => ({})));
  const answer = await response.json().catch(unreachable);
  if (answer?.success === false) throw new Refused(response.status, answer);
  return answer;
}

/** What the shop itself said of a failure; nothing where it had no words for it. */
export const saidBy = (error: unknown): string =>
  error instanceof Refused ? (error.body.error ?? "") : error instanceof Error ? error.message : "";

export function doorAddress(door: Door, query: unknown): { method: string; address: string } {
  const [method = "", name] = door.split(" ");
  return { method, address: `/functions/v1/${name}${asSearch(query)}` };
}

function unreachable(cause: unknown): never {
  if (cause instanceof DOMException && cause.name === "AbortError") throw cause;
  throw new Unreachable("Network error. Please try again.", { cause });
}

/** What is undefined, null or empty is not asked for. */
function asSearch(query: unknown): string {
  const pairs = Object.entries(query ?? {}).filter(
    ([, value]) => value !== undefined && value !== null && value !== "",
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}` : "";
}
