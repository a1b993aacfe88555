import { afterEach, beforeEach, expect, it } from "vitest";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { aLineTo, type Line } from "#tests/faults/line.ts";
import { openLog } from "../log/log.ts";
import { awaitDatabase } from "./await-database.ts";

let database: TestDatabase;
let line: Line;
let away: string;
beforeEach(async () => {
  database = await freshDatabase();
  line = await aLineTo(Number(new URL(database.url).port));
  away = Object.assign(new URL(database.url), { port: String(line.port) }).href;
  line.turn("cut");
});
afterEach(async () => {
  await line.close();
  await database.drop();
});

it("a start waits for its database, and says so once, by the name of the variable", async () => {
  const told: string[] = [];
  const waiting = awaitDatabase({
    lines: [
      { url: database.url, variable: "DATABASE_URL" },
      { url: away, variable: "DATABASE_OWNER_URL" },
    ],
    seconds: 60,
    log: openLog("warn", {
      write: (said) => {
        told.push(JSON.parse(said).msg);
        // The next look fails as well, the one after it succeeds.
        setTimeout(() => line.turn("well"), 1_500);
      },
    }),
  });
  expect(await waiting).toMatchObject([{ isPooled: false }, { isPooled: false }]);
  expect(told).toEqual([
    expect.stringMatching(
      /^The database named by DATABASE_OWNER_URL cannot be reached \(.+\)\. The start waits for it\.$/,
    ),
  ]);
});

it("a start that has waited long enough ends with the reason", async () => {
  const lines = [{ url: away, variable: "DATABASE_URL" as const }];
  await expect(awaitDatabase({ lines, seconds: 0, log: openLog("silent") })).rejects.toThrow(
    /^The database named by DATABASE_URL cannot be reached/,
  );
});

it("a wrong password is told at once: waiting does not mend it", async () => {
  const url = Object.assign(new URL(database.url), { username: "nobody-knows", password: "wrong" }).href;
  const lines = [{ url, variable: "DATABASE_OWNER_URL" as const }];
  await expect(awaitDatabase({ lines, seconds: 60, log: openLog("silent") })).rejects.toThrow(
    /^The database named by DATABASE_OWNER_URL refuses:/,
  );
});
