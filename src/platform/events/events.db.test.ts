import { afterAll, beforeAll, expect, it } from "vitest";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { aLineTo, type Line } from "#tests/faults/line.ts";
import { eventually } from "#tests/shop-process.ts";
import { startJobs } from "../jobs/jobs.ts";
import { openLog } from "../log/log.ts";
import { type Change, EVENT_KINDS, listenToEvents } from "./events.ts";

const NOTICED_WITHIN_MS = 10_000;

let database: TestDatabase;
let line: Line;
let url: string;
beforeAll(async () => {
  database = await freshDatabase();
  line = await aLineTo(Number(new URL(database.url).port));
  url = Object.assign(new URL(database.url), { port: String(line.port) }).href;
});
afterAll(async () => {
  await line.close();
  await database.drop();
});

const notify = (id: string) =>
  database.pool.query("SELECT pg_notify('events', $1)", [JSON.stringify({ kind: "product", id })]);

/** Connections of the shop to the database; each has begun after a moment. */
const begunAfter = async (moment: Date, name: string): Promise<number> => {
  const { rows } = await database.pool.query(
    "SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND backend_start > $1 AND query LIKE $2",
    [moment, name],
  );
  return rows[0].n;
};

it("lines that swallow every packet are known and replaced within 10 seconds: that of changes, and that of jobs", async () => {
  const heard: (Change | "reconnected")[] = [];
  let runs = 0;
  const events = listenToEvents(url, openLog("silent"));
  events.listen((change) => heard.push(change));
  const run = async () => {
    runs += 1;
  };
  const job = { name: "look", cron: "0 0 1 1 *", atStart: true, run };
  const jobs = startJobs({ url, log: openLog("silent"), jobs: [job] });
  await eventually(
    () => notify("before").then(() => heard),
    (changes) => changes.length > 0,
  );
  await eventually(
    async () => runs,
    (count) => count === 1,
    30_000,
  );
  // What is open stays dead; new lines get through.
  line.turn("held");
  line.forget();
  line.turn("well");
  const { rows } = await database.pool.query("SELECT clock_timestamp() AS now");
  await Promise.all([
    eventually(
      async () => heard,
      (changes) => changes.includes("reconnected"),
      NOTICED_WITHIN_MS,
    ),
    eventually(
      () => begunAfter(rows[0].now, "%jobs.%"),
      (count) => count > 0,
      NOTICED_WITHIN_MS,
    ),
  ]);
  await notify("after");
  await eventually(
    async () => heard.at(-1),
    (change) => (change as Change).id === "after",
  );
  await Promise.all([events.close(), jobs.stop()]);
}, 90_000);

it("knows every kind of event that the database's triggers publish", async () => {
  const { rows } = await database.pool.query<{ kind: string }>(`
    SELECT replace(encode(tgargs, 'escape'), '\\000', '') AS kind FROM pg_trigger
    WHERE tgfoid = 'publish_kind'::regproc
    UNION SELECT (regexp_matches(prosrc, 'kind[''"]\\s*[,:]\\s*[''"]([\\w-]+)', 'g'))[1] FROM pg_proc
    WHERE prosrc LIKE '%pg_notify(''events''%'`);
  const published = rows.map(({ kind }) => kind);
  expect(published.toSorted()).toEqual(["collection", "content", "image", "parcel-machines", "product", "settings"]);
  expect(EVENT_KINDS).toEqual(expect.arrayContaining(published));
});
