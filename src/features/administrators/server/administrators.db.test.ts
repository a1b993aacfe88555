import { randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { describe, expect, it } from "vitest";
import { transact } from "#platform/database/database.ts";
import { DAY_MS } from "#shared/day.ts";
import { anOrderFor, aProduct, checkout } from "#tests/makers.ts";
import { officeOfFile, PASSWORD } from "#tests/office.ts";
import { changeAccess } from "./change-access.ts";
import { firstSuperuser, secureDemoAccess } from "./first-superuser.ts";

const { shop, owner, call, signIn } = await officeOfFile();

const HOUR = 3600_000;

const setIdleMinutes = (minutes: number) =>
  shop.pool.query(
    `INSERT INTO store_settings (setting_key, setting_value) VALUES ('admin_idle_minutes', $1)
     ON CONFLICT (setting_key) DO UPDATE SET setting_value = $1`,
    [String(minutes)],
  );
const isValid = async (token: string) => (await call("GET", "admin-auth", { token })).body.valid;
const add = (email: string, token = owner(), password = "linen and oak") =>
  call("POST", "admin-management", { token, body: { email, password, isSuperuser: true } });
const list = async () => (await call("GET", "admin-management", { token: owner() })).body.users;

describe("signing in", () => {
  it("answers with a token that is valid until it is signed out", async () => {
    const { status, body } = await signIn({ email: " Owner@Example.com " });
    expect([status, body.success, body.user]).toMatchObject([
      200,
      true,
      { email: "owner@example.com", isSuperuser: true },
    ]);
    expect(await isValid(body.sessionToken)).toBe(true);
    await call("DELETE", "admin-auth", { token: body.sessionToken });
    expect(await isValid(body.sessionToken)).toBe(false);
  });

  it.each([
    ["12 hours", false, 12],
    ["30 days when remembered", true, 30 * 24],
  ])("lasts %s where no idle time is set", async (_time, rememberMe, hours) => {
    await setIdleMinutes(0);
    const { body } = await signIn({ rememberMe });
    shop.clock.forward((hours - 0.1) * HOUR);
    expect(await isValid(body.sessionToken)).toBe(true);
    shop.clock.forward(0.2 * HOUR);
    expect(await isValid(body.sessionToken)).toBe(false);
  });

  it("ends after the idle time, which only use puts off", async () => {
    await setIdleMinutes(30);
    const { sessionToken: token } = (await signIn()).body;
    const sessions = (headers = {}) => call("GET", "admin-sessions", { token, headers });
    shop.clock.forward(20 * 60_000);
    expect((await sessions()).status).toBe(200);
    shop.clock.forward(20 * 60_000);
    expect((await sessions({ "x-unattended": "1" })).status).toBe(200);
    shop.clock.forward(11 * 60_000);
    expect((await sessions()).status).toBe(401);
    expect(await isValid(token)).toBe(false);
  });

  it("stays for its 30 days, used or not, where it is remembered", async () => {
    await setIdleMinutes(30);
    const { sessionToken: token } = (await signIn({ rememberMe: true })).body;
    shop.clock.forward(29 * DAY_MS);
    expect(await isValid(token)).toBe(true);
  });

  it("keeps no token in the database, only its hash", async () => {
    const { rows } = await shop.pool.query("SELECT * FROM administrator_sessions");
    expect(JSON.stringify(rows)).not.toContain(owner());
    expect(owner().length).toBeGreaterThan(40);
  });

  it("is locked after five failures, also for unknown addresses, and open again after 15 minutes", async () => {
    for (const email of ["owner@example.com", "nobody@example.com"]) {
      const answers = [];
      for (let i = 0; i < 6; i += 1) answers.push(await signIn({ email, password: "wrong", from: "10.0.0.9" }));
      expect(answers.map(({ status, body }) => [status, body.error, body.remainingAttempts])).toEqual([
        ...[4, 3, 2, 1].map((left) => [401, "Invalid email or password", left]),
        [429, "Too many login attempts. Please try again in 15 minutes", 0],
        [429, "Too many login attempts. Please try again in 15 minutes", 0],
      ]);
    }
    expect((await signIn({ from: "10.0.0.9" })).status).toBe(429);
    expect((await signIn({ from: "10.0.0.2" })).status).toBe(200);
    shop.clock.forward(16 * 60_000);
    expect((await signIn({ from: "10.0.0.9" })).status).toBe(200);
  });

  it("counts guesses at the same moment, too", async () => {
    const guesses = await Promise.all(
      Array.from({ length: 30 }, () => signIn({ password: "wrong", from: "10.0.0.7" })),
    );
    expect(guesses.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(4);
  });

  it("a success resets the count", async () => {
    for (let i = 0; i < 4; i += 1) await signIn({ password: "wrong", from: "10.0.0.8" });
    await signIn({ from: "10.0.0.8" });
    expect((await signIn({ password: "wrong", from: "10.0.0.8" })).body.remainingAttempts).toBe(4);
  });

  it("replaces an old hash", async () => {
    const old = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    await shop.pool.query("UPDATE administrators SET password_hash = $1", [old]);
    expect((await signIn()).status).toBe(200);
    const { rows } = await shop.pool.query("SELECT password_hash FROM administrators");
    expect(rows[0].password_hash).toContain("m=19456,t=2,p=1");
    expect((await signIn()).status).toBe(200);
  });
});

it.each(["password1234", "owner@example.com", "            "])(
  "the first administrator is not made with the password %j, and the start says so",
  async (password) => {
    await shop.pool.query("DELETE FROM administrators");
    await expect(firstSuperuser(shop.db, "owner@example.com", password)).rejects.toThrow(/^ADMIN_PASSWORD: /);
  },
);

it("a demo that goes live ends its sessions, and the password that it printed opens nothing", async () => {
  await shop.pool.query("DELETE FROM administrators");
  const printed = (await firstSuperuser(shop.db, "admin@example.com", undefined)) ?? "";
  const token = (await signIn({ email: "admin@example.com", password: printed })).body.sessionToken;
  const goLive = (password?: string) => transact(shop.db, (tx) => secureDemoAccess(tx, "You@Example.com", password));
  await expect(goLive()).rejects.toThrow(/^A demo that goes live needs ADMIN_PASSWORD/);
  expect(await isValid(token)).toBe(true);
  await goLive("linen and oak");
  expect(await isValid(token)).toBe(false);
  expect((await signIn({ email: "admin@example.com", password: printed })).status).toBe(401);
  const { status, body } = await signIn({ email: "you@example.com", password: "linen and oak" });
  expect([status, body.user.isSuperuser]).toEqual([200, true]);
});

it("who chose a password for the demo, or changed the printed one, keeps it as it goes live", async () => {
  const change = { password: PASSWORD, newPassword: "linen and oak" };
  expect((await call("POST", "admin-password", { token: owner(), body: change })).status).toBe(200);
  const goLive = () => transact(shop.db, (tx) => secureDemoAccess(tx, "you@example.com", undefined));
  await goLive();
  expect((await signIn({ password: "linen and oak" })).status).toBe(200);
  await shop.pool.query("UPDATE administrators SET is_password_told = true");
  await expect(goLive()).rejects.toThrow(/^A demo that goes live needs ADMIN_PASSWORD/);
  const again = { password: "linen and oak", newPassword: "walnut and oak" };
  const { sessionToken } = (await signIn({ password: "linen and oak" })).body;
  expect((await call("POST", "admin-password", { token: sessionToken, body: again })).status).toBe(200);
  await goLive();
  expect((await signIn({ password: "walnut and oak" })).status).toBe(200);
  await shop.pool.query("UPDATE administrators SET email = 'admin@example.com'");
  const goLiveAs = (email: string) => transact(shop.db, (tx) => secureDemoAccess(tx, email, undefined));
  await expect(goLiveAs("admin@example.com")).rejects.toThrow(/^A demo that goes live needs ADMIN_EMAIL/);
  await goLiveAs("You@Example.com");
  expect((await signIn({ email: "you@example.com", password: "walnut and oak" })).status).toBe(200);
});

describe("the team", () => {
  it.each(["abcdef", "123456", "      ", "mari@example.com", "mari12"])(
    "does not grow by somebody with the password %j",
    async (password) => expect((await add("mari@example.com", owner(), password)).status).toBe(400),
  );

  it("grows by a superuser's hand, and never by a superuser", async () => {
    expect((await add("mari@example.com")).body).toEqual({ success: true });
    expect(await list()).toMatchObject([
      { email: "owner@example.com", is_superuser: true },
      { email: "mari@example.com", is_superuser: false },
    ]);
    expect((await add("MARI@example.com")).status).toBe(409);
    expect((await add("short@example.com", owner(), "12345")).body.details).toEqual([
      "Password must be at least 6 characters long.",
    ]);
  });

  it("refuses an administrator without that right", async () => {
    await add("mari@example.com");
    const { sessionToken: token } = (await signIn({ email: "mari@example.com", password: "linen and oak" })).body;
    expect(await add("x@example.com", token)).toMatchObject({
      status: 403,
      body: { error: "Only superusers can add new admin users." },
    });
    expect(await call("DELETE", `admin-management?userId=${randomUUID()}`, { token })).toMatchObject({
      status: 403,
      body: { error: "Only superusers can remove admin users." },
    });
  });

  it("signs a removed administrator out at once, and refuses to remove oneself or an unknown one", async () => {
    await add("mari@example.com");
    const { sessionToken } = (await signIn({ email: "mari@example.com", password: "linen and oak" })).body;
    const [self, mari] = await list();
    const remove = (id: string) => call("DELETE", `admin-management?userId=${id}`, { token: owner() });
    expect((await remove(mari.id)).body).toEqual({ success: true });
    expect(await isValid(sessionToken)).toBe(false);
    expect((await remove(self.id)).status).toBe(409);
    expect((await remove(mari.id)).body.error).toBe("User not found");
  });

  it("loses a member who has corrected an order and begun a draft; both stay, without the name", async () => {
    await add("mari@example.com");
    const [, mari] = await list();
    const { orderId } = await checkout(shop, anOrderFor([[await aProduct(shop), 1]]));
    await shop.pool.query(
      `INSERT INTO order_corrections (order_id, number, state, reason, before, after, difference_cents, administrator_id, created_at, ended_at)
       VALUES ($1, 1, 'applied', 'asked by phone', '{}', '{}', 0, $2, now(), now())`,
      [orderId, mari.id],
    );
    await shop.pool.query(
      "INSERT INTO order_drafts (data, administrator_id, created_at, updated_at) VALUES ('{}', $1, now(), now())",
      [mari.id],
    );
    expect((await call("DELETE", `admin-management?userId=${mari.id}`, { token: owner() })).body).toEqual({
      success: true,
    });
    const kept = await shop.pool.query(
      "SELECT administrator_id FROM order_corrections WHERE order_id = $1 UNION ALL SELECT administrator_id FROM order_drafts",
      [orderId],
    );
    expect(kept.rows).toEqual([{ administrator_id: null }, { administrator_id: null }]);
  });

  it("is held by no table: each forgets the name of who leaves, or goes along", async () => {
    const { rows } = await shop.pool.query(
      "SELECT conrelid::regclass::text AS table FROM pg_constraint WHERE confrelid = 'administrators'::regclass AND confdeltype NOT IN ('n', 'c')",
    );
    expect(rows).toEqual([]);
  });

  it("has one role in the eyes of this version and of the one before, whichever of them writes it", async () => {
    const write = (statement: string) => shop.pool.query(statement, ["mari@example.com"]);
    const roles = () => shop.row("SELECT role, is_superuser FROM administrators WHERE email LIKE 'mari%'");
    const superuser = { role: "superuser", is_superuser: true };
    const administrator = { role: "administrator", is_superuser: false };
    await add("mari@example.com");
    expect(await roles()).toEqual(administrator);
    await write("UPDATE administrators SET is_superuser = true WHERE email = $1");
    expect(await roles()).toEqual(superuser);
    await write("UPDATE administrators SET role = 'administrator' WHERE email = $1");
    expect(await roles()).toEqual(administrator);
    await write("UPDATE administrators SET role = 'superuser' WHERE email = $1");
    expect(await roles()).toEqual(superuser);
    await write("UPDATE administrators SET is_superuser = false WHERE email = $1");
    expect(await roles()).toEqual(administrator);
    await write("DELETE FROM administrators WHERE email = $1");
    await write(`INSERT INTO administrators (email, password_hash, is_superuser) VALUES ($1, '$argon2id$', true)`);
    expect(await roles()).toEqual(superuser);
  });

  it("gets a superuser on the machine, who can then remove the one before", async () => {
    const role = { isSuperuser: true, withoutSecondFactor: false };
    expect(await changeAccess(shop, "mari@example.com", role)).toBe(false);
    await add("mari@example.com");
    expect(await changeAccess(shop, "mari@example.com", role)).toBe(true);
    const { sessionToken: token } = (await signIn({ email: "mari@example.com", password: "linen and oak" })).body;
    const address = { isSuperuser: false, withoutSecondFactor: false };
    const renamed = (newEmail: string) => changeAccess(shop, "mari@example.com", { ...address, newEmail });
    await expect(renamed("Owner@example.com")).rejects.toThrow("owner@example.com is another administrator's.");
    expect(await renamed("Mari@Linden.example")).toBe(true);
    expect((await signIn({ email: "mari@linden.example", password: "linen and oak" })).status).toBe(200);
    const [self] = await list();
    expect((await call("DELETE", `admin-management?userId=${self.id}`, { token })).status).toBe(200);
  });

  it("two superusers who remove each other at once leave one", async () => {
    await add("mari@example.com");
    await shop.pool.query("UPDATE administrators SET role = 'superuser'");
    const { sessionToken } = (await signIn({ email: "mari@example.com", password: "linen and oak" })).body;
    const [self, mari] = await list();
    const answers = await Promise.all([
      call("DELETE", `admin-management?userId=${mari.id}`, { token: owner() }),
      call("DELETE", `admin-management?userId=${self.id}`, { token: sessionToken }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe("the audit log", () => {
  it("lists the newest first and finds by action, subject and administrator", async () => {
    await add("helper@example.com");
    const read = async (search = "") =>
      (await call("GET", `admin-audit?search=${encodeURIComponent(search)}`, { token: owner() })).body.entries;
    expect((await read())[0]).toMatchObject({ action: "administrator.added", email: "owner@example.com" });
    expect((await read("signed-in")).every(({ action }: { action: string }) => /signed-in/.test(action))).toBe(true);
    expect((await read("owner@")).length).toBeGreaterThan(1);
    expect(await read("100%_")).toEqual([]);
  });

  it("still says who did what when the account is gone", async () => {
    await add("mari@example.com");
    await signIn({ email: "mari@example.com", password: "linen and oak" });
    const mari = (await list()).find(({ email }: { email: string }) => email === "mari@example.com");
    await call("DELETE", `admin-management?userId=${mari.id}`, { token: owner() });
    const { entries } = (await call("GET", "admin-audit?search=mari@", { token: owner() })).body;
    expect(entries[0]).toMatchObject({ action: "administrator.signed-in", email: "mari@example.com" });
  });
});
