import pg from "pg";
import { inject } from "vitest";
import { TEMPLATE } from "./server.ts";

export interface TestDatabase {
  url: string;
  pool: pg.Pool;
  drop(): Promise<void>;
}

let made = 0;

/** An empty database with the whole schema, the caller's alone; or one without even that. */
export async function freshDatabase(template = TEMPLATE): Promise<TestDatabase> {
  const serverUrl = inject("serverUrl");
  made += 1;
  const name = `shop_${process.pid}_${process.env.VITEST_POOL_ID ?? 0}_${made}`;
  await onServer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  pool.on("error", () => undefined);
  return {
    url,
    pool,
    drop: async () => {
      await pool.end();
      await onServer(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
