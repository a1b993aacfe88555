import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { changingAlone } from "./change-lock.ts";
import { unlessUnderWay } from "./one-at-a-time.ts";

let database: TestDatabase;
beforeEach(async () => {
  database = await freshDatabase();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(async () => {
  vi.useRealTimers();
  await database.drop();
});

it.each([
  ["changes the database", (work: () => Promise<void>) => changingAlone(database.url, work)],
  ["makes a backup", (work: () => Promise<void>) => unlessUnderWay(database.url, 7, work)],
])("who %s for hours is not silent on the connection of its lock, which a proxy would cut", async (_what, alone) => {
  const spoken = async () =>
    (
      await database.pool.query(
        "SELECT FROM pg_stat_activity WHERE datname = current_database() AND query = 'SELECT 1'",
      )
    ).rowCount;
  await alone(async () => {
    expect(await spoken()).toBe(0);
    vi.advanceTimersByTime(61_000);
    await expect.poll(spoken).toBe(1);
  });
});
