import { createHmac, randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { SOMEBODY } from "#tests/makers.ts";
import { servedShopOfFile } from "#tests/shop.ts";
import { sendEmailAgain } from "./send-again.ts";

const KEY = Buffer.from("a key of the tests, long enough").toString("base64");

const shop = await servedShopOfFile({ env: { RESEND_WEBHOOK_SECRET: `whsec_${KEY}` } });

let email = "";
let message = "";
let campaign = "";
beforeEach(async () => {
  email = `${randomUUID()}@example.com`;
  message = randomUUID();
  campaign = (await shop.row("INSERT INTO campaigns (name, subject) VALUES ('Spring', 'Spring') RETURNING id")).id;
  await shop.rows("INSERT INTO subscribers (email, source, confirmed_at) VALUES ($1, 'footer', now())", email);
  await shop.rows(
    `INSERT INTO emails (dedupe_key, kind, recipient, data, message_id, state, sent_at, provider_id, campaign_id, priority)
     VALUES ($1, 'campaign', $2, '{"campaign": "spring"}', $1, 'sent', now(), $1, $3, 5)`,
    message,
    email,
    campaign,
  );
});

const anEvent = (type: string, data: object = {}) =>
  JSON.stringify({ type, created_at: "2026-11-21T10:00:00Z", data: { email_id: message, to: [email], ...data } });
const bounce = () => anEvent("email.bounced", { bounce: { type: "Permanent", message: "550" } });

const sign = (body: string, { id = "msg_1", at = nowInSeconds(), key = KEY } = {}) => {
  const signature = createHmac("sha256", Buffer.from(key, "base64")).update(`${id}.${at}.${body}`).digest("base64");
  return { "svix-id": id, "svix-timestamp": String(at), "svix-signature": `v1,${signature}` };
};
const nowInSeconds = () => Math.floor(shop.clock.now().getTime() / 1000);

const deliver = async (body: string, headers: Record<string, string> = sign(body)) => {
  const url = `${shop.url}/functions/v1/resend-webhook`;
  return (await fetch(url, { method: "POST", body, headers: { "content-type": "application/json", ...headers } }))
    .status;
};

const suppressed = async () =>
  (await shop.row("SELECT reason FROM suppressed_addresses WHERE email = $1", email))?.reason ?? null;
const status = () => shop.row("SELECT status FROM subscribers WHERE email = $1", email);
const counts = () => shop.row("SELECT bounce_count, unsubscribe_count FROM campaigns WHERE id = $1", campaign);

it("an address that bounces gets no more emails, and its campaign counts it", async () => {
  expect(await deliver(bounce())).toBe(200);
  expect(await suppressed()).toBe("bounced");
  expect(await status()).toEqual({ status: "bounced" });
  expect(await counts()).toEqual({ bounce_count: 1, unsubscribe_count: 0 });
});

it("somebody who complains is no subscriber any more, and it is kept why", async () => {
  expect(await deliver(anEvent("email.complained"))).toBe(200);
  expect(await suppressed()).toBe("complained");
  expect(await status()).toEqual({ status: "unsubscribed" });
  expect(await counts()).toEqual({ bounce_count: 0, unsubscribe_count: 1 });
  const { rows } = await shop.pool.query("SELECT given, source FROM consents WHERE email = $1", [email]);
  expect(rows).toEqual([{ given: false, source: "complaint" }]);
});

it("a report that arrives twenty times, also at once, counts once", async () => {
  const body = bounce();
  const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(body)));
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(await counts()).toMatchObject({ bounce_count: 1 });
  const { rows } = await shop.pool.query(
    "SELECT outcome FROM email_attempts JOIN emails ON emails.id = email_id WHERE dedupe_key = $1",
    [message],
  );
  expect(rows).toEqual([{ outcome: "bounced" }]);
});

it.each<[string, object, string]>([
  ["email.failed", { failed: { reason: "reached_daily_quota" } }, "Resend: reached_daily_quota"],
  [
    "email.suppressed",
    { suppressed: { message: "The address is on the suppression list", type: "OnAccountSuppressionList" } },
    "Resend: The address is on the suppression list",
  ],
])("an email that was accepted, then %s, was not delivered, and goes out anew", async (type, data, reason) => {
  const body = anEvent(type, data);
  expect([await deliver(body), await deliver(body)]).toEqual([200, 200]);
  const read = () =>
    shop.row("SELECT id, state, last_error, message_id, provider_id FROM emails WHERE dedupe_key = $1", message);
  const { id, ...failed } = await read();
  expect(failed).toEqual({ state: "dead", last_error: reason, message_id: message, provider_id: message });
  expect(await shop.rows("SELECT outcome, detail FROM email_attempts WHERE email_id = $1", id)).toEqual([
    { outcome: "failed", detail: reason },
  ]);
  expect(await suppressed()).toBeNull();
  // Resend answers a known key with the email that failed.
  await sendEmailAgain(shop, id, { from: "log", isSure: false, ...SOMEBODY });
  const again = await read();
  expect(again).toMatchObject({ state: "queued", provider_id: null });
  expect(again.message_id).not.toBe(message);
});

it("an event that is faster than the answer to its email is sent again", async () => {
  await shop.rows("UPDATE emails SET provider_id = NULL WHERE dedupe_key = $1", message);
  const body = JSON.stringify({ ...JSON.parse(anEvent("email.failed")), created_at: shop.clock.now().toISOString() });
  expect(await deliver(body)).toBe(409);
  await shop.rows("UPDATE emails SET provider_id = $1 WHERE dedupe_key = $1", message);
  expect(await deliver(body)).toBe(200);
  expect(await shop.row("SELECT state FROM emails WHERE dedupe_key = $1", message)).toEqual({ state: "dead" });
});

it("an event of another program on the account is taken after a minute", async () => {
  await shop.rows("UPDATE emails SET provider_id = NULL WHERE dedupe_key = $1", message);
  expect(await deliver(anEvent("email.failed"))).toBe(200);
});

it.each<[string, () => string]>([
  ["a mailbox that is full for now", () => anEvent("email.bounced", { bounce: { type: "Transient" } })],
  ["an email that arrived", () => anEvent("email.delivered")],
  ["an event that nobody knows", () => JSON.stringify({ type: "domain.created", data: { id: 1 } })],
  ["something that is no event", () => "[]"],
])("%s changes nothing", async (_what, body) => {
  expect(await deliver(body())).toBe(200);
  expect(await suppressed()).toBeNull();
  expect(await status()).toEqual({ status: "active" });
});

describe("refuses", () => {
  it.each<[string, (body: string) => Record<string, string>]>([
    ["no signature", () => ({})],
    ["another secret", (body) => sign(body, { key: Buffer.from("somebody else's key").toString("base64") })],
    ["another body", (body) => sign(`${body} `)],
    ["another id", (body) => ({ ...sign(body), "svix-id": "msg_2" })],
    ["another time", (body) => ({ ...sign(body), "svix-timestamp": String(nowInSeconds() - 1) })],
    ["six minutes ago", (body) => sign(body, { at: nowInSeconds() - 360 })],
    ["in six minutes", (body) => sign(body, { at: nowInSeconds() + 360 })],
    ["a time that is none", (body) => ({ ...sign(body), "svix-timestamp": "soon" })],
    [
      "another version",
      (body) => ({ ...sign(body), "svix-signature": sign(body)["svix-signature"].replace("v1", "v2") }),
    ],
    ["an empty one", (body) => ({ ...sign(body), "svix-signature": "v1," })],
  ])("%s", async (_what, headers) => {
    const body = bounce();
    expect(await deliver(body, headers(body))).toBe(400);
    expect(await suppressed()).toBeNull();
  });
});

it.each<[string, (body: string) => Record<string, string>]>([
  ["four minutes ago", (body) => sign(body, { at: nowInSeconds() - 240 })],
  [
    "with two signatures, as while the secret is changed",
    (body) => ({ ...sign(body), "svix-signature": `v1,AAAA ${sign(body)["svix-signature"]}` }),
  ],
])("takes one signed %s", async (_what, headers) => {
  const body = bounce();
  expect(await deliver(body, headers(body))).toBe(200);
  expect(await suppressed()).toBe("bounced");
});
