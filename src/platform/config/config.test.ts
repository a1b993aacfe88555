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
  [
    "a live publishable key",
    { STRIPE_SECRET_KEY: "sk_test_abcdefgh", STRIPE_PUBLISHABLE_KEY: "pk_live_abc" },
    /is a live key and this is a demo/,
  ],
  [
    "fields of Stripe without its secret key",
    { STRIPE_PUBLISHABLE_KEY: "pk_test_abc" },
    /also needs STRIPE_SECRET_KEY/,
  ],
  [
    "a key of Stripe whose events it could not read",
    { STRIPE_SECRET_KEY: "sk_test_abcdefgh" },
    "Payments through Stripe also need STRIPE_WEBHOOK_SECRET.",
  ],
  ["a secret key as the publishable one", { STRIPE_PUBLISHABLE_KEY: "sk_test_abc" }, /must be a publishable key/],
  ["methods that Stripe does not have", { STRIPE_METHODS: "cash" }, /must be card, account/],
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
  ["a test key", { STRIPE_SECRET_KEY: "sk_test_abcdefgh", STRIPE_WEBHOOK_SECRET: "whsec_abcdefgh" }],
  ["a mail server on this machine", { SMTP_URL: "smtp://127.0.0.1:1025" }],
  ["a mail server on this machine by IPv6", { SMTP_URL: "smtp://[::1]:1025" }],
  ["an email service on this machine", { RESEND_API_KEY: "re_abcdefgh", RESEND_API_URL: "http://localhost:9" }],
])("a demo takes %s", (_what, env) => {
  expect(readConfig(env, "/tmp").mode).toBe("demo");
});

it("a live shop takes live keys and real mail servers", () => {
  expect(readConfig(LIVE, "/tmp").mode).toBe("live");
});

it("a live shop takes no publishable key of the other kind, with which no payment page would open", () => {
  const keys = (secret: string, publishable: string) =>
    read({ ...LIVE, STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable });
  const sentence = "STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY must both be live keys or both be test keys";
  expect(keys("rk_live_abcdefgh", "pk_test_abc")).toThrow(sentence);
  expect(keys("sk_test_abcdefgh", "pk_live_abc")).toThrow(sentence);
  expect(keys("rk_live_abcdefgh", "pk_live_abc")().STRIPE_PUBLISHABLE_KEY).toBe("pk_live_abc");
});

it.each([
  "Aurelle <hello@shop.example.com",
  '"Aurelle <hello@shop.example.com>"',
  "hello@shop.example.com, info@shop.example.com",
  "Aurelle",
])("emails have one sender, which %s is not", (sender) => {
  expect(read({ ...LIVE, MAIL_FROM: sender })).toThrow("MAIL_FROM must be one address, or Name <address>.");
});

it("a live shop has no address that is read along", () => {
  const http = { ...LIVE, HOST: "0.0.0.0", SHOP_URL: "http://shop.example.com" };
  expect(read(http)).toThrow("SHOP_URL is the address shoppers use: in a live shop it begins with https://.");
  expect(read({ ...http, SHOP_URL: "http://127.0.0.1:3000" })().mode).toBe("live");
});

it.each(["web", "worker"])("a process that is only %s needs a database that others reach", (type) => {
  expect(read({ PROCESS_TYPE: type })).toThrow(
    `A process that is only ${type} shares its database with others: set DATABASE_URL.`,
  );
  expect(read({ PROCESS_TYPE: type, DATABASE_URL: "postgres://shop@127.0.0.1/aurelle" })().PROCESS_TYPE).toBe(type);
});

const BACKUPS = {
  BACKUP_S3_URL: "https://s3.example.com",
  BACKUP_S3_BUCKET: "safe",
  BACKUP_S3_ACCESS_KEY_ID: "AKIA",
  BACKUP_S3_SECRET_ACCESS_KEY: "secret-of-it",
  BACKUP_RECIPIENTS: "age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p",
};

it("backups in a bucket take several public keys", () => {
  const two = `${BACKUPS.BACKUP_RECIPIENTS}, ${BACKUPS.BACKUP_RECIPIENTS}`;
  expect(read({ ...BACKUPS, BACKUP_RECIPIENTS: two })().BACKUP_RECIPIENTS).toHaveLength(2);
});

it.each([
  ["no public key", { BACKUP_RECIPIENTS: "" }, "Backups in a bucket also need BACKUP_RECIPIENTS."],
  [
    "a public key with a slip",
    { BACKUP_RECIPIENTS: `${BACKUPS.BACKUP_RECIPIENTS.slice(0, -1)}q` },
    "must be public keys",
  ],
  ["no secret", { BACKUP_S3_SECRET_ACCESS_KEY: "" }, "also need BACKUP_S3_SECRET_ACCESS_KEY"],
  [
    "the bucket of the files",
    {
      S3_URL: BACKUPS.BACKUP_S3_URL,
      S3_BUCKET: BACKUPS.BACKUP_S3_BUCKET,
      S3_ACCESS_KEY_ID: "AKIA",
      S3_SECRET_ACCESS_KEY: "secret-of-it",
    },
    "must be another bucket than S3_BUCKET",
  ],
])("backups in a bucket are refused with %s", (_what, change, sentence) => {
  expect(read({ ...BACKUPS, ...change })).toThrow(sentence);
});

const MONTONIO = { MONTONIO_ACCESS_KEY: "access-key", MONTONIO_SECRET_KEY: "secret-key" };
const STRIPE_TEST = { STRIPE_SECRET_KEY: "rk_test_abcdefgh" };
const NO_STRIPE = { STRIPE_SECRET_KEY: "", STRIPE_WEBHOOK_SECRET: "" };

it.each([
  ["a live key", {}, false],
  ["a test key", STRIPE_TEST, true],
  ["the sandbox", { ...NO_STRIPE, ...MONTONIO, MONTONIO_ENVIRONMENT: "sandbox" }, true],
  ["the live Montonio", { ...NO_STRIPE, ...MONTONIO, MONTONIO_ENVIRONMENT: "live" }, false],
  ["a test key and the sandbox", { ...STRIPE_TEST, ...MONTONIO, MONTONIO_ENVIRONMENT: "sandbox" }, true],
])("a live shop knows whether money moves: with %s", (_what, change, isPaidInTest) => {
  expect(read({ ...LIVE, ...change })()).toMatchObject({ mode: "live", isPaidInTest });
});

it.each([
  ["no environment of Montonio", MONTONIO, /^MONTONIO_ENVIRONMENT is missing: set it to live, or to sandbox/],
  ["a live key beside the sandbox", { ...MONTONIO, MONTONIO_ENVIRONMENT: "sandbox" }, /one of them moves real money/],
  [
    "a test key beside the live Montonio",
    { ...MONTONIO, ...STRIPE_TEST, MONTONIO_ENVIRONMENT: "live" },
    /one of them moves real money/,
  ],
  ["a publishable key as the secret one", { STRIPE_SECRET_KEY: "pk_live_abcdefgh" }, /STRIPE_SECRET_KEY must be/],
  ["an endpoint's id as its secret", { STRIPE_WEBHOOK_SECRET: "we_abcdefgh" }, /STRIPE_WEBHOOK_SECRET must be/],
  ["a secret with another one behind", { STRIPE_WEBHOOK_SECRET: "whsec_abc,whsec_def" }, /STRIPE_WEBHOOK_SECRET must/],
])("a live shop refuses %s", (_what, change, sentence) => {
  expect(read({ ...LIVE, ...change })).toThrow(sentence);
});

it("blanks around a value are none, and a value of blanks is not set", () => {
  const config = read({ ...LIVE, PORT: " ", HOST: "  ", MAIL_FROM: ` ${LIVE.MAIL_FROM}\n`, STRIPE_METHODS: "\t" })();
  expect(config).toMatchObject({ PORT: 3000, HOST: "127.0.0.1", MAIL_FROM: LIVE.MAIL_FROM, STRIPE_METHODS: "card" });
});

it.each(["https://shop.example.com/", " https://shop.example.com ", "HTTPS://Shop.Example.com:443"])(
  "the address of a live shop is an origin, however it is written: %s",
  (SHOP_URL) => {
    const origin = "https://shop.example.com";
    expect(read({ ...LIVE, SHOP_URL })()).toMatchObject({ mode: "live", SHOP_URL: origin, shopUrl: origin });
  },
);

it.each([
  "https://example.com/shop",
  "https://example.com/?a=b",
  "https://me:secret@example.com",
  "https://example.com/#a",
])("the address of the shop has nothing but scheme, name and port, unlike %s", (SHOP_URL) => {
  expect(read({ ...LIVE, SHOP_URL })).toThrow(
    "SHOP_URL must be scheme, name and port alone, such as https://shop.example.com: the shop has no path, query or user.",
  );
});
