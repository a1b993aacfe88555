import { rmSync } from "node:fs";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startEmbeddedDatabase } from "#platform/database/embedded.ts";
import { migrate } from "#platform/database/migrate.ts";
import { prepareJobs } from "#platform/jobs/jobs.ts";
import { openLog } from "#platform/log/log.ts";
import { onceARun } from "./once-a-run.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Every database of a run is a copy of this one, which has the whole schema and no rows. */
export const TEMPLATE = "shop_template";

declare module "vitest" {
  export interface ProvidedContext {
    serverUrl: string;
  }
}

/** One real server for the whole run: our own, or the one that TEST_DATABASE_URL names. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await onceARun("server", start);
  project.provide("serverUrl", server.url);
  return server.stop;
}

async function start(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  const folder = temporaryFolder("aurelle-test");
  const embedded = given
    ? undefined
    : await startEmbeddedDatabase({
        dataDir: folder,
        dataDirChosen: false,
        log: openLog("silent"),
        settings: [
          "fsync=off",
          "full_page_writes=off",
          "synchronous_commit=off",
          "autovacuum=off",
          "max_connections=400",
        ],
      });
  const stop = async () => {
    await embedded?.stop();
    if (embedded) rmSync(embedded.home, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  };
  const url = given ?? embedded?.ownerUrl ?? "";
  try {
    await makeTemplate(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

async function makeTemplate(serverUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${TEMPLATE}`);
  await client.query(`CREATE DATABASE ${TEMPLATE}`);
  await client.end();
  const templateUrl = Object.assign(new URL(serverUrl), { pathname: `/${TEMPLATE}` }).href;
  await migrate(templateUrl, "migrations");
  await prepareJobs(templateUrl);
}
