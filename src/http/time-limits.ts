import type { RequestListener, ServerOptions } from "node:http";

/** How long a client may take, in ms. */
interface TimeLimits {
  /** For a body of 64 kB at most. */
  body: number;
  /** For the whole request and its answer. */
  whole: number;
  /** The same for a file, which may be large. */
  file: number;
}

const LIMITS: TimeLimits = { body: 15_000, whole: 60_000, file: 300_000 };

/** Idle connections are closed after this time; live updates send something every 25 s. */
export const IDLE_MS = 60_000;

export const SERVER_OPTIONS: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: LIMITS.file,
  connectionsCheckingInterval: 2_000,
};

const STREAM = "/live";
/** Built files and images. */
const FILES = /^\/(assets|storage)\b|\.\w{2,5}$/;

/** Ends a request whose client is too slow, as each holds a connection and memory. */
export function withTimeLimits(
  inside: RequestListener,
  { takesFile, sendsFile }: { takesFile(path: string): boolean; sendsFile(path: string): boolean },
  limits: TimeLimits = LIMITS,
): RequestListener {
  return (request, response) => {
    const [path = ""] = (request.url ?? "").split("?", 1);
    if (path !== STREAM) {
      const isFile = FILES.test(path) || takesFile(path) || sendsFile(path);
      const late = setTimeout(() => response.destroy(), isFile ? limits.file : limits.whole);
      response.once("close", () => clearTimeout(late));
    }
    if (hasBody(request.headers) && !takesFile(path)) {
      const slow = setTimeout(() => request.destroy(), limits.body);
      request.once("close", () => clearTimeout(slow));
    }
    inside(request, response);
  };
}

const hasBody = (headers: { "content-length"?: string; "transfer-encoding"?: string }): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
