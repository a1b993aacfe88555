import { resolve } from "node:path";
import * as build from "virtual:react-router/server-build";
import { pagesOf } from "#http/pages.ts";
import { readConfig } from "#platform/config/config.ts";
import { startBackground } from "./background-jobs.ts";
import { openShop } from "./context.ts";
import { localization } from "./localization.ts";
import { scriptsIn } from "./page-scripts.ts";
import { createApp } from "./server.ts";
import { welcome } from "./welcome.ts";

const ROOT = resolve(import.meta.dirname, "../..");

type Opened = ReturnType<typeof openOnce>;
const kept = globalThis as { openedShop?: Opened };

/** Every edit evaluates this module again; database and jobs stay open. */
async function openOnce() {
  const config = readConfig(process.env, ROOT);
  const open = await openShop(config, ROOT);
  const background = startBackground(open, ROOT);
  console.log(welcome(open.shop, []));
  const end = async () => {
    await background.stop();
    await open.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => void end());
  return open;
}

export async function developmentApp() {
  kept.openedShop ??= openOnce();
  const { shop } = await kept.openedShop;
  return createApp(shop, pagesOf(build, "development", { ...localization, scriptsIn }), { isEnding: () => false });
}
