import { expect, it } from "vitest";
import { officeOfFile } from "#tests/office.ts";
import { eventually } from "#tests/shop-process.ts";

const { shop, owner, call, signIn } = await officeOfFile();

it.each([
  ["places", "sign_in_attempts"],
  ["connections", "request_limits"],
])("guesses that hold all %s of the sign-in leave administrators at work alone", async (_what, table) => {
  const holder = await shop.pool.connect();
  await holder.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
  const guesses = Array.from({ length: 60 }, (_, index) => signIn({ password: "a guess", from: `10.20.0.${index}` }));
  try {
    await eventually(
      async () => (await holder.query("SELECT FROM pg_locks WHERE NOT granted")).rowCount ?? 0,
      (waiting) => waiting >= 2,
    );
    // The others have arrived too when as many other calls are answered.
    await Promise.all(guesses.map(() => fetch(`${shop.config.shopUrl}/healthz`)));
    const calls = Array.from({ length: 20 }, () => call("GET", "admin-sessions", { token: owner() }));
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(20).fill(200));
  } finally {
    await holder.query("ROLLBACK");
    holder.release();
  }
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
});

it("refuses callers over their rate limit before the concurrency limit, and lets others sign in", async () => {
  const crowd = Array.from({ length: 300 }, () => signIn({ password: "a guess", from: "10.21.0.1" }));
  const statuses = (await Promise.all(crowd)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(4);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(200);
  expect((await signIn({ from: "10.22.0.1" })).status).toBe(200);
});

it("one network with tokens that nobody has takes no place from administrators at work", async () => {
  const nobody = "a".repeat(43);
  const crowd = Array.from({ length: 250 }, () => call("GET", "admin-sessions", { token: nobody, from: "10.23.0.1" }));
  const calls = Array.from({ length: 20 }, () => call("GET", "admin-sessions", { token: owner() }));
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(20).fill(200));
  const statuses = (await Promise.all(crowd)).map(({ status }) => status);
  expect(statuses.filter((status) => ![401, 503].includes(status))).toEqual([]);
});
