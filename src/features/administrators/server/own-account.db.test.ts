import { describe, expect, it, vi } from "vitest";
import { officeOfFile, PASSWORD } from "#tests/office.ts";
import { hashPassword } from "./passwords.ts";

const { shop, owner, call, signIn } = await officeOfFile();

const isValid = async (token: string) => (await call("GET", "admin-auth", { token })).body.valid;
const add = (email: string, token = owner(), password = "linen and oak") =>
  call("POST", "admin-management", { token, body: { email, password, isSuperuser: true } });

describe("a forgotten password", () => {
  const request = (email: string) => call("POST", "admin-password-reset", { body: { action: "request", email } });
  const reset = (link: URL, newPassword = "a new one") =>
    call("POST", "admin-password-reset", {
      body: {
        action: "reset",
        email: link.searchParams.get("email"),
        token: link.searchParams.get("token"),
        newPassword,
      },
    });
  const links = async () =>
    (await shop.rows("SELECT data->>'link' AS link FROM emails ORDER BY created_at")).map(({ link }) => new URL(link));

  it("is answered alike for every address, and only the owner gets an email", async () => {
    expect(await request("owner@example.com")).toEqual(await request("nobody@example.com"));
    expect(await links()).toHaveLength(1);
  });

  it("is replaced by the link, once, and all sessions end", async () => {
    await request("owner@example.com");
    const [link] = await links();
    if (!link) throw new Error("no email");
    expect(link.pathname).toBe("/admin/reset-password");
    expect((await reset(link)).body).toEqual({ success: true });
    expect(await isValid(owner())).toBe(false);
    expect((await signIn()).status).toBe(401);
    expect((await signIn({ password: "a new one" })).status).toBe(200);
    expect(await reset(link)).toMatchObject({
      status: 400,
      body: { error: "The password reset link is invalid or has expired." },
    });
  });

  it("is refused where it is common or contains the address, and the link still works", async () => {
    await request("owner@example.com");
    const [link] = await links();
    if (!link) throw new Error("no email");
    expect(await reset(link, "abcdef")).toMatchObject({
      status: 400,
      body: { error: "This password is too easy to guess. Please choose another." },
    });
    expect((await reset(link, "owner@example.com")).body.error).toBe(
      "The password must not contain your email address.",
    );
    expect((await reset(link)).status).toBe(200);
  });

  it("an older link is dead after a newer one was used, and any after 30 minutes", async () => {
    await request("owner@example.com");
    await request("owner@example.com");
    const [older, newer] = await links();
    if (!older || !newer) throw new Error("no emails");
    expect((await reset(newer)).status).toBe(200);
    expect((await reset(older)).status).toBe(400);
    await request("owner@example.com");
    shop.clock.forward(31 * 60_000);
    const late = (await links()).at(-1);
    if (!late) throw new Error("no email");
    expect((await reset(late)).status).toBe(400);
  });
});

it("a sign-in or a change that was under way with the old password does not survive its reset", async () => {
  const isWaiting = async () =>
    (
      await shop.pool.query(
        "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      )
    ).rowCount === 2;
  const client = await shop.pool.connect();
  try {
    await client.query("BEGIN");
    // As the reset holds it; what refers to the account may be written meanwhile.
    await client.query("SELECT FROM administrators FOR NO KEY UPDATE");
    const entered = signIn();
    const changed = call("POST", "admin-password", {
      token: owner(),
      body: { password: PASSWORD, newPassword: "velvet and oak" },
    });
    await vi.waitUntil(isWaiting, { timeout: 20_000 });
    await client.query("UPDATE administrators SET password_hash = $1", [await hashPassword("a new one")]);
    await client.query("COMMIT");
    expect((await entered).status).toBe(401);
    expect((await changed).body.error).toBe("This is not your password.");
  } finally {
    client.release();
  }
  expect((await signIn({ password: "a new one" })).status).toBe(200);
});

describe("one's own password", () => {
  const change = (password: string, newPassword: string, token = owner()) =>
    call("POST", "admin-password", { token, body: { password, newPassword } });

  it("is changed by who knows it: other sessions end, this one stays, and links sent before are dead", async () => {
    const phone = (await signIn()).body.sessionToken;
    await call("POST", "admin-password-reset", { body: { action: "request", email: "owner@example.com" } });
    expect((await change("a guess", "velvet and oak")).body.error).toBe("This is not your password.");
    expect((await change(PASSWORD, PASSWORD)).body.error).toBe("This is your password already.");
    expect((await change(PASSWORD, "      ")).status).toBe(400);
    expect((await change(PASSWORD, "velvet and oak")).body).toEqual({ success: true });
    expect([await isValid(phone), await isValid(owner())]).toEqual([false, true]);
    expect([(await signIn()).status, (await signIn({ password: "velvet and oak" })).status]).toEqual([401, 200]);
    const { rows } = await shop.pool.query("SELECT FROM password_reset_tokens WHERE used_at IS NULL");
    expect(rows).toEqual([]);
  });

  it("cannot be guessed with a stolen session, from one network or from many", async () => {
    const guess = (from: string) =>
      call("POST", "admin-password", {
        token: owner(),
        body: { password: "a guess", newPassword: "velvet and oak" },
        from,
      });
    const statuses = [];
    for (let i = 0; i < 30; i += 1) statuses.push((await guess(`10.1.0.${i}`)).status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    for (let i = 0; i < 5; i += 1) await guess("10.0.0.1");
    expect((await change("a guess", "velvet and oak")).status).toBe(429);
  });
});

describe("one's own sessions", () => {
  const sessions = async (token: string) => (await call("GET", "admin-sessions", { token })).body.sessions;

  it("are listed, and ended one by one or all but the one at hand", async () => {
    const phone = (await signIn({})).body.sessionToken;
    const desk = (await signIn({ rememberMe: true })).body.sessionToken;
    const listed = await sessions(owner());
    expect(listed).toHaveLength(3);
    const [remembered] = listed.filter((one: { remembered: boolean }) => one.remembered);
    await call("DELETE", `admin-sessions?id=${remembered.id}`, { token: owner() });
    expect([await isValid(desk), await isValid(phone), await isValid(owner())]).toEqual([false, true, true]);
    expect((await call("DELETE", "admin-sessions", { token: owner() })).body.ended).toBe(1);
    expect([await isValid(phone), await isValid(owner())]).toEqual([false, true]);
  });

  it("of somebody else are neither seen nor ended", async () => {
    await add("other@example.com");
    const other = (await signIn({ email: "other@example.com", password: "linen and oak" })).body.sessionToken;
    expect(await sessions(other)).toHaveLength(1);
    const [mine] = await sessions(owner());
    expect((await call("DELETE", `admin-sessions?id=${mine.id}`, { token: other })).status).toBe(404);
    expect(await isValid(owner())).toBe(true);
  });
});
