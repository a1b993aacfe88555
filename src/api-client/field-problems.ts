import { ApiError } from "./api-client.ts";

/** What the server refuses of each field: of `delivery.city` by `city` where `within` is `delivery`. */
export function fieldProblems(error: Error | null, within = ""): Record<string, string> {
  const fields = error instanceof ApiError ? (error.body.fields ?? {}) : {};
  return Object.fromEntries(
    Object.entries(fields).map(([path, problem]) => [
      path.startsWith(`${within}.`) ? path.slice(within.length + 1) : path,
      problem,
    ]),
  );
}
