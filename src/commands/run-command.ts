import { FeedFailure } from "#features/shipping/server/feed-source.ts";
import { ArchiveError } from "#platform/backup/manifest.ts";
import { ConfigError } from "#platform/config/config.ts";
import { unreachable } from "#platform/database/unreachable.ts";

/** Prints what a check found. Every fault is named, and the exit code is then 1. */
export function tellFindings(findings: readonly { what: string; fault?: string }[]): void {
  for (const { what, fault } of findings) console.log(fault ? `FAIL  ${what}: ${fault}` : `ok    ${what}`);
  if (findings.some(({ fault }) => fault)) process.exitCode = 1;
}

/** Runs a command, which may set `process.exitCode`. Prints a sentence for what a person can fix, and the error for anything else. */
export function runCommand(main: () => Promise<void>): void {
  main().then(
    () => process.exit(),
    (error: unknown) => {
      const told = unreachable(error) ?? error;
      const isUsage = (error as NodeJS.ErrnoException).code?.startsWith("ERR_PARSE_ARGS");
      const isExpected = isUsage || [ConfigError, ArchiveError, FeedFailure].some((kind) => told instanceof kind);
      console.error(isExpected ? (told as Error).message : error);
      process.exit(1);
    },
  );
}
