import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { QueryResult } from "pg";
import { afterAll } from "vitest";
import { hideSamples } from "#app/hide-samples.ts";
import { createApp } from "#app/server.ts";
import { openInstallation, seedTaxRates } from "#features/settings/server/installation.ts";
import { type Config, readConfig } from "#platform/config/config.ts";
import type { AppContext } from "#platform/context.ts";
import { openDatabase } from "#platform/database/database.ts";
import { mailboxSender } from "#platform/email/mailbox.ts";
import type { Events } from "#platform/events/events.ts";
import { diskFiles } from "#platform/files/disk.ts";
import { ipCountry } from "#platform/geo/ip-country.ts";
import { type Log, openLog } from "#platform/log/log.ts";
import { type TestPage, testPagePayment } from "#platform/payment/test-page.ts";
import { pretendRegistry } from "#platform/vat-registry/pretend.ts";
import { freshDatabase } from "./database.ts";

// A transaction has one connection: the next version of `pg` takes no second question on it before the first is answered.
process.on("warning", (warning) => {
  if (warning.message.includes("already executing a query")) throw warning;
});

/** A test's own SQL: all rows of its answer, or the first. */
export interface Queries {
  rows(sql: string, ...values: unknown[]): Promise<QueryResult["rows"]>;
  row(sql: string, ...values: unknown[]): Promise<QueryResult["rows"][number]>;
}

export interface TestShop extends AppContext, Queries {
  payment: TestPage;
  clock: { now(): Date; forward(ms: number): void };
  close(): Promise<void>;
}

interface Input {
  env?: Record<string, string>;
  log?: Log;
}

/** A whole shop on a database of its own, without pages; only time and the payment provider pretend. */
export async function aShop({ env = {}, log = openLog("silent") }: Input = {}): Promise<TestShop> {
  const fresh = await freshDatabase();
  const folder = mkdtempSync(join(tmpdir(), "aurelle-files-"));
  const config: Config = readConfig({ LOG_LEVEL: "silent", ...env }, folder);
  const { db, pool, close } = openDatabase({ url: fresh.url, connections: 20, log });
  const { secret, fileLinkSecret } = await openInstallation(db, "demo", hideSamples);
  await seedTaxRates(db);
  let ahead = 0;
  const clock = {
    now: () => new Date(Date.now() + ahead),
    forward: (ms: number) => {
      ahead += ms;
    },
  };
  const rows: Queries["rows"] = async (sql, ...values) => (await pool.query(sql, values)).rows;
  const silence: Events = { listen: () => () => undefined, close: async () => undefined };
  return {
    config,
    db,
    pool,
    rows,
    row: async (sql, ...values) => (await rows(sql, ...values))[0],
    events: silence,
    otherPayments: [],
    payment: testPagePayment({ pool, secret: "whsec_of_the_tests", shopUrl: () => config.shopUrl, clock }),
    email: mailboxSender(pool),
    files: diskFiles(folder),
    geo: ipCountry(),
    vatRegistry: pretendRegistry(),
    clock,
    log,
    secret,
    fileLinkSecret,
    close: async () => {
      await close();
      await fresh.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The shop of a test file, closed after its last test. */
export async function shopOfFile(input?: Input): Promise<TestShop> {
  const shop = await aShop(input);
  afterAll(() => shop.close());
  return shop;
}

/** The same on a real port, at `url`. */
export async function servedShopOfFile(input?: Input): Promise<TestShop & { url: string }> {
  const shop = await aShop(input);
  const server = await served(shop);
  afterAll(async () => {
    await server.close();
    await shop.close();
  });
  return Object.assign(shop, { url: server.url });
}

export interface ServedShop {
  url: string;
  close(): Promise<void>;
}

/** The shop on a real port. Its config learns the address, as payment pages and links need it. */
export async function served(shop: AppContext, around: Parameters<typeof createApp>[3] = {}): Promise<ServedShop> {
  const app = createApp(shop, async () => new Response("page", { status: 404 }), { isEnding: () => false }, around);
  const server: Server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The server has no port");
  shop.config.shopUrl = `http://127.0.0.1:${address.port}`;
  return {
    url: shop.config.shopUrl,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
