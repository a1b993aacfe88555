import type { ContentfulStatusCode } from "hono/utils/http-status";
import { databaseCode, isLockTimeout, isServerAway } from "#platform/database/database.ts";
import type { Log } from "#platform/log/log.ts";
import { AppError, type AppErrorKind, type FailureBody } from "#shared/app-error.ts";
import { BUSY } from "./concurrency-limits.ts";
import { messages } from "./messages.ts";

const STATUS: Record<AppErrorKind, ContentfulStatusCode> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  "not-found": 404,
  conflict: 409,
  "too-large": 413,
  unsupported: 415,
  "too-many": 429,
  unavailable: 503,
};

/** The status of each failure. Anything but an AppError is a fault of the shop: it is logged and answered without its message. */
export function failureResponse(error: unknown, requestId: string, log: Log): Response {
  const appError = error instanceof AppError ? error : (asOutage(error) ?? asUnstorable(error));
  // The caller left or was too slow: no answer can be sent, and nothing failed.
  const isGone = error instanceof Error && error.name === "AbortError";
  const isFault = !isGone && (!appError || (appError.kind === "unavailable" && appError.code !== BUSY));
  if (isFault) log.error({ err: error, requestId }, "a request failed");
  const body: FailureBody = appError
    ? {
        ...appError.more,
        success: false,
        error: appError.message,
        code: appError.code,
        details: appError.details,
        requestId,
      }
    : { success: false, error: messages.fault, requestId };
  const headers = new Headers({ "content-type": "application/json" });
  // No cache in between may tell of it longer than it lasts.
  if (!appError || appError.kind === "unavailable") headers.set("cache-control", "no-store");
  if (appError?.retryAfterSeconds) headers.set("retry-after", String(appError.retryAfterSeconds));
  return new Response(JSON.stringify(body), { status: appError ? STATUS[appError.kind] : 500, headers });
}

/** A database that is away, starting or out of connections is a passing state, not a fault in the code. */
function asOutage(error: unknown): AppError | undefined {
  if (isDiskFull(error))
    return new AppError("unavailable", messages.diskFull, {
      code: "DISK_FULL",
      retryAfterSeconds: 60,
    });
  if (isLockTimeout(error))
    return new AppError("unavailable", messages.inUse, { code: "IN_USE", retryAfterSeconds: 2 });
  if (!isOutage(error)) return undefined;
  return new AppError("unavailable", messages.away, { retryAfterSeconds: 2 });
}

/** A character that passed validation and that the database cannot store: the input is invalid. */
const asUnstorable = (error: unknown): AppError | undefined =>
  /^(22021|22P05)$/.test(databaseCode(error) ?? "") ? new AppError("invalid", messages.unstorable) : undefined;

export function isOutage(error: unknown): boolean {
  if (isServerAway(error) || /^(53|55000|55P03|57014|57P)/.test(databaseCode(error) ?? "")) return true;
  return causes(error).some(
    (cause) =>
      /ECONNREFUSED|ECONNRESET|EPIPE/.test(cause.code ?? "") ||
      /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable/.test(
        cause.message,
      ),
  );
}

export const isDiskFull = (error: unknown): boolean =>
  databaseCode(error) === "53100" || causes(error).some(({ code }) => code === "ENOSPC" || code === "EDQUOT");

function causes(error: unknown): NodeJS.ErrnoException[] {
  const found: NodeJS.ErrnoException[] = [];
  for (let current = error; current instanceof Error; current = current.cause) found.push(current);
  return found;
}
