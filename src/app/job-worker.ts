import { resolve } from "node:path";
import { ConfigError, readConfig } from "#platform/config/config.ts";
import { startBackground } from "./background-jobs.ts";
import { openShop } from "./context.ts";

const ROOT = resolve(import.meta.dirname, "../..");

/** Runs emails and jobs without the web, for shops whose web processes only serve requests. Needs DATABASE_URL. */
async function main(): Promise<void> {
  const open = await openShop(readConfig(process.env, ROOT), ROOT);
  const background = startBackground(open);
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    await background.stop();
    await open.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void end());
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
