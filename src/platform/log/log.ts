import { destination, type Logger, pino } from "pino";

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
export function openLog(level: string, write?: { write(line: string): void }): Log {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: PERSONAL.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: "[personal]" },
      serializers: { err: plainError },
    },
    write ?? destination({ fd: 1, sync: true }),
  );
}

/** Database errors quote the row in `detail`, so only their names are logged. */
function plainError(error: unknown): object {
  if (!(error instanceof Error)) return { message: "not an error object" };
  const { code, constraint, table } = error as Error & { code?: string; constraint?: string; table?: string };
  const stack = error.stack?.replace(error.message, "").split("\n").slice(0, 12).join("\n");
  const cause = error.cause instanceof Error ? plainError(error.cause) : undefined;
  return { type: error.name, message: withoutValues(error.message), code, constraint, table, stack, cause };
}

/** drizzle appends the parameters of a failed statement to its message. */
const withoutValues = (message: string): string => message.replace(/\nparams:[\s\S]*$/, "").slice(0, 500);
