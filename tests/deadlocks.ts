import type { TestShop } from "./shop.ts";

/** How many deadlocks the shop's database has had. Connections tell their figures when they end at the latest. */
export async function deadlocksOf(shop: TestShop): Promise<number> {
  const client = await shop.pool.connect();
  try {
    await client.query(
      "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
    );
    const { rows } = await client.query(
      "SELECT deadlocks::int AS n FROM pg_stat_database WHERE datname = current_database()",
    );
    return rows[0].n;
  } finally {
    client.release();
  }
}
