import { afterAll, beforeAll, expect, it } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../tests/database.ts";
import { EVENT_KINDS } from "../events/events.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

it("knows every kind of event that the database's triggers publish", async () => {
  const { rows } = await database.pool.query<{ kind: string }>(`
    SELECT replace(encode(tgargs, 'escape'), '\\000', '') AS kind FROM pg_trigger
    WHERE tgfoid = 'publish_kind'::regproc
    UNION SELECT (regexp_matches(prosrc, 'kind[''"]\\s*[,:]\\s*[''"]([\\w-]+)', 'g'))[1] FROM pg_proc
    WHERE prosrc LIKE '%pg_notify(''events''%'`);
  const published = rows.map(({ kind }) => kind);
  expect(published.toSorted()).toEqual(["content", "image", "parcel-machines", "product", "settings"]);
  expect(EVENT_KINDS).toEqual(expect.arrayContaining(published));
});
