import { resolve } from "node:path";
import { bucketOf } from "#app/context.ts";
import { ConfigError, readConfig } from "#platform/config/config.ts";
import { checkStore } from "#platform/files/check-store.ts";
import { runCommand, tellFindings } from "./run-command.ts";

const ROOT = resolve(import.meta.dirname, "../..");

/** Tries with a file of its own what the shop needs of the bucket. */
async function main(): Promise<void> {
  const bucket = bucketOf(readConfig(process.env, ROOT));
  if (!bucket) throw new ConfigError("Files are kept on this machine, in DATA_DIR: no bucket is set (S3_URL).");
  const findings = await checkStore(bucket).catch((error: Error) => {
    throw new ConfigError(`The bucket does not work: ${error.message}`);
  });
  tellFindings(findings);
}

runCommand(main);
