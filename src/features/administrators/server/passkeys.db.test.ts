import { beforeEach, describe, expect, it } from "vitest";
import { anAuthenticator } from "#tests/authenticator.ts";
import { officeOfFile, PASSWORD } from "#tests/office.ts";

const ORIGIN = "http://localhost:3000";
const headers = { origin: ORIGIN };
const WRONG = "This passkey was not accepted. Please try again.";

const { shop, owner, call, signIn } = await officeOfFile();
beforeEach(async () => {
  tests += 1;
});
let tests = 0;
/** The limits of a network are no part of these tests. */
const from = () => `10.9.9.${tests}`;

type Key = ReturnType<typeof anAuthenticator>;
const account = (method: string, body?: object, more: { token?: string; headers?: Record<string, string> } = {}) =>
  call(method, "admin-passkeys", { token: owner(), headers, from: from(), ...(body && { body }), ...more });
const begin = async () => (await account("POST", { action: "begin", password: PASSWORD })).body.options;
const keep = (response: object, name = "Laptop") => account("POST", { action: "add", name, response });
const addKey = async (key: Key = anAuthenticator()) => {
  const { status } = await keep(key.make({ ...(await begin()), origin: ORIGIN }));
  expect(status).toBe(200);
  return key;
};
const endpoint = (body: object, sent = headers) =>
  call("POST", "admin-passkey-sign-in", { body, headers: sent, from: from() });
const challenge = async () => (await endpoint({ action: "begin" })).body.options.challenge as string;
const finish = (response: object, sent = headers) => endpoint({ action: "finish", response }, sent);

describe("a passkey", () => {
  it("signs its owner in, without password and code, and is listed by name", async () => {
    const key = await addKey();
    const { status, body } = await finish(key.show({ challenge: await challenge(), origin: ORIGIN }));
    expect([status, body.user.email]).toEqual([200, "owner@example.com"]);
    const listed = (await account("GET", undefined, { token: body.sessionToken })).body.passkeys;
    expect(listed).toMatchObject([{ id: key.id, name: "Laptop", last_used_at: expect.any(String) }]);
  });

  it("is added, and removed, with the password only", async () => {
    expect((await account("POST", { action: "begin", password: "a guess" })).body.error).toBe(
      "This is not your password.",
    );
    const key = await addKey();
    expect((await account("DELETE", { id: key.id, password: "a guess" })).status).toBe(400);
    expect((await account("DELETE", { id: key.id, password: PASSWORD })).status).toBe(200);
    expect((await finish(key.show({ challenge: await challenge(), origin: ORIGIN }))).status).toBe(401);
  });

  it("stays after a password reset, which names it", async () => {
    const key = await addKey();
    await call("POST", "admin-password-reset", { body: { action: "request", email: "owner@example.com" } });
    const { rows } = await shop.pool.query("SELECT data->>'link' AS link FROM emails WHERE kind = 'password-reset'");
    const link = Object.fromEntries(new URL(rows[0].link).searchParams);
    const { body } = await call("POST", "admin-password-reset", {
      body: { action: "reset", ...link, newPassword: "velvet and oak" },
    });
    expect(body).toEqual({ success: true, passkeys: ["Laptop"] });
    expect((await finish(key.show({ challenge: await challenge(), origin: ORIGIN }))).status).toBe(200);
  });

  it("is renamed by its owner; of somebody else it is neither seen, renamed nor removed", async () => {
    const key = await addKey();
    expect((await account("PATCH", { id: key.id, name: " Phone " })).status).toBe(200);
    expect((await account("GET")).body.passkeys[0].name).toBe("Phone");
    const mari = { email: "mari@example.com", password: "linen and oak" };
    await call("POST", "admin-management", { token: owner(), body: mari });
    const { sessionToken: token } = (await signIn(mari)).body;
    expect((await account("GET", undefined, { token })).body.passkeys).toEqual([]);
    expect((await account("PATCH", { id: key.id, name: "mine" }, { token })).status).toBe(404);
    expect((await account("DELETE", { id: key.id, password: mari.password }, { token })).status).toBe(404);
  });

  it("gets its owner in while strangers guess the password", async () => {
    const key = await addKey();
    for (let index = 0; index < 25; index += 1) await signIn({ password: "a guess", from: `10.3.0.${index}` });
    const response = key.show({ challenge: await challenge(), origin: ORIGIN });
    expect((await finish(response)).status).toBe(200);
  });

  it("goes with its administrator", async () => {
    await addKey();
    await shop.pool.query("DELETE FROM administrators");
    expect((await shop.pool.query("SELECT FROM passkeys")).rowCount).toBe(0);
  });
});

describe("an answer at the sign-in is refused that", () => {
  const refused = async (response: object, sent = headers) => {
    expect(await finish(response, sent)).toMatchObject({ status: 401, body: { error: WRONG } });
    const { rows } = await shop.pool.query("SELECT details FROM audit_log ORDER BY id DESC LIMIT 1");
    expect(rows[0].details.reason).toBe("passkey not accepted");
  };

  it("comes a second time", async () => {
    const key = await addKey();
    const response = key.show({ challenge: await challenge(), origin: ORIGIN });
    expect((await finish(response)).status).toBe(200);
    await refused(response);
  });

  it("comes twice at once, but for one", async () => {
    const key = await addKey();
    const response = key.show({ challenge: await challenge(), origin: ORIGIN });
    const answers = await Promise.all([finish(response), finish(response), finish(response)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("comes after five minutes", async () => {
    const key = await addKey();
    const response = key.show({ challenge: await challenge(), origin: ORIGIN });
    shop.clock.forward(5 * 60_000 + 1);
    await refused(response);
  });

  it("answers a challenge that is not ours", async () => {
    const key = await addKey();
    await refused(key.show({ challenge: Buffer.alloc(32, 7).toString("base64url"), origin: ORIGIN }));
    await refused(key.show({ challenge: (await begin()).challenge, origin: ORIGIN }));
  });

  it("is signed by another key under the same id", async () => {
    const key = await addKey();
    const { response } = anAuthenticator().show({ challenge: await challenge(), origin: ORIGIN });
    const { userHandle } = key.show({ origin: ORIGIN }).response;
    await refused({ ...key.show({ origin: ORIGIN }), response: { ...response, userHandle } });
  });

  it("is of an unknown passkey", async () => {
    await refused(anAuthenticator().show({ challenge: await challenge(), origin: ORIGIN }));
  });

  it("was made for another site", async () => {
    const key = await addKey();
    await refused(key.show({ challenge: await challenge(), origin: "http://localhost:4000" }));
    await refused(key.show({ challenge: await challenge(), origin: ORIGIN, party: "example.com" }));
    await refused(key.show({ challenge: await challenge(), origin: ORIGIN }), { origin: "http://localhost:4000" });
  });

  it("comes without a PIN or a fingerprint", async () => {
    const key = await addKey();
    key.lies.isVerified = false;
    await refused(key.show({ challenge: await challenge(), origin: ORIGIN }));
  });

  it("counts backwards, as a copied passkey does", async () => {
    const key = anAuthenticator();
    key.lies.counter = 5;
    await addKey(key);
    key.lies.counter = 6;
    expect((await finish(key.show({ challenge: await challenge(), origin: ORIGIN }))).status).toBe(200);
    key.lies.counter = 4;
    await refused(key.show({ challenge: await challenge(), origin: ORIGIN }));
  });

  it("belongs to another user", async () => {
    const key = await addKey();
    const answer = key.show({ challenge: await challenge(), origin: ORIGIN });
    await refused({ ...answer, response: { ...answer.response, userHandle: "bm9ib2R5" } });
  });

  it("is garbage", async () => {
    const key = await addKey();
    const bytes = { clientDataJSON: "e30", authenticatorData: "AA", signature: "AA", userHandle: "" };
    await refused({ ...key.show({ origin: ORIGIN }), response: bytes });
    const answer = key.show({ challenge: await challenge(), origin: ORIGIN });
    await refused({ ...answer, response: { ...answer.response, authenticatorData: "AA" } });
  });
});

describe("a new passkey is refused that", () => {
  it("answers an old challenge, one of the sign-in, or is sent twice", async () => {
    const key = anAuthenticator();
    const options = await begin();
    const made = key.make({ ...options, origin: ORIGIN });
    expect((await keep(made)).status).toBe(200);
    expect((await keep(made)).body.error).toBe(WRONG);
    expect((await keep(key.make({ ...(await begin()), origin: ORIGIN }))).status).toBe(409);
    expect(
      (await keep(anAuthenticator().make({ ...options, challenge: await challenge(), origin: ORIGIN }))).status,
    ).toBe(400);
    const late = anAuthenticator().make({ ...(await begin()), origin: ORIGIN });
    shop.clock.forward(5 * 60_000 + 1);
    expect((await keep(late)).status).toBe(400);
  });

  it("would be the twenty-first, also where all were begun before", async () => {
    const [options, more] = [await begin(), await begin()];
    await shop.rows(
      `INSERT INTO passkeys (id, administrator_id, public_key, counter, transports, name, created_at)
       SELECT 'a-passkey-of-before-' || i, id, sha256('key'), 0, '{}', 'Phone', now()
       FROM administrators, generate_series(1, 19 - (SELECT count(*)::int FROM passkeys)) i WHERE email = 'owner@example.com'`,
    );
    expect((await keep(anAuthenticator().make({ ...options, origin: ORIGIN }))).status).toBe(200);
    expect((await keep(anAuthenticator().make({ ...more, origin: ORIGIN }))).status).toBe(409);
    await shop.rows("DELETE FROM passkeys");
  });

  it("has an id that could be guessed", async () => {
    const key = anAuthenticator({ idBytes: 4 });
    expect((await keep(key.make({ ...(await begin()), origin: ORIGIN }))).status).toBe(400);
  });

  it("was made without PIN or fingerprint, for another site, or is garbage", async () => {
    const key = anAuthenticator();
    key.lies.isVerified = false;
    expect((await keep(key.make({ ...(await begin()), origin: ORIGIN }))).status).toBe(400);
    const other = anAuthenticator();
    expect((await keep(other.make({ ...(await begin()), origin: ORIGIN, party: "example.com" }))).status).toBe(400);
    const { clientDataJSON } = other.make({ ...(await begin()), origin: ORIGIN }).response;
    const garbage = {
      ...other.make({ ...(await begin()), origin: ORIGIN }),
      response: { clientDataJSON, attestationObject: "AA" },
    };
    expect((await keep(garbage)).status).toBe(400);
  });

  it("is asked for under an IP address, or in a demo under a foreign name", async () => {
    for (const origin of ["http://127.0.0.1:3000", "http://[::1]:3000", "https://evil.example", "null"])
      expect((await endpoint({ action: "begin" }, { origin })).body.error).toMatch(/^Passkeys need a domain name/);
  });
});
