import { ConfigError } from "#platform/config/config.ts";

/** Why DATABASE_URL does not work, in one sentence without the password. */
export function unreachable(error: unknown): ConfigError | undefined {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code && /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOSTUNREACH)/.test(code)) {
    return new ConfigError(`The database named by DATABASE_URL cannot be reached (${code}).`);
  }
  if (code && /^(28|3D)/.test(code)) return new ConfigError(`The database named by DATABASE_URL refuses: ${message}.`);
  return undefined;
}
