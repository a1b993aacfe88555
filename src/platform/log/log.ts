import { writeSync } from "node:fs";
import { type Logger, pino } from "pino";

export type Log = Logger;

/** Personal data is never logged, whatever object a caller passes (reliability 34). */
const PERSONAL = [
  "email",
  "customerEmail",
  "recipient",
  "to",
  "firstName",
  "lastName",
  "name",
  "customer",
  "phone",
  "address",
  "ip",
  "password",
  "token",
  "sessionToken",
  "secret",
  "authorization",
  "cookie",
  "body",
];

/** One JSON object a line. `level` is one of pino's: trace, debug, info, warn, error, fatal, silent. */
export function openLog(level: string, write: { write(line: string): void } = { write: toTerminal }): Log {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: PERSONAL.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: "[personal]" },
      serializers: { err: plainError },
    },
    write,
  );
}

const TERMINAL = 1;
const BUSY_MS = 20;
const pause = new Int32Array(new SharedArrayBuffer(4));

/** At once, so that a shop that ends has told why. A line that finds a full disk or no reader is left out. */
function toTerminal(line: string): void {
  for (let rest = Buffer.from(line); rest.length > 0; )
    try {
      rest = rest.subarray(writeSync(TERMINAL, rest));
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EAGAIN")) return;
      Atomics.wait(pause, 0, 0, BUSY_MS);
    }
}

/** Some libraries hand over the message alone, or a copy of the error: pg-boss adds the queue to it. */
function asError(error: unknown): Error {
  if (error instanceof Error) return error;
  const { message, name, ...fields } = Object(typeof error === "string" ? { message: error } : error);
  const told = typeof message === "string" ? message : `a failure without a message, of ${typeof error}`;
  return Object.assign(new Error(told), { ...fields, name: typeof name === "string" ? name : "no Error" });
}

/** Database errors quote the row in `detail`, so only their names are logged. */
function plainError(given: unknown): object {
  const error = asError(given);
  const { code, constraint, table } = error as Error & { code?: string; constraint?: string; table?: string };
  const stack = error.stack?.replace(error.message, "").split("\n").slice(0, 12).join("\n");
  const cause = error.cause === undefined || error.cause === null ? undefined : plainError(error.cause);
  return { type: error.name, message: withoutValues(error.message), code, constraint, table, stack, cause };
}

/** drizzle appends the parameters of a failed statement to its message; providers quote an address that they refuse. */
const withoutValues = (message: string): string =>
  message
    .replace(/\nparams:[\s\S]*$/, "")
    .slice(0, 500)
    .replace(/[^\s"'<>()[\]:;,/]+@[^\s"'<>()[\]:;,/]+/g, "[address]");
