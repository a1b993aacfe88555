/** Why a request is refused; `http/error-responses.ts` alone turns a kind into a status code. */
export type AppErrorKind =
  | "invalid"
  | "unauthenticated"
  | "forbidden"
  | "not-found"
  | "conflict"
  | "too-large"
  | "unsupported"
  | "too-many"
  | "unavailable";

interface Particulars {
  /** One sentence for each thing that is wrong, shown to the person as it is. */
  details?: readonly string[];
  /** A name from the error catalogue that programs can rely on. */
  code?: string;
  /** Further fields of the answer. */
  more?: Readonly<Record<string, unknown>>;
  /** After how many seconds trying again makes sense. */
  retryAfterSeconds?: number;
}

/** An error that a person can act on. Any other error is a fault of the shop and shows no message. */
export class AppError extends Error {
  readonly kind: AppErrorKind;
  readonly details: readonly string[] | undefined;
  readonly code: string | undefined;
  readonly more: Readonly<Record<string, unknown>> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: AppErrorKind, message: string, { details, code, more, retryAfterSeconds }: Particulars = {}) {
    super(message);
    this.name = "AppError";
    this.kind = kind;
    this.details = details;
    this.code = code;
    this.more = more;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * Refuses a change that began before the last one was saved, as `message` says; one that names no version is never refused.
 * @throws AppError "conflict"
 */
export function refuseOld(current: number, seen: number | undefined, message: string, code = "CHANGED"): void {
  if (seen !== undefined && current !== seen)
    throw new AppError("conflict", message, { code, more: { version: current } });
}

/** The body of every answer that says no. */
export interface FailureBody {
  success: false;
  error: string;
  code?: string;
  /** One sentence for each thing that is wrong. */
  details?: readonly string[];
  /** What is wrong with each field of the request, by its path, such as `customer.email`. */
  fields?: Readonly<Record<string, string>>;
  requestId: string;
}
