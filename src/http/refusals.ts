import type { ContentfulStatusCode } from "hono/utils/http-status";
import { databaseCode } from "#platform/database/database.ts";
import type { Log } from "#platform/log/log.ts";
import { Refusal, type RefusalKind } from "#shared/refusal.ts";
import { BUSY } from "./gate.ts";

const STATUS: Record<RefusalKind, ContentfulStatusCode> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  "not-found": 404,
  conflict: 409,
  "too-large": 413,
  "too-many": 429,
  unavailable: 503,
};

export interface FailureBody {
  success: false;
  error: string;
  code?: string;
  details?: readonly string[];
  requestId: string;
}

/** The one place that knows which status a failure has. Whatever is not a Refusal is ours: logged, and told without its message. */
export function failureResponse(error: unknown, requestId: string, log: Log): Response {
  const refusal = error instanceof Refusal ? error : asOutage(error);
  const isFault = !refusal || (refusal.kind === "unavailable" && refusal.code !== BUSY);
  if (isFault) log.error({ err: error, requestId }, "a request failed");
  const body: FailureBody = refusal
    ? {
        ...refusal.more,
        success: false,
        error: refusal.message,
        code: refusal.code,
        details: refusal.details,
        requestId,
      }
    : { success: false, error: "Something went wrong on our side. Please try again.", requestId };
  const headers = new Headers({ "content-type": "application/json" });
  if (refusal?.retryAfterSeconds) headers.set("retry-after", String(refusal.retryAfterSeconds));
  return new Response(JSON.stringify(body), { status: refusal ? STATUS[refusal.kind] : 500, headers });
}

/** A database that is away, starting, or too busy for one more connection is a passing state, not a fault in the code. */
function asOutage(error: unknown): Refusal | undefined {
  if (!isOutage(error)) return undefined;
  return new Refusal("unavailable", "The shop is busy for a moment. Please try again.", { retryAfterSeconds: 2 });
}

export function isOutage(error: unknown): boolean {
  const code = databaseCode(error) ?? "";
  if (/^(08|53|55000|55P03|57014|57P)/.test(code)) return true;
  for (let current = error; current instanceof Error; current = current.cause) {
    if (/ECONNREFUSED|ECONNRESET|EPIPE/.test((current as NodeJS.ErrnoException).code ?? "")) return true;
    if (
      /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable/.test(
        current.message,
      )
    )
      return true;
  }
  return false;
}
