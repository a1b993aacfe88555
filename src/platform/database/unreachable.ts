import { ConfigError } from "#platform/config/config.ts";
import { databaseCode } from "./database.ts";

/** The variable that names the database; messages tell it, as there are several. */
export type DatabaseVariable = "DATABASE_URL" | "DATABASE_OWNER_URL" | "DATABASE_LISTEN_URL";

/** It may come back: a start waits for it. */
export class DatabaseAway extends ConfigError {}

const NO_WAY = /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE)/;
/** Starting, ending, out of connections, or a standby that is not yet promoted; a pooler says 08 while its server is away. */
const NOT_NOW = /^(08|57P|53300|25006)/;
const NO_ANSWER = /timeout expired|Connection terminated/;

/** Why a database does not work, in one sentence without the password. */
export function unreachable(error: unknown, variable: DatabaseVariable = "DATABASE_URL"): ConfigError | undefined {
  const { code = databaseCode(error), message } = error as NodeJS.ErrnoException;
  const why = code && (NO_WAY.test(code) || NOT_NOW.test(code)) ? code : NO_ANSWER.exec(message)?.[0];
  if (why) return new DatabaseAway(`The database named by ${variable} cannot be reached (${why}).`);
  if (code && /^(28|3D)/.test(code)) return new ConfigError(`The database named by ${variable} refuses: ${message}.`);
  return undefined;
}
