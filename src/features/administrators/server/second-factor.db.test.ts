import { Secret, TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import { officeOfFile, PASSWORD } from "#tests/office.ts";
import { changeAccess } from "./change-access.ts";

const { shop, owner, call, signIn } = await officeOfFile();

const factor = (body: object, token = owner()) => call("POST", "admin-second-factor", { token, body });

describe("a second factor", () => {
  /** What an authenticator shows now, or so many half minutes later. */
  const codeOf = (secret: string, later = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: shop.clock.now().getTime() + later * 30_000,
    });
  const turnOn = async () => {
    const { secret } = (await factor({ action: "begin", password: PASSWORD })).body;
    const { recoveryCodes } = (await factor({ action: "confirm", code: codeOf(secret) })).body;
    return { secret, recoveryCodes };
  };
  const enter = (code?: string) =>
    call("POST", "admin-auth", { body: { email: "owner@example.com", password: PASSWORD, code } });

  it("counts only once its first code was right", async () => {
    await factor({ action: "begin", password: PASSWORD });
    expect((await factor({ action: "confirm", code: "000000" })).status).toBe(400);
    expect((await enter()).status).toBe(200);
  });

  it("is asked for after the right password only, and asking is no failed attempt", async () => {
    const { secret } = await turnOn();
    for (let time = 0; time < 6; time += 1)
      expect((await enter()).body).toMatchObject({ success: false, code: "SECOND_FACTOR" });
    expect((await signIn({ password: "a guess" })).body.code).toBeUndefined();
    expect((await enter(codeOf(secret, 1))).status).toBe(200);
  });

  it("that is lost is removed on the machine, which ends the sessions and is in the audit log", async () => {
    await turnOn();
    expect(await changeAccess(shop, " Owner@Example.com", { isSuperuser: false, withoutSecondFactor: true })).toBe(
      true,
    );
    expect((await call("GET", "admin-sessions", { token: owner() })).status).toBe(401);
    expect((await enter()).status).toBe(200);
    expect((await shop.pool.query("SELECT FROM recovery_codes")).rowCount).toBe(0);
    const { rows } = await shop.pool.query("SELECT actor, action FROM audit_log ORDER BY id DESC OFFSET 1 LIMIT 1");
    expect(rows).toEqual([{ actor: "system", action: "administrator.second-factor-removed" }]);
  });

  it("is begun with the password only", async () => {
    expect(await factor({ action: "begin", password: "a guess" })).toMatchObject({
      status: 400,
      body: { error: "This is not your password." },
    });
    expect((await factor({ action: "begin" })).status).toBe(400);
    expect((await shop.pool.query("SELECT FROM second_factors")).rowCount).toBe(0);
  });

  it("signs in once with each code", async () => {
    const { secret } = await turnOn();
    const code = codeOf(secret, 1);
    expect((await enter(code)).status).toBe(200);
    expect((await enter(code)).body).toMatchObject({ code: "SECOND_FACTOR", remainingAttempts: 4 });
  });

  it("locks after five wrong codes like after five wrong passwords", async () => {
    await turnOn();
    const answers = [];
    for (let time = 0; time < 6; time += 1) answers.push((await enter("111111")).status);
    expect(answers).toEqual([401, 401, 401, 401, 429, 429]);
  });

  it("has ten recovery codes, each for one time, however they are typed", async () => {
    const { recoveryCodes } = await turnOn();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await enter(` ${recoveryCodes[0].toLowerCase().replaceAll("-", " ")}`)).status).toBe(200);
    expect((await enter(recoveryCodes[0])).status).toBe(401);
    expect((await call("GET", "admin-second-factor", { token: owner() })).body).toMatchObject({
      isOn: true,
      recoveryCodesLeft: 9,
    });
  });

  it("stores its secret encrypted, and is not replaced while it is on", async () => {
    const { secret } = await turnOn();
    const { rows } = await shop.pool.query("SELECT encrypted_secret FROM second_factors");
    expect(rows[0].encrypted_secret.toString("latin1")).not.toContain(secret);
    expect((await factor({ action: "begin", password: PASSWORD })).status).toBe(409);
  });

  it("goes with the password only", async () => {
    await turnOn();
    const end = (password: string) => call("DELETE", "admin-second-factor", { token: owner(), body: { password } });
    expect((await end("a guess")).status).toBe(400);
    expect((await end(PASSWORD)).status).toBe(200);
    expect((await enter()).status).toBe(200);
  });
});
