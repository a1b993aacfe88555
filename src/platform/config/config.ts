import { isAbsolute, resolve } from "node:path";
import { z } from "zod";
import { isRecipient } from "#platform/backup/age-keys.ts";
import { oneAddress } from "#platform/email/check-email.ts";

/** Of the first administrator of a demo whose operator names none. */
export const DEFAULT_ADMIN_EMAIL = "admin@example.com";

const LOOPBACK = new Set(["127.0.0.1", "::1", "localhost"]);

const isAddress = (protocols: string[]) => (value: string) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);

const isOrigin = (value: string) => {
  const { pathname, search, hash, username, password } = new URL(value);
  return /^\/*$/.test(pathname) && search + hash + username + password === "";
};

const anyWholeNumber = (from: number, to: number) => {
  const error = `must be a whole number from ${from} to ${to}`;
  return z.coerce.number({ error }).int(error).min(from, error).max(to, error);
};
const wholeNumber = (from: number, to: number, standard: number) => anyWholeNumber(from, to).default(standard);

const postgres = z
  .string()
  .refine(isAddress(["postgres:", "postgresql:"]), "must look like postgres://user:password@host:5432/database")
  .optional();

/** Several, separated by commas; a URL may contain commas itself. */
const FEED = /^([a-z]+)(?::([A-Z]{2}))?=(https:\/\/.+)$/;
const parcelFeeds = z
  .string()
  .default("")
  .transform((text) => text.split(/[\s,]+(?=[a-z]+(?::[A-Z]{2})?=https?:)/).filter((feed) => feed.trim() !== ""))
  .pipe(
    z.array(
      z
        .string()
        .trim()
        .regex(FEED, "must look like omniva=https://..., or inpost:PL=https://... for one country, with commas between")
        .transform((feed) => {
          const [, provider = "", country, location = ""] = FEED.exec(feed) ?? [];
          return { provider, country, location };
        }),
    ),
  );

/** Public keys of `age`, separated by commas or spaces. */
const recipients = z
  .string()
  .default("")
  .transform((text) => text.split(/[\s,]+/).filter((key) => key !== ""))
  .pipe(z.array(z.string().refine(isRecipient, "must be public keys age1..., with commas between")));

const signingSecret = z
  .string()
  .regex(/^whsec_[^\s,]{2,250}$/, "must be a webhook signing secret of Stripe, whsec_...")
  .optional();

const secret = (what: string) => z.string().min(8, `must be ${what}`).optional();

const httpAddress = (like: string) => z.string().refine(isAddress(["http:", "https:"]), `must look like ${like}`);
const withoutEndSlash = (url: string) => url.replace(/\/+$/, "");
const bucketName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket")
  .optional();

const environment = z.object({
  PORT: wholeNumber(0, 65535, 3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  DRAIN_SECONDS: wholeNumber(0, 300, 0),
  PROCESS_TYPE: z.enum(["all", "web", "worker"], { error: "must be one of all, web, worker" }).default("all"),
  DATA_DIR: z.string().min(1).optional(),
  DATABASE_URL: postgres,
  DATABASE_OWNER_URL: postgres,
  DATABASE_LISTEN_URL: postgres,
  DATABASE_POOLER: z.enum(["auto", "yes", "no"], { error: "must be one of auto, yes, no" }).default("auto"),
  DATABASE_CONNECTIONS: wholeNumber(2, 200, 10),
  DATABASE_WAIT_SECONDS: wholeNumber(0, 3600, 60),
  TRADER_NAME: z.string().optional(),
  TRADER_ADDRESS: z.string().optional(),
  TRADER_EMAIL: z.string().optional(),
  SHOP_URL: z
    .string()
    .refine(isAddress(["http:", "https:"]), { error: "must look like https://shop.example.com", abort: true })
    .refine(
      isOrigin,
      "must be scheme, name and port alone, such as https://shop.example.com: the shop has no path, query or user",
    )
    .transform((url) => new URL(url).origin)
    .optional(),
  ADMIN_EMAIL: z.email("must be an e-mail address").max(254).default(DEFAULT_ADMIN_EMAIL),
  ADMIN_PASSWORD: z.string().min(12, "must have at least 12 characters").max(200).optional(),
  PAGE_CACHE_MB: wholeNumber(0, 4096, 64),
  TRUSTED_PROXIES: wholeNumber(0, 10, 0),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]{1,60}$/, "must be the name of a header")
    .optional(),
  LOG_LEVEL: z
    .enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"], {
      error: "must be one of trace, debug, info, warn, error, fatal, silent",
    })
    .default("warn"),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_[^\s,]{5,250}$/, "must be a secret or restricted key of Stripe, sk_... or rk_...")
    .optional(),
  STRIPE_WEBHOOK_SECRET: signingSecret,
  STRIPE_WEBHOOK_SECRET_PREVIOUS: signingSecret,
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_\w{3,200}$/, "must be a publishable key of Stripe, pk_...")
    .optional(),
  STRIPE_METHODS: z
    .string()
    .regex(/^(card|account|pmc_\w{1,200})$/, "must be card, account, or a payment method configuration, pmc_...")
    .default("card"),
  STRIPE_API_URL: httpAddress("https://api.stripe.com").default("https://api.stripe.com"),
  MONTONIO_ACCESS_KEY: secret("an access key of Montonio"),
  MONTONIO_SECRET_KEY: secret("a secret key of Montonio"),
  MONTONIO_ENVIRONMENT: z.enum(["sandbox", "live"], { error: "must be one of sandbox, live" }).optional(),
  MONTONIO_API_URL: httpAddress("https://stargate.montonio.com/api").transform(withoutEndSlash).optional(),
  SMTP_URL: z
    .string()
    .refine(isAddress(["smtp:", "smtps:"]), "must look like smtps://user:password@mail.example.com:465")
    .optional(),
  RESEND_API_KEY: secret("a key of Resend"),
  RESEND_API_URL: httpAddress("https://api.resend.com").default("https://api.resend.com"),
  RESEND_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{16,}={0,2}$/, "must be a signing secret of Resend, whsec_...")
    .optional(),
  MAIL_PER_SECOND: anyWholeNumber(1, 1_000).optional(),
  MAIL_FROM: z
    .string()
    .max(254)
    .refine((sender) => oneAddress(sender) !== null, "must be one address, or Name <address>")
    .optional(),
  S3_URL: httpAddress("https://s3.eu-north-1.amazonaws.com").optional(),
  S3_BUCKET: bucketName,
  S3_REGION: z.string().min(1).default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: secret("the secret that belongs to S3_ACCESS_KEY_ID"),
  BACKUP_S3_URL: httpAddress("https://s3.eu-north-1.amazonaws.com").optional(),
  BACKUP_S3_BUCKET: bucketName,
  BACKUP_S3_REGION: z.string().min(1).default("us-east-1"),
  BACKUP_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: secret("the secret that belongs to BACKUP_S3_ACCESS_KEY_ID"),
  BACKUP_S3_PREFIX: z
    .string()
    .regex(/^([\w-]+\/)+$/, "must look like aurelle/")
    .default("aurelle/"),
  BACKUP_RECIPIENTS: recipients,
  BACKUP_HOUR: wholeNumber(0, 23, 2),
  BACKUP_KEEP_DAYS: wholeNumber(1, 1000, 7),
  BACKUP_KEEP_WEEKS: wholeNumber(0, 1000, 4),
  BACKUP_KEEP_MONTHS: wholeNumber(0, 1000, 12),
  BACKUP_IDENTITY_FILE: z.string().min(1).optional(),
  BACKUP_CHECK_DATABASE_URL: postgres,
  PARCEL_FEEDS: parcelFeeds,
  VIES_URL: httpAddress("https://ec.europa.eu/taxation_customs/vies/rest-api").transform(withoutEndSlash).optional(),
  LIMIT_CHECKOUTS: wholeNumber(1, 1_000_000, 30),
  LIMIT_SIGN_IN_RESETS: wholeNumber(1, 1_000_000, 5),
  LIMIT_TRACKING: wholeNumber(1, 1_000_000, 60),
  LIMIT_NEWSLETTER: wholeNumber(1, 1_000_000, 10),
});

type Values = z.infer<typeof environment>;

export type Mode = "demo" | "live";

export type Config = Values & {
  mode: Mode;
  /** The providers of the shop pretend: a test key of Stripe, the sandbox of Montonio. Its orders are test orders. */
  isPaidInTest: boolean;
  /** Absolute. An error message depends on whether it was configured or is the default. */
  dataDir: string;
  dataDirChosen: boolean;
  /** Without a trailing slash. In demo mode the port may be unknown; then it is set once the shop listens. */
  shopUrl: string;
};

const MONTONIO = ["MONTONIO_ACCESS_KEY", "MONTONIO_SECRET_KEY"] as const;
const BUCKET = ["S3_URL", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
const BACKUP = [
  "BACKUP_S3_URL",
  "BACKUP_S3_BUCKET",
  "BACKUP_S3_ACCESS_KEY_ID",
  "BACKUP_S3_SECRET_ACCESS_KEY",
  "BACKUP_RECIPIENTS",
] as const;

/** What is wrong with the environment, one sentence a line. */
export class ConfigError extends Error {}

/** @throws ConfigError naming every wrong value and, for a live shop, everything that is missing. */
export function readConfig(env: Record<string, string | undefined>, root: string): Config {
  const trimmed = Object.entries(env).map(([name, value]) => [name, value?.trim()] as const);
  const given = Object.fromEntries(trimmed.filter(([, value]) => value));
  const result = environment.safeParse(given);
  if (!result.success) {
    throw new ConfigError(result.error.issues.map(({ path, message }) => `${path.join(".")} ${message}.`).join("\n"));
  }
  const values = result.data;
  refuseHalf(values, "Payments through Montonio", MONTONIO);
  refuseHalf(values, "Files in a bucket", BUCKET);
  refuseHalf(values, "Backups in a bucket", BACKUP);
  refuseSharedBucket(values);
  refuseLoneProcess(values);
  const mode: Mode = values.SHOP_URL?.startsWith("https:") || !LOOPBACK.has(values.HOST) ? "live" : "demo";
  if (mode === "live") refuseHalfLive(values);
  else refuseRealWorld(values);
  refuseHalfStripe(values);
  return {
    ...values,
    mode,
    isPaidInTest: pretending(values).includes(true),
    dataDir: absolute(values.DATA_DIR ?? ".data", root),
    dataDirChosen: values.DATA_DIR !== undefined,
    shopUrl: values.SHOP_URL ?? `http://${hostInAddress(values.HOST)}:${values.PORT}`,
  };
}

function refuseHalfLive(values: Values): void {
  if (values.SHOP_URL && !values.SHOP_URL.startsWith("https:") && !isLoopbackUrl(values.SHOP_URL))
    throw new ConfigError("SHOP_URL is the address shoppers use: in a live shop it begins with https://.");
  const isPaidByMontonio = values.MONTONIO_ACCESS_KEY !== undefined;
  if (isPaidByMontonio && !values.MONTONIO_ENVIRONMENT)
    throw new ConfigError(
      "MONTONIO_ENVIRONMENT is missing: set it to live, or to sandbox while no payment of the shop moves money.",
    );
  if (new Set(pretending(values)).size > 1)
    throw new ConfigError(
      "Stripe and Montonio must both be real or both be tests, and one of them moves real money: use a live key with MONTONIO_ENVIRONMENT=live, or a test key with sandbox.",
    );
  const missing = [
    values.SHOP_URL ? undefined : "SHOP_URL (the https address shoppers use)",
    values.STRIPE_SECRET_KEY || isPaidByMontonio ? undefined : "STRIPE_SECRET_KEY",
    values.STRIPE_WEBHOOK_SECRET || (isPaidByMontonio && !values.STRIPE_SECRET_KEY)
      ? undefined
      : "STRIPE_WEBHOOK_SECRET",
    values.RESEND_API_KEY || values.SMTP_URL ? undefined : "RESEND_API_KEY or SMTP_URL",
    values.MAIL_FROM ? undefined : "MAIL_FROM",
  ].filter((name) => name !== undefined);
  if (missing.length === 0) return;
  throw new ConfigError(
    `A live shop (SHOP_URL with https, or HOST other than loopback) takes real payments and sends real emails, so it also needs ${missing.join(", ")}.`,
  );
}

const isTestKey = (key: string) => /^[sr]k_test_/.test(key);

/** Of each provider that has keys, whether it moves no money. */
const pretending = ({ STRIPE_SECRET_KEY, MONTONIO_ACCESS_KEY, MONTONIO_ENVIRONMENT }: Values) => [
  ...(STRIPE_SECRET_KEY ? [isTestKey(STRIPE_SECRET_KEY)] : []),
  ...(MONTONIO_ACCESS_KEY ? [MONTONIO_ENVIRONMENT !== "live"] : []),
];

/** A demo says that no money moves and no email is sent, so both must be true (decision 4). */
function refuseRealWorld(values: Values): void {
  const makeLive = "or open the shop with SHOP_URL=https://...";
  if (/_live_/.test(values.STRIPE_PUBLISHABLE_KEY ?? ""))
    throw new ConfigError(`STRIPE_PUBLISHABLE_KEY is a live key and this is a demo: use a test key, ${makeLive}.`);
  if (values.STRIPE_SECRET_KEY && !isTestKey(values.STRIPE_SECRET_KEY))
    throw new ConfigError(`STRIPE_SECRET_KEY is a live key and this is a demo: use a test key, ${makeLive}.`);
  if (values.MONTONIO_ACCESS_KEY && values.MONTONIO_ENVIRONMENT === "live")
    throw new ConfigError(`MONTONIO_ENVIRONMENT is live and this is a demo: use sandbox, ${makeLive}.`);
  if (values.RESEND_API_KEY && !isLoopbackUrl(values.RESEND_API_URL))
    throw new ConfigError(`A demo sends no real emails: remove RESEND_API_KEY, ${makeLive}.`);
  if (values.SMTP_URL && !isLoopbackUrl(values.SMTP_URL))
    throw new ConfigError(
      `A demo sends no real emails: remove SMTP_URL or name a server on this machine, ${makeLive}.`,
    );
}

export const isLoopbackUrl = (url: string): boolean => {
  const { hostname } = new URL(url);
  return LOOPBACK.has(hostname.replace(/^\[|\]$/g, "")) || /^127(\.\d+){3}$/.test(hostname);
};

function refuseHalfStripe(values: Values): void {
  if (values.STRIPE_PUBLISHABLE_KEY && !values.STRIPE_SECRET_KEY)
    throw new ConfigError("Payment in the page of the shop also needs STRIPE_SECRET_KEY.");
  const isTestPage = /^pk_test_/.test(values.STRIPE_PUBLISHABLE_KEY ?? "");
  if (values.STRIPE_PUBLISHABLE_KEY && values.STRIPE_SECRET_KEY && isTestPage !== isTestKey(values.STRIPE_SECRET_KEY))
    throw new ConfigError(
      "STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY must both be live keys or both be test keys of one account.",
    );
  if (values.STRIPE_SECRET_KEY && !values.STRIPE_WEBHOOK_SECRET)
    throw new ConfigError("Payments through Stripe also need STRIPE_WEBHOOK_SECRET.");
}

/** Of settings that belong together, all or none are given. */
function refuseHalf(values: Values, what: string, names: typeof MONTONIO | typeof BUCKET | typeof BACKUP): void {
  const missing = names.filter((name) => !values[name]?.length);
  if (missing.length > 0 && missing.length < names.length)
    throw new ConfigError(`${what} also need ${missing.join(", ")}.`);
}

function refuseSharedBucket({ S3_URL, S3_BUCKET, BACKUP_S3_URL, BACKUP_S3_BUCKET }: Values): void {
  if (BACKUP_S3_BUCKET && BACKUP_S3_BUCKET === S3_BUCKET && BACKUP_S3_URL === S3_URL)
    throw new ConfigError("BACKUP_S3_BUCKET must be another bucket than S3_BUCKET: the shop's key could remove both.");
}

/** Other processes reach no embedded database, so nobody would do the rest of the work. */
function refuseLoneProcess({ PROCESS_TYPE, DATABASE_URL, DATABASE_OWNER_URL }: Values): void {
  if (PROCESS_TYPE === "all" || DATABASE_URL || DATABASE_OWNER_URL) return;
  throw new ConfigError(`A process that is only ${PROCESS_TYPE} shares its database with others: set DATABASE_URL.`);
}

const absolute = (path: string, root: string) => (isAbsolute(path) ? path : resolve(root, path));
const hostInAddress = (host: string) => (host.includes(":") ? `[${host}]` : host);
