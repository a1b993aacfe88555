import { expect, it } from "vitest";
import { readConfig } from "./config.ts";

const read = (env: Record<string, string>) => () => readConfig(env, "/tmp");

const LIVE = {
  SHOP_URL: "https://shop.example.com",
  STRIPE_SECRET_KEY: "sk_live_abcdefgh",
  STRIPE_WEBHOOK_SECRET: "whsec_abcdefgh",
  SMTP_URL: "smtps://user:password@mail.example.com:465",
  MAIL_FROM: "Aurelle <hello@shop.example.com>",
};

it.each([
  ["a live secret key", { STRIPE_SECRET_KEY: "sk_live_abcdefgh" }, /is a live key and this is a demo/],
  ["a live restricted key", { STRIPE_SECRET_KEY: "rk_live_abcdefgh" }, /is a live key and this is a demo/],
  ["Resend", { RESEND_API_KEY: "re_abcdefgh" }, /sends no real emails/],
  ["a mail server elsewhere", { SMTP_URL: LIVE.SMTP_URL }, /sends no real emails/],
  [
    "a mail server whose name begins like loopback",
    { SMTP_URL: "smtp://localhost.example.com" },
    /sends no real emails/,
  ],
  ["a mail server whose name begins like an address", { SMTP_URL: "smtp://127.example.com" }, /sends no real emails/],
])("a demo refuses %s", (_what, env, sentence) => {
  expect(read(env)).toThrow(sentence);
});

it.each([
  ["a test key", { STRIPE_SECRET_KEY: "sk_test_abcdefgh" }],
  ["a mail server on this machine", { SMTP_URL: "smtp://127.0.0.1:1025" }],
  ["a mail server on this machine by IPv6", { SMTP_URL: "smtp://[::1]:1025" }],
  ["an email service on this machine", { RESEND_API_KEY: "re_abcdefgh", RESEND_API_URL: "http://localhost:9" }],
])("a demo takes %s", (_what, env) => {
  expect(readConfig(env, "/tmp").mode).toBe("demo");
});

it("a live shop takes live keys and real mail servers", () => {
  expect(readConfig(LIVE, "/tmp").mode).toBe("live");
});

it.each(["web", "worker"])("a process that is only %s needs a database that others reach", (type) => {
  expect(read({ PROCESS_TYPE: type })).toThrow(
    `A process that is only ${type} shares its database with others: set DATABASE_URL.`,
  );
  expect(read({ PROCESS_TYPE: type, DATABASE_URL: "postgres://shop@127.0.0.1/aurelle" })().PROCESS_TYPE).toBe(type);
});
