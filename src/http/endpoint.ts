import { z } from "zod";
import type { EventKind } from "#platform/events/events.ts";
import type { BackOfficeLanguage } from "#shared/back-office-language.ts";
import type { Role } from "#shared/role.ts";
import type { Limit } from "./rate-limits.ts";

/** Who may call: anyone, a provider with its signature, or administrators with this role at least. */
export type Access = "public" | "provider" | Role;

/** Who calls, as far as the server knows. */
export interface Caller {
  /** The address that rate limits count; behind trusted proxies, the one they report. */
  address: string;
  /** Hash of the browser's HttpOnly cookie; null before its first purchase. */
  browser: Buffer | null;
  administrator: { id: string; email: string; role: Role; language: BackOfficeLanguage; sessionId: string } | null;
  requestId: string;
}

export interface Call<Body, Query> {
  body: Body;
  query: Query;
  caller: Caller;
  headers: Headers;
  /** The body byte for byte, for signatures. */
  raw: string;
  /**
   * Reads the body of an endpoint that takes a file; empty for others. A slow client takes minutes, so everything that can
   * refuse the call comes before. @throws AppError "too-large"
   */
  file(): Promise<Uint8Array>;
  /** Sets this browser's cookie and answers with its hash. */
  rememberBrowser(): Buffer;
  /** Sets the cookie that tells pages of the back office their language. */
  keepLanguage(language: BackOfficeLanguage): void;
}

/** The pool whose concurrency limit applies to a request (`concurrency-limits.ts`). */
export type PoolName =
  | "webhooks"
  | "checkouts"
  | "images"
  | "uploads"
  | "photos"
  | "office"
  | "signIn"
  | "paying"
  | "browsing";

/** One endpoint as data. Serving, validation, limits, description and tests read it. */
export interface Endpoint {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  name: string;
  summary: string;
  access: Access;
  /** The error message for administrators without the right. */
  forbidden?: () => string;
  limit?: Limit;
  /** The pool, unless `poolOf` finds it from the other fields. */
  pool?: PoolName;
  /**
   * The answer is the same for everybody and compressed. Browsers cache it for these seconds, the page cache until an event of
   * this kind: for each valid value of these parameters, which are all that the answer depends on.
   */
  cached?: { seconds: number; outdatedBy: EventKind; params: Readonly<Record<string, RegExp>> };
  body?: z.ZodType;
  /** Instead of `body`: a file. The types only serve the description; the handler recognises the file by its bytes. */
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

/** An endpoint whose answer has no `success`. Checks that handler and schemas agree, and keeps their types for the client (`api-client.ts`). */
export const definePlainEndpoint = <
  const M extends Method,
  const N extends string,
  B extends z.ZodType,
  Q extends z.ZodType,
  A extends z.ZodType,
>(
  definition: Definition<M, N, B, Q, A>,
): Definition<M, N, B, Q, A> & Endpoint => definition as Definition<M, N, B, Q, A> & Endpoint;

/** The answer of an endpoint that says `success`. */
export const withSuccess = <S extends z.ZodRawShape>({ shape }: z.ZodObject<S>) =>
  z.object({ success: z.literal(true) }).extend(shape);

/** An endpoint that answers `success: true`, then what `handle` returns: the fields of `answer`, without which it has no others. */
export const defineEndpoint = <
  const M extends Method,
  const N extends string,
  B extends z.ZodType,
  Q extends z.ZodType,
  S extends z.ZodRawShape = Record<never, never>,
>({
  answer,
  handle,
  ...definition
}: Omit<Definition<M, N, B, Q, z.ZodType>, "answer" | "handle"> & {
  answer?: z.ZodObject<S>;
  handle(call: Call<z.output<B>, z.output<Q>>): Promise<keyof S extends never ? void : z.input<z.ZodObject<S>>>;
}) =>
  ({
    ...definition,
    answer: withSuccess(answer ?? z.object()),
    handle: async (call: Call<z.output<B>, z.output<Q>>) => ({ success: true, ...(await handle(call)) }),
  }) as unknown as Definition<M, N, B, Q, ReturnType<typeof withSuccess<S>>> & Endpoint;
