import { afterEach, expect, it } from "vitest";
import { startEmbeddedDatabase } from "#platform/database/embedded.ts";
import { openLog } from "#platform/log/log.ts";
import { ask, beginCommand, eventually, type Home } from "../shop-process.ts";
import { aCollector } from "./collector.ts";
import { filledHome, start } from "./shops.ts";

const ended: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).toReversed()) await end();
});

/** A database of its own, as several machines share it. */
async function aSharedDatabase(): Promise<{ home: Home; env: Record<string, string> }> {
  const home = filledHome();
  const database = await startEmbeddedDatabase({ dataDir: home.folder, dataDirChosen: true, log: openLog("silent") });
  ended.push(database.stop);
  const env = { DATA_DIR: home.folder, DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl };
  return { home, env };
}

it("a web process sells and sends no email; a worker sends it, opens no port, and tells a collector its figures", async () => {
  const { home, env } = await aSharedDatabase();
  await ask(home, "DELETE FROM jobs.schedule");
  const web = await start({ ...env, PROCESS_TYPE: "web" });
  const subscribed = await fetch(`${web.url}/functions/v1/newsletter-subscribe`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "mari@example.com" }),
  });
  expect(subscribed.status).toBe(200);
  const emails = () => ask<{ state: string }>(home, "SELECT state FROM emails");
  // By now a sender of the same process would have it, and the queue its schedules.
  for (let visit = 0; visit < 30; visit += 1) await fetch(`${web.url}/readyz`);
  expect(await emails()).toEqual([{ state: "queued" }]);
  expect(await ask(home, "SELECT name FROM jobs.schedule")).toEqual([]);

  const collector = await aCollector();
  ended.push(collector.close);
  const telemetry = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_METRIC_EXPORT_INTERVAL: "500" };
  const worker = beginCommand("main", { ...env, ...telemetry, PROCESS_TYPE: "worker" });
  ended.push(async () => {
    worker.child.kill("SIGTERM");
    expect(await worker.said).toBe("Emails and jobs run in this process.\n");
    expect(worker.child.exitCode).toBe(0);
  });
  await eventually(emails, ([email]) => email?.state === "sent");
  await eventually(
    () => ask(home, "SELECT name FROM jobs.schedule"),
    (rows) => rows.length > 0,
  );
  await eventually(
    async () => [...collector.figures().keys()],
    (names) => names.includes("aurelle_emails_waiting"),
  );
});

it("a page of the last build still comes alive: its scripts are kept and served beside the new ones", async () => {
  const { home, env } = await aSharedDatabase();
  const old = await start(env);
  const page = await (await fetch(`${old.url}/about`)).text();
  const script = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? "";
  await old.end();
  await ask(home, "UPDATE built_files SET name = 'of-the-last-build-Ab3dE_9x.js' WHERE '/assets/' || name = $1", [
    script,
  ]);
  const next = await start(env);
  const [mine, former] = await Promise.all(
    [script, "/assets/of-the-last-build-Ab3dE_9x.js"].map(async (path) => {
      const answer = await fetch(next.url + path);
      return [answer.status, answer.headers.get("content-type"), await answer.text()];
    }),
  );
  expect(former).toEqual(mine);
  expect(mine?.[0]).toBe(200);
});
