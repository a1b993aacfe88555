// All of it together: databases, shops, the world outside, an administrator and something to sell.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { setDefaultCACertificates } from "node:tls";
import pg from "pg";
import type { Goods } from "#tests/faults/buyer.ts";
import { call } from "./buyers.ts";
import { type DatabaseCluster, openDatabases } from "./database.ts";
import { openWorld } from "./machines.ts";
import { aLamp, KEEPER, signedIn } from "./office.ts";
import { type Outside, openOutside } from "./outside.ts";
import { clusterValues, filled } from "./settings.ts";
import { until } from "./until.ts";
import { aWebMachine, type WebMachine } from "./web.ts";

/** The outside world's own address. */
const OUTSIDE = "10.77.0.1";

/** Folders with a built shop. */
interface Shops {
  /** What the test is about. */
  shop: string;
  /** The version that runs first. */
  from: string;
}

export interface Cluster extends Shops {
  shopUrl: string;
  databases: DatabaseCluster;
  webs: WebMachine[];
  outside: Outside;
  goods: Goods;
  /** Changes its price, and is bought by nobody. */
  shown: Goods;
  /** As an administrator does it, through the balancer. */
  setPrice(price: number): Promise<void>;
  /** Asks the primary, as its superuser. */
  ask<T extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<T[]>;
  /** Both halves are as they were before anything was lost. */
  isWhole(): Promise<void>;
}

export async function openCluster({ shop, from }: Shops): Promise<Cluster> {
  const values = clusterValues({ ...KEEPER, SHOP_HOST: "shop.example.com" });
  const shopUrl = `https://${values.SHOP_HOST}`;
  openWorld({ [String(values.SHOP_HOST)]: String(values.ENTRY) }, OUTSIDE);
  const outside = await openOutside(OUTSIDE);
  Object.assign(values, outside.values);
  const databases = await openDatabases(values);

  const certificate = aCertificate(String(values.SHOP_HOST));
  const webs = ["web1", "web2", "web3"].map((name) => aWebMachine(name, values, certificate, from));
  for (const web of webs) web.startAround();
  await makeRoles(values, (await databases.with("leader")).address);
  for (const web of webs) web.startShop();
  const ask: Cluster["ask"] = async (sql, parameters = []) => {
    const { address } = await databases.with("leader");
    const client = new pg.Client(`postgres://postgres:${values.SUPERUSER_PASSWORD}@${address}/aurelle`);
    await client.connect();
    try {
      return (await client.query(sql, parameters)).rows;
    } finally {
      await client.end();
    }
  };
  const isWhole = async () => {
    await databases.isWhole();
    for (const web of webs) await web.isReady();
    await until("the shop's address answers", 20_000, async () => {
      const { status } = await call(shopUrl, "GET", "/readyz", {});
      return status === 200;
    });
  };
  await isWhole();
  const office = await signedIn(shopUrl);
  const [goods, shown] = [await aLamp(office), await aLamp(office)];
  return {
    shop,
    from,
    shopUrl,
    databases,
    webs,
    outside,
    goods,
    shown,
    ask,
    isWhole,
    setPrice: (price) => office("PATCH", `admin-products?productId=${shown.id}`, { price }),
  };
}

/** Made for this run, and trusted by nobody else. */
export function aCertificate(host: string): string {
  const what = ["req", "-x509", "-nodes", "-days", "2", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"];
  const files = ["-keyout", "/run/key.pem", "-out", "/run/certificate.pem"];
  const name = ["-subj", `/CN=${host}`, "-addext", `subjectAltName=DNS:${host}`];
  execFileSync("openssl", [...what, ...name, ...files], { stdio: "ignore" });
  const certificate = readFileSync("/run/certificate.pem", "utf8");
  setDefaultCACertificates([certificate]);
  return certificate + readFileSync("/run/key.pem", "utf8");
}

/** What `roles.sql` says, on the server at this address. */
export async function makeRoles(values: Record<string, string>, address: string): Promise<void> {
  const client = new pg.Client(`postgres://postgres:${values.SUPERUSER_PASSWORD}@${address}/postgres`);
  await client.connect();
  // One by one: a database is not created together with something else.
  for (const statement of filled("roles.sql", values)
    .replaceAll(/^--.*$/gm, "")
    .split(";")) {
    if (statement.trim()) await client.query(statement);
  }
  await client.end();
}
