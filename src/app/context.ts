import { join } from "node:path";
import { firstSuperuser } from "#features/administrators/server/first-superuser.ts";
import { openInstallation, seedTaxRates } from "#features/settings/server/installation.ts";
import { READY_LIMIT_MS } from "#http/health.ts";
import { refuseUnsettled } from "#platform/backup/unsettled.ts";
import { systemClock } from "#platform/clock/clock.ts";
import { type Config, ConfigError } from "#platform/config/config.ts";
import type { AppContext } from "#platform/context.ts";
import { awaitDatabase } from "#platform/database/await-database.ts";
import { changingAlone } from "#platform/database/change-lock.ts";
import {
  refuseDeafLine,
  refuseOtherDatabase,
  refuseSharedConnections,
  refuseStatementPooling,
} from "#platform/database/check-lines.ts";
import { openDatabase, type Tx } from "#platform/database/database.ts";
import { startEmbeddedDatabase } from "#platform/database/embedded.ts";
import { runningDatabase } from "#platform/database/embedded-running.ts";
import { grantLeastRights, migrate } from "#platform/database/migrate.ts";
import { limitRole } from "#platform/database/pooler.ts";
import { unreachable } from "#platform/database/unreachable.ts";
import type { EmailSender } from "#platform/email/email.ts";
import { mailboxSender } from "#platform/email/mailbox.ts";
import { resendSender } from "#platform/email/resend.ts";
import { smtpSender } from "#platform/email/smtp.ts";
import { listenToEvents } from "#platform/events/events.ts";
import { diskFiles } from "#platform/files/disk.ts";
import type { Files } from "#platform/files/files.ts";
import { s3Files } from "#platform/files/s3.ts";
import { ipCountry } from "#platform/geo/ip-country.ts";
import { prepareJobs } from "#platform/jobs/jobs.ts";
import { type Log, openLog } from "#platform/log/log.ts";
import { openProviders } from "#platform/payment/providers.ts";
import { tracedPort } from "#platform/telemetry/tracing.ts";
import { pretendRegistry } from "#platform/vat-registry/pretend.ts";
import type { VatRegistry } from "#platform/vat-registry/vat-registry.ts";
import { VIES, viesRegistry } from "#platform/vat-registry/vies.ts";
import { fillDemoShop } from "./demo.ts";

/** On top of the configured connections, and open only during sign-ins. */
const SIGN_IN_CONNECTIONS = 2;
/** Of each process, at most: sign-ins, live updates, jobs, the balancer's question. */
const CONNECTIONS_BESIDE = 7;

/** How to reach the shop's database and its data folder. */
export interface DatabaseLines {
  url: string;
  /** Without a connection pooler, which would break LISTEN. */
  listenUrl: string;
  /** A connection pooler stands before `url`. */
  isPooled: boolean;
  home: string;
  /** It is the shop's own and in `home`. */
  isEmbedded: boolean;
}

export interface OpenContext {
  shop: AppContext;
  /** The same, whose statements are planned once: for what sells and sends. */
  selling: AppContext;
  /** The same with connections of its own: browsing never takes those that payments and jobs need. */
  visitors: AppContext;
  /** The same for sign-in: password guessing never takes the connections of administrators. */
  signIn: AppContext;
  /** One connection for the balancer's question whether the shop is ready. */
  readyPool: AppContext["pool"];
  databaseLines: DatabaseLines;
  close(): Promise<void>;
}

interface Addresses extends DatabaseLines {
  ownerUrl: string;
  stop(): Promise<void>;
}

/**
 * For a command: uses the database of a shop that runs on the same data, which is prepared and filled. If none runs, opens
 * the whole shop.
 */
export async function openShopBeside(config: Config, root: string): Promise<OpenContext> {
  const isEmbedded = !config.DATABASE_URL && !config.DATABASE_OWNER_URL;
  const url = isEmbedded ? runningDatabase(config.dataDir, config.dataDirChosen) : null;
  if (!url) return openShop(config, root);
  const running = {
    ownerUrl: url,
    url,
    listenUrl: url,
    isPooled: false,
    isEmbedded: true,
    home: config.dataDir,
    stop: async () => undefined,
  };
  return openOn(config, running, openLog(config.LOG_LEVEL));
}

/** For one of several web processes: uses the database that the first of them prepared. */
export const openShopOn = (config: Config, lines: DatabaseLines): Promise<OpenContext> =>
  openOn(config, { ...lines, ownerUrl: lines.url, stop: async () => undefined }, openLog(config.LOG_LEVEL));

interface Opening {
  workers?: number;
  /** What becomes of a demo that is opened as a live shop; a command leaves it the demo that it is. @throws ConfigError */
  goLive?: (tx: Tx) => Promise<void>;
}

const refuseToGoLive = async () => {
  throw new ConfigError(
    "This database belongs to a demo and these are the settings of a live shop: npm start takes it live, no other command does.",
  );
};

/**
 * Opens database and ports, and fills a new shop. If a later step fails, closes what it opened. Of several machines that start
 * at once, one after the other changes the database.
 */
export async function openShop(
  config: Config,
  root: string,
  { workers = 1, goLive }: Opening = {},
): Promise<OpenContext> {
  const log = openLog(config.LOG_LEVEL);
  const addresses = await findDatabase(config, log, workers);
  try {
    return await changingAlone(addresses.ownerUrl, async () => {
      await prepareDatabase(addresses, root);
      return openOn(config, addresses, log, { goLive, fill: (shop) => fillNewShop(shop, root) });
    });
  } catch (error) {
    await addresses.stop();
    throw unreachable(error) ?? error;
  }
}

/** After a failure the caller stops the database. */
async function openOn(
  config: Config,
  addresses: Addresses,
  log: Log,
  { goLive, fill }: Pick<Opening, "goLive"> & { fill?: (shop: AppContext) => Promise<void> } = {},
): Promise<OpenContext> {
  const opened: (() => Promise<void>)[] = [];
  const closeOpened = async () => {
    for (const stop of opened.toReversed()) await stop();
  };
  const close = async () => {
    await closeOpened();
    await addresses.stop();
  };
  try {
    const open = (connections: number, answerLimitMs?: number) => {
      const { url, isPooled } = addresses;
      const database = openDatabase({ url, connections, log, isPooled, answerLimitMs });
      opened.push(database.close);
      return database;
    };
    const half = Math.floor(config.DATABASE_CONNECTIONS / 2);
    const database = open(config.DATABASE_CONNECTIONS - half);
    const [visitorsDatabase, signInDatabase] = [open(half), open(SIGN_IN_CONNECTIONS)];
    const { pool: readyPool } = open(1, READY_LIMIT_MS);
    const { secret, fileLinkSecret } = await openInstallation(database.db, config.mode, goLive ?? refuseToGoLive);
    const events = listenToEvents(addresses.listenUrl, log);
    opened.push(events.close);
    const email = emailOf(config, database.pool);
    opened.push(() => email.close());
    const shop: AppContext = {
      config,
      db: database.db,
      pool: database.pool,
      events,
      ...openProviders({ config, secret, pool: database.pool, clock: systemClock }),
      email,
      files: filesOf(config, addresses.home),
      geo: ipCountry(),
      vatRegistry: vatRegistryOf(config),
      clock: systemClock,
      log,
      secret,
      fileLinkSecret,
    };
    await fill?.(shop);
    const selling = { ...shop, db: database.prepared };
    const visitors = { ...shop, db: visitorsDatabase.prepared, pool: visitorsDatabase.pool };
    const signIn = { ...shop, db: signInDatabase.db, pool: signInDatabase.pool };
    const { url, listenUrl, isPooled, home, isEmbedded } = addresses;
    const databaseLines = { url, listenUrl, isPooled, home, isEmbedded };
    return { shop, selling, visitors, signIn, readyPool, databaseLines, close };
  } catch (error) {
    await closeOpened();
    throw error;
  }
}

async function findDatabase(config: Config, log: Log, workers: number): Promise<Addresses> {
  const external = await externalDatabase(config, log);
  if (external) return { ...external, home: config.dataDir, isEmbedded: false, stop: async () => undefined };
  const { dataDir, dataDirChosen, DATABASE_CONNECTIONS } = config;
  const connections = workers * (DATABASE_CONNECTIONS + CONNECTIONS_BESIDE);
  const embedded = await startEmbeddedDatabase({ dataDir, dataDirChosen, log, connections });
  if (embedded.isNew && config.mode === "live")
    log.warn(
      `a new shop was made in ${embedded.home}: if you have one already, end this one; its volume is not mounted, or DATA_DIR is another folder`,
    );
  return { ...embedded, listenUrl: embedded.url, isPooled: false, isEmbedded: true };
}

/** The addresses of a database of one's own, once it answers at them. @throws ConfigError */
async function externalDatabase(config: Config, log: Log) {
  const { DATABASE_URL, DATABASE_OWNER_URL, DATABASE_LISTEN_URL, DATABASE_POOLER, DATABASE_WAIT_SECONDS } = config;
  const url = DATABASE_URL ?? DATABASE_OWNER_URL;
  if (!url) return null;
  const ownerUrl = DATABASE_OWNER_URL ?? url;
  const [line, , listens] = await awaitDatabase({
    lines: [
      { url, variable: DATABASE_URL ? "DATABASE_URL" : "DATABASE_OWNER_URL" },
      { url: ownerUrl, variable: DATABASE_OWNER_URL ? "DATABASE_OWNER_URL" : "DATABASE_URL" },
      ...(DATABASE_LISTEN_URL ? [{ url: DATABASE_LISTEN_URL, variable: "DATABASE_LISTEN_URL" as const }] : []),
    ],
    seconds: DATABASE_WAIT_SECONDS,
    log,
  });
  const isPooled = DATABASE_POOLER === "auto" ? line?.isPooled === true : DATABASE_POOLER === "yes";
  if (isPooled && !DATABASE_LISTEN_URL)
    throw new ConfigError(
      "DATABASE_URL goes through a connection pooler, which passes no changes on: DATABASE_LISTEN_URL must name the server itself.",
    );
  if (listens?.isPooled && DATABASE_POOLER === "auto")
    throw new ConfigError(
      "DATABASE_LISTEN_URL goes through a connection pooler, which passes no changes on: it must name the server itself.",
    );
  try {
    if (line?.isPooled) await (isPooled ? refuseStatementPooling(url) : refuseSharedConnections(url));
    if (ownerUrl !== url) await refuseOtherDatabase(url, ownerUrl);
    if (DATABASE_LISTEN_URL) await refuseDeafLine(url, DATABASE_LISTEN_URL);
  } catch (error) {
    throw unreachable(error) ?? error;
  }
  return { ownerUrl, url, listenUrl: DATABASE_LISTEN_URL ?? url, isPooled };
}

/** The caller holds the lock of `changingAlone`. */
async function prepareDatabase({ ownerUrl, url, isPooled }: Addresses, root: string): Promise<void> {
  await refuseUnsettled(ownerUrl);
  await migrate(ownerUrl, join(root, "migrations"));
  await prepareJobs(ownerUrl);
  await grantLeastRights(ownerUrl, url);
  if (isPooled) await limitRole(url);
}

function emailOf(config: Config, pool: AppContext["pool"]): EmailSender {
  const { RESEND_API_KEY: apiKey, RESEND_API_URL: apiUrl, SMTP_URL: url, MAIL_PER_SECOND: perSecond } = config;
  if (apiKey) return tracedPort("resend", resendSender({ apiKey, apiUrl, perSecond }), ["send"]);
  return url ? tracedPort("smtp", smtpSender({ url, perSecond }), ["send"]) : mailboxSender(pool, perSecond);
}

/** A demo asks nobody, unless it is told whom. */
const vatRegistryOf = ({ VIES_URL: url, mode }: Config): VatRegistry =>
  mode === "demo" && !url
    ? pretendRegistry()
    : tracedPort("vies", viesRegistry({ url: url ?? VIES, clock: systemClock }), ["check"]);

const filesOf = (config: Config, home: string): Files => bucketOf(config) ?? diskFiles(join(home, "files"));

/** null where the files are kept on the disk. */
export function bucketOf({ S3_URL: url, S3_BUCKET: bucket, ...config }: Config): Files | null {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey, S3_REGION: region } = config;
  if (!url || !bucket || !accessKeyId || !secretAccessKey) return null;
  return s3Files({ url, bucket, region, accessKeyId, secretAccessKey });
}

/** A generated password is told here: what follows, such as a port that is taken, may end the start. */
async function fillNewShop(shop: AppContext, root: string): Promise<void> {
  const { mode, ADMIN_EMAIL, ADMIN_PASSWORD } = shop.config;
  await seedTaxRates(shop.db);
  if (mode === "demo") await fillDemoShop(shop, root);
  const password = await firstSuperuser(shop.db, ADMIN_EMAIL, ADMIN_PASSWORD, mode);
  if (password)
    process.stdout.write(
      `\n  First administrator  ${ADMIN_EMAIL}\n  Password             ${password}   (shown this once)\n`,
    );
}
