import { ConfigError } from "#platform/config/config.ts";
import { databaseCode } from "./database.ts";

/** The variable that names the database; messages tell it, as there are several. */
export type DatabaseVariable = "DATABASE_URL" | "DATABASE_OWNER_URL" | "DATABASE_LISTEN_URL";

/** It may come back: a start waits for it. */
export class DatabaseAway extends ConfigError {}

/** Also a local socket that nobody opened yet. */
const NO_WAY = /^(ECONN|ENOENT|ENOTFOUND|EAI_|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE)/;
/** Starting, ending, out of connections, or a standby that is not yet promoted; a pooler says 08 while its server is away. */
const NOT_NOW = /^(08|57P|53300|25006)/;
/** What a pooler says by the code of 08 and waiting does not mend; some versions say it by that code only. */
const REFUSED = /auth\w* failed|no such (?:user|database)|unsupported startup parameter|not supported|not allowed/i;
/** What the line is encrypted with does not fit: no encryption at all, another name, an unknown or missing certificate. */
const NO_TLS = /^(?:ERR_TLS|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|ENOENT)/;
const NO_TLS_TEXT = /does not support SSL/;
const NO_ANSWER = /timeout expired|Connection terminated/;

/** Why a database does not work, in one sentence without the password. */
export function unreachable(error: unknown, variable: DatabaseVariable = "DATABASE_URL"): ConfigError | undefined {
  const { code = databaseCode(error), message, syscall } = error as NodeJS.ErrnoException;
  const isRefused = code === "08P01" && REFUSED.test(message);
  if (isRefused || (NO_TLS.test(code ?? "") && syscall !== "connect") || NO_TLS_TEXT.test(message))
    return refuses(variable, message);
  const why = code && (NO_WAY.test(code) || NOT_NOW.test(code)) ? code : NO_ANSWER.exec(message)?.[0];
  if (why) return new DatabaseAway(`The database named by ${variable} cannot be reached (${why}).`);
  return code && /^(28|3D)/.test(code) ? refuses(variable, message) : undefined;
}

const refuses = (variable: DatabaseVariable, message: string) =>
  new ConfigError(`The database named by ${variable} refuses: ${message.replace(/\.$/, "")}.`);
