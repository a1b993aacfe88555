import { randomBytes } from "node:crypto";
import { ConfigError, type Mode } from "#platform/config/config.ts";
import { type Db, type PooledDb, type Tx, transact } from "#platform/database/database.ts";
import { dayBefore } from "#shared/day.ts";
import { EU_VAT } from "./eu-vat.ts";
import { installation, storeSettingsTable, taxRates } from "./settings-table.ts";

/**
 * What kind of shop the database holds, written at the first start. A demo may go live once; a database that has been
 * live never serves as a demo (decision 4). Samples of a demo are for looking only: `goLive` takes them out of the shop, and
 * what was told of its access is worth nothing. Answers with the keys that sign links. @throws ConfigError
 */
export async function openInstallation(
  db: PooledDb,
  mode: Mode,
  goLive: (tx: Tx) => Promise<void>,
): Promise<{ secret: Buffer; fileLinkSecret: Buffer }> {
  await db
    .insert(installation)
    .values({ mode, secret: randomBytes(32) })
    .onConflictDoNothing();
  const [kept] = await db.select().from(installation);
  if (!kept) throw new Error("The installation's row is missing");
  if (kept.mode === "live" && mode === "demo") {
    throw new ConfigError(
      "This database belongs to a live shop and never starts as a demo: set SHOP_URL to its https address.",
    );
  }
  if (kept.mode === "demo" && mode === "live")
    await transact(db, async (tx) => {
      await tx.update(installation).set({ mode: "live" });
      await goLive(tx);
    });
  return { secret: kept.secret, fileLinkSecret: kept.fileLinkSecret ?? kept.secret };
}

/** Who has a backup has the key of then, with which links to all documents could be made for ever. */
export async function renewFileLinkSecret(tx: Tx): Promise<void> {
  await tx.update(installation).set({ fileLinkSecret: randomBytes(32) });
}

/** The sample stars of a new demo; its operator may switch them off. */
export async function seedDemoRatings(tx: Tx): Promise<void> {
  await tx
    .insert(storeSettingsTable)
    .values({ settingKey: "demo_ratings", settingValue: "true" })
    .onConflictDoNothing();
}

/** Seeds the rates of a shop that has none; later changes are the shopkeeper's. */
export async function seedTaxRates(db: Db): Promise<void> {
  const [known] = await db.select({ id: taxRates.id }).from(taxRates).limit(1);
  if (known) return;
  await db.insert(taxRates).values(
    EU_VAT.map(([country, rate, validFrom], place) => {
      const next = EU_VAT[place + 1];
      return { country, rate, validFrom, validTo: next?.[0] === country ? dayBefore(next[2]) : null };
    }),
  );
}
