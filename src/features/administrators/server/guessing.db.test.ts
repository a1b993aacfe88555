import { Secret, TOTP } from "otpauth";
import { beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "#shared/day.ts";
import { officeOfFile, PASSWORD } from "#tests/office.ts";
import { forgetOldSignIns } from "./administrator-jobs.ts";
import { noteAttempt } from "./attempts.ts";

const LOCKED = "Too many login attempts. Please try again in 15 minutes";
const MINUTE = 60_000;

const { shop, call, signIn } = await officeOfFile();
beforeEach(async () => {
  await shop.pool.query("DELETE FROM sign_in_attempts; DELETE FROM administrator_devices; DELETE FROM audit_log");
});
const guess = (from: string, more: Parameters<typeof signIn>[0] = {}) => signIn({ password: "a guess", from, ...more });
const statuses = async (count: number, attempt: (index: number) => ReturnType<typeof signIn>) => {
  const answers = [];
  for (let index = 0; index < count; index += 1) answers.push((await attempt(index)).status);
  return answers;
};
const failures = () =>
  shop.rows("SELECT details FROM audit_log WHERE action = 'administrator.sign-in-failed' ORDER BY id");

describe("guesses", () => {
  it("from all addresses of one IPv6 line count together", async () => {
    expect(await statuses(7, (index) => guess(`2001:db8:0:1::${index}`))).toEqual([401, 401, 401, 401, 429, 429, 429]);
    expect((await signIn({ from: "2001:db8:0:2::1" })).status).toBe(200);
  });

  it("from many networks come to twenty in 15 minutes and a hundred in a day", async () => {
    const answers = await statuses(40, (index) => guess(`10.2.0.${index}`));
    expect(answers.filter((status) => status === 401)).toHaveLength(20);
    expect((await guess("10.2.1.1")).body).toMatchObject({ error: LOCKED, remainingAttempts: 0 });
    let passed = 20;
    for (let quarter = 1; quarter < 7; quarter += 1) {
      shop.clock.forward(16 * MINUTE);
      const later = await statuses(25, (index) => guess(`10.3.${quarter}.${index}`));
      passed += later.filter((status) => status === 401).length;
    }
    expect(passed).toBe(100);
  });

  it("for an unknown address get the same answers", async () => {
    const email = "nobody@example.com";
    const answers = await statuses(25, (index) => guess(`10.4.0.${index}`, { email }));
    expect(answers.filter((status) => status === 401)).toHaveLength(20);
  });

  it("at all accounts together come to five hundred in 15 minutes, and a known browser still gets in", async () => {
    const { cookie = "" } = await signIn({ from: "10.5.0.1" });
    await shop.pool.query(
      `INSERT INTO sign_in_attempts (email_hash, address, succeeded, at)
       SELECT sha256(i::text::bytea), '10.6.0.0'::inet + i, false, $1 FROM generate_series(1, 500) i`,
      [shop.clock.now()],
    );
    expect((await signIn({ from: "10.7.0.1" })).body.error).toBe(LOCKED);
    expect((await signIn({ from: "10.7.0.1", headers: { cookie } })).status).toBe(200);
  });

  it("of a second factor come to twenty, wherever they come from", async () => {
    const token = (await signIn()).body.sessionToken;
    const begun = await call("POST", "admin-second-factor", {
      token,
      body: { action: "begin", password: PASSWORD },
    });
    const code = new TOTP({ secret: Secret.fromBase32(begun.body.secret) }).generate({
      timestamp: shop.clock.now().getTime(),
    });
    await call("POST", "admin-second-factor", { token, body: { action: "confirm", code } });
    const answers = await statuses(40, (index) => signIn({ code: "000000", from: `2001:db8:1:${index}::1` }));
    expect(answers.filter((status) => status === 401)).toHaveLength(20);
    expect((await failures())[0].details.reason).toBe("wrong code");
  });

  it("at the same moment all count", async () => {
    const guesser = { address: "10.8.0.1", browser: null };
    const account = { account: "owner@example.com", administratorId: null };
    const noted = await Promise.all(Array.from({ length: 30 }, () => noteAttempt(shop, account, guesser)));
    const failures = noted.map((attempt) => attempt.failures).toSorted((a, b) => a - b);
    expect(failures.slice(0, 6)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe("during an attack from many networks, an owner gets in", () => {
  const attack = (count = 25) => statuses(count, (index) => guess(`10.9.0.${index}`));

  it("with a browser that has signed in before, from any network", async () => {
    const { cookie = "" } = await signIn({ from: "10.10.0.1" });
    await attack();
    expect((await signIn({ from: "10.10.0.9", headers: { cookie } })).status).toBe(200);
    expect((await signIn({ from: "10.10.0.10" })).status).toBe(429);
  });

  it("from a network that has signed in before, with a new browser", async () => {
    await signIn({ from: "10.11.0.1" });
    await attack();
    expect((await signIn({ from: "10.11.0.1" })).status).toBe(200);
  });

  it("also where the attack comes from the owner's own network", async () => {
    const { cookie = "" } = await signIn({ from: "10.12.0.1" });
    await statuses(6, () => guess("10.12.0.1"));
    expect((await signIn({ from: "10.12.0.1" })).status).toBe(429);
    expect((await signIn({ from: "10.12.0.1", headers: { cookie } })).status).toBe(200);
  });

  it("by a reset link, with a browser and a network that are new", async () => {
    await attack();
    await call("POST", "admin-password-reset", { body: { action: "request", email: "owner@example.com" } });
    const { rows } = await shop.pool.query("SELECT data ->> 'link' AS link FROM emails ORDER BY created_at DESC");
    const { searchParams } = new URL(rows[0].link);
    const { cookie = "" } = await call("POST", "admin-password-reset", {
      from: "10.13.0.1",
      body: { action: "reset", ...Object.fromEntries(searchParams), newPassword: "velvet and oak" },
    });
    expect((await signIn({ password: "velvet and oak", from: "10.13.0.1", headers: { cookie } })).status).toBe(200);
  });
});

it("who knew the old password is a stranger after a new one", async () => {
  const intruder = await signIn({ from: "10.13.1.1" });
  await call("POST", "admin-password-reset", { body: { action: "request", email: "owner@example.com" } });
  const { rows } = await shop.pool.query("SELECT data ->> 'link' AS link FROM emails ORDER BY created_at DESC");
  const { searchParams } = new URL(rows[0].link);
  const body = { action: "reset", ...Object.fromEntries(searchParams), newPassword: "velvet and brass" };
  expect((await call("POST", "admin-password-reset", { from: "10.13.2.1", body })).status).toBe(200);
  await statuses(25, (index) => guess(`10.13.3.${index}`));
  expect((await guess("10.13.1.1", { headers: { cookie: intruder.cookie ?? "" } })).status).toBe(429);
});

it("a known browser has five attempts, and another account's browser is a stranger", async () => {
  const { cookie = "" } = await signIn({ from: "10.14.0.1" });
  const headers = { cookie };
  expect(await statuses(6, () => guess("10.14.0.2", { headers }))).toEqual([401, 401, 401, 401, 429, 429]);
  await statuses(25, (index) => guess(`10.15.0.${index}`, { email: "other@example.com" }));
  expect((await guess("10.14.0.3", { email: "other@example.com", headers })).status).toBe(429);
});

it.each(["1.2.3.4:5678", "unknown", "[2001:db8::7]:443", "[2001:db8::8]", "::ffff:1.2.3.5", "fe80::1%eth0", "", "'"])(
  "an administrator signs in whatever the proxy calls the address: %j",
  async (from) => expect((await signIn({ from })).status).toBe(200),
);

describe("the audit log of failed sign-ins", () => {
  it("holds account, coarse network and reason, and nothing of what was typed", async () => {
    await guess("2001:db8:9:9::1");
    await guess("10.16.0.1", { email: "nobody@example.com" });
    await guess("10.16.0.1", { email: "walnut and brass" });
    await guess("10.16.0.1", { email: "w@lnut.br4ss" });
    expect((await failures()).map(({ details }) => details)).toEqual([
      { network: "2001:db8:9::/48", reason: "wrong password" },
      ...Array(3).fill({ network: "10.16.0.0/24", reason: "unknown address" }),
    ]);
    expect(JSON.stringify(await shop.rows("SELECT * FROM audit_log"))).not.toMatch(/a guess|walnut|w@lnut|nobody@/);
  });

  it("holds twenty entries of one network and two hundred in all within an hour", async () => {
    await statuses(30, () => guess("10.17.0.1"));
    expect(await failures()).toHaveLength(20);
    await shop.pool.query(
      `INSERT INTO audit_log (at, actor, action, subject_kind, subject_id, details)
       SELECT $1, 'system', 'administrator.sign-in-failed', 'administrator', 'unknown', '{"network": "10.17.1.0/24"}'
       FROM generate_series(1, 180)`,
      [shop.clock.now()],
    );
    await guess("10.17.0.2");
    expect(await failures()).toHaveLength(200);
    shop.clock.forward(61 * MINUTE);
    await guess("10.17.0.2");
    expect(await failures()).toHaveLength(201);
  });
});

it("attempts are forgotten when no limit asks for them any more", async () => {
  await guess("10.18.0.1");
  await signIn({ from: "10.18.0.1" });
  shop.clock.forward(3 * DAY_MS);
  await forgetOldSignIns(shop);
  const left = () => shop.rows("SELECT succeeded FROM sign_in_attempts");
  expect(await left()).toEqual([{ succeeded: true }]);
  shop.clock.forward(90 * DAY_MS);
  await forgetOldSignIns(shop);
  expect(await left()).toEqual([]);
});
