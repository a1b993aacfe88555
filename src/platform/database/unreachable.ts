import { ConfigError } from "#platform/config/config.ts";

/** What a wrong DATABASE_URL comes to, in one sentence that holds no password. */
export function unreachable(error: unknown): ConfigError | undefined {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code && /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOSTUNREACH)/.test(code)) {
    return new ConfigError(`The database named by DATABASE_URL cannot be reached (${code}).`);
  }
  if (code && /^(28|3D)/.test(code)) return new ConfigError(`The database named by DATABASE_URL refuses: ${message}.`);
  return undefined;
}
