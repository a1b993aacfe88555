import { afterAll, expect, it } from "vitest";
import { openLog } from "#platform/log/log.ts";
import { freshDatabase } from "#tests/database.ts";
import { type Job, startJobs } from "./jobs.ts";

const database = await freshDatabase();
afterAll(database.drop);

/** A version of the shop starts with this job and ends. */
const start = (job: Pick<Job, "cron" | "minutes">) =>
  startJobs({
    url: database.url,
    log: openLog("silent"),
    jobs: [{ name: "nightly", run: async () => undefined, ...job }],
  }).stop();

const kept = async () =>
  (
    await database.pool.query<{ cron: string; seconds: number }>(`
      SELECT s.cron, q.expire_seconds AS seconds FROM jobs.queue q JOIN jobs.schedule s USING (name) WHERE q.name = 'nightly'`)
  ).rows;

it("a version that runs a job at another time, or lets it take longer, is followed", async () => {
  await start({ cron: "0 3 * * *" });
  expect(await kept()).toEqual([{ cron: "0 3 * * *", seconds: 300 }]);
  await start({ cron: "0 4 * * *", minutes: 9 });
  expect(await kept()).toEqual([{ cron: "0 4 * * *", seconds: 540 }]);
});
