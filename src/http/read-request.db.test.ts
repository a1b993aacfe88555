import pg from "pg";
import { expect, it } from "vitest";
import { openLog } from "#platform/log/log.ts";
import { PaymentUnavailable } from "#platform/payment/payment.ts";
import { anOrderFor, aProduct } from "#tests/makers.ts";
import { servedShopOfFile } from "#tests/shop.ts";
import { newBrowser } from "./browser-cookie.ts";
import { failureResponse } from "./error-responses.ts";

const shop = await servedShopOfFile();

const order = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${shop.url}/functions/v1/stripe-checkout`, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", ...headers },
  });

it.each(["text/plain", "application/x-www-form-urlencoded", "application/jsonp", ""])(
  "takes no body of another type: %s",
  async (type) => expect((await order("{}", { "content-type": type })).status).toBe(415),
);

it("a checkout that fails gives the browser its cookie all the same", async () => {
  const body = JSON.stringify(anOrderFor([[await aProduct(shop), 1]]));
  const { openSession } = shop.payment;
  shop.payment.openSession = () => Promise.reject(new PaymentUnavailable("silence"));
  const failed = await order(body);
  shop.payment.openSession = openSession;
  expect(failed.status).toBe(503);
  const cookie = failed.headers.get("set-cookie")?.split(";")[0] ?? "";
  const { orderId } = await (await order(body, { cookie })).json();
  const attempt = await fetch(`${shop.url}/functions/v1/checkout-attempt?orderId=${orderId}`, {
    headers: { cookie },
  });
  expect(await attempt.json()).toEqual({ state: "open" });
});

it("a secure shop's cookie cannot be set by another host of its domain", async () => {
  const secure = { ...shop, config: { ...shop.config, shopUrl: "https://shop.example.com" } };
  expect(newBrowser(secure).cookie).toMatch(/^__Host-browser=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
});

it.each([
  ["thousands of brackets", `${"[".repeat(3_000)}${"]".repeat(3_000)}`],
  ["thousands of objects", `${'{"a":'.repeat(3_000)}1${"}".repeat(3_000)}`],
  ["half of a surrogate pair", '{"locale":"\\ud800"}'],
  ["half of a surrogate pair in a name", '{"\\udfff":1}'],
  ["a NUL", '{"locale":"\\u0000"}'],
])("a body of %s is refused as wrong", async (_what, body) => expect((await order(body)).status).toBe(400));

it("a sign that only the database refuses is the sender's fault", () => {
  const error = Object.assign(new pg.DatabaseError("invalid byte sequence", 0, "error"), { code: "22021" });
  expect(failureResponse(new Error("failed query", { cause: error }), "r", shop.log).status).toBe(400);
});

it.each([
  ["is ending", "57P01"],
  ["starts", "57P03"],
  ["gave its place to another", "25006"],
  ["is a standby that catches up", "40001"],
  ["is away from its pooler", "08P01"],
])("while the database %s, a request is told when to come again", (_what, code) => {
  const error = Object.assign(new pg.DatabaseError("refused", 0, "error"), { code });
  const answer = failureResponse(new Error("failed query", { cause: error }), "r", shop.log);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
});

it.each(["ENOSPC", "EDQUOT"])("a full disk is reported as such: %s", async (code) => {
  const answer = failureResponse(Object.assign(new Error("write"), { code }), "r", shop.log);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: "DISK_FULL", error: expect.stringContaining("disk of the shop") });
});

it.each([
  ["that its caller left is not", "AbortError", 0],
  ["of ours is", "Error", 1],
])("a failure %s in the log", (_what, name, lines) => {
  const written: string[] = [];
  const log = openLog("error", { write: (line) => written.push(line) });
  failureResponse(Object.assign(new Error("gone"), { name }), "r", log);
  expect(written).toHaveLength(lines);
});
