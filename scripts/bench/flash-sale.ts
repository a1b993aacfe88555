// Purchases of one product by many buyers at once, beside purchases of as many products, by the database alone.
// npm run bench:flash-sale
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { ledgerFaults } from "#features/inventory/server/check-ledger.ts";
import { commitReservation } from "#features/inventory/server/end-reservation.ts";
import { reserveStock } from "#features/inventory/server/reserve-stock.ts";
import { mergeOldPortions } from "#features/inventory/server/stock-portions.ts";
import { type PooledDb, type Tx, transact } from "#platform/database/database.ts";
import { startEmbeddedDatabase } from "#platform/database/embedded.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openLog } from "#platform/log/log.ts";
import { anOrder, aProduct } from "#tests/rows.ts";

const BUYERS = 128;
const SECONDS = 10;
/** The level stays locked until a replica has the commit. So long that takes here. */
const COMMIT_MS = Number(process.env.BENCH_COMMIT_MS ?? 8);
const STOCK = 1_000_000;

const folder = mkdtempSync(join(tmpdir(), "aurelle-flash-sale-"));
const embedded = await startEmbeddedDatabase({
  dataDir: folder,
  dataDirChosen: false,
  log: openLog("silent"),
  settings: ["synchronous_commit=off", "max_connections=200"],
});
try {
  await migrate(embedded.ownerUrl, "migrations");
  const pool = new pg.Pool({ connectionString: embedded.ownerUrl, max: BUYERS });
  const db = drizzle(pool) as unknown as PooledDb;
  const products = await Promise.all(Array.from({ length: BUYERS }, () => aStockedProduct(pool)));
  const [hot = ""] = products;
  const spread = await sell(pool, db, products);
  const one = await sell(pool, db, [hot]);
  const { rows } = await pool.query("SELECT count(*)::int AS portions FROM stock_portions WHERE product_id = $1", [
    hot,
  ]);
  await mergeOldPortions(db, new Date(Date.now() + 3600_000));
  const { rows: left } = await pool.query("SELECT available, reserved FROM stock_levels WHERE product_id = $1", [hot]);
  const faults = await ledgerFaults(db as never);
  console.table({
    [`of ${BUYERS} products, purchases/s`]: Math.round(spread.count / SECONDS),
    "of one product, purchases/s": Math.round(one.count / SECONDS),
    "of one product against many": Number((one.count / spread.count).toFixed(2)),
    "portions at the end": rows[0]?.portions,
    "sold, as the level says": STOCK - left[0]?.available - spread.ofFirst,
    "sold, as the buyers say": one.count,
    "reserved at the end": left[0]?.reserved,
    "faults of the ledger": faults.length,
  });
  await pool.end();
} finally {
  await embedded.stop();
  rmSync(embedded.home, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}

async function aStockedProduct(pool: pg.Pool): Promise<string> {
  const client = await pool.connect();
  const id = await aProduct(client);
  await client.query("INSERT INTO stock_levels (product_id, available) VALUES ($1, $2)", [id, STOCK]);
  await client.query(
    "INSERT INTO stock_movements (product_id, quantity, reason, idempotency_key) VALUES ($1, $2, 'opening', 'opening')",
    [id, STOCK],
  );
  client.release();
  return id;
}

/** Every buyer buys again and again. Answers how many purchases ended, and how many of the first product. */
async function sell(pool: pg.Pool, db: PooledDb, products: string[]): Promise<{ count: number; ofFirst: number }> {
  let count = 0;
  let ofFirst = 0;
  const until = performance.now() + SECONDS * 1000;
  const answered = (tx: Tx) => tx.execute(`SELECT pg_sleep(${COMMIT_MS / 1000})`);
  const buy = async (productId: string) => {
    const client = await pool.connect();
    const orderId = await anOrder(client).finally(() => client.release());
    await transact(db, async (tx) => {
      const reservation = {
        orderId,
        pieces: 1,
        network: null,
        now: new Date(),
        expiresAt: new Date(Date.now() + 60_000),
      };
      await reserveStock(tx, reservation, [{ productId, name: "", quantity: 1 }]);
      await answered(tx);
    });
    await transact(db, async (tx) => {
      await commitReservation(tx, orderId, new Date());
      await answered(tx);
    });
    count += 1;
    if (productId === products[0]) ofFirst += 1;
  };
  await Promise.all(
    Array.from({ length: BUYERS }, async (_, i) => {
      while (performance.now() < until) await buy(products[i % products.length] ?? "");
    }),
  );
  return { count, ofFirst };
}
