import type { z } from "zod";
import type { Limit } from "./rate-limits.ts";

/** Who may call: anyone, any administrator, superusers only, or a provider with its signature. */
export type Access = "public" | "administrator" | "superuser" | "provider";

/** Who calls, as far as the server knows. */
export interface Caller {
  /** The address limits are counted by; behind trusted proxies the one they report. */
  address: string;
  /** Hash of the browser's HttpOnly cookie; null before its first purchase. */
  browser: Buffer | null;
  administrator: { id: string; email: string; isSuperuser: boolean } | null;
  requestId: string;
}

export interface Call<Body, Query> {
  body: Body;
  query: Query;
  caller: Caller;
  headers: Headers;
  /** The body byte for byte, for signatures. */
  raw: string;
  /** The body of a function that takes bytes; of any other, nothing. */
  bytes: Uint8Array;
  /** Gives this browser its cookie and answers with the hash of it. */
  rememberBrowser(): Buffer;
}

/** Where a request waits for its turn (`gate.ts`). */
export type PoolName = "webhooks" | "checkouts" | "images" | "uploads" | "office" | "signIn" | "paying" | "browsing";

/** One function of the shop as data: what is served, checked, limited, described and tested comes from here. */
export interface Endpoint {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  name: string;
  summary: string;
  access: Access;
  /** What an administrator is told whose rights do not suffice. */
  forbidden?: string;
  limit?: Limit;
  /** Where it waits for its turn, unless `poolOf` knows by the rest. */
  pool?: PoolName;
  /** The answer is the same for everybody and may be kept so long; such an answer also travels compressed. */
  cacheSeconds?: number;
  body?: z.ZodType;
  /** Instead of `body`: a file as it is. What its type says is for the description; what it is must be looked at. */
  bytes?: { limit: number; types: readonly string[] };
  query?: z.ZodType;
  answer: z.ZodType;
  handle(call: Call<unknown, unknown>): Promise<unknown>;
}

type Method = Endpoint["method"];

type Definition<
  M extends Method,
  N extends string,
  B extends z.ZodType,
  Q extends z.ZodType,
  A extends z.ZodType,
> = Omit<Endpoint, "method" | "name" | "body" | "query" | "answer" | "handle"> & {
  method: M;
  name: N;
  body?: B;
  query?: Q;
  answer: A;
  handle(call: Call<z.output<B>, z.output<Q>>): Promise<z.input<A>>;
};

/** Checks that handler and schemas agree, and keeps their types for the client (`functions-client.ts`). */
export const defineEndpoint = <
  const M extends Method,
  const N extends string,
  B extends z.ZodType,
  Q extends z.ZodType,
  A extends z.ZodType,
>(
  definition: Definition<M, N, B, Q, A>,
): Definition<M, N, B, Q, A> & Endpoint => definition as Definition<M, N, B, Q, A> & Endpoint;
