import { and, eq, inArray, sql } from "drizzle-orm";
import { type PooledDb, type Tx, transact } from "#platform/database/database.ts";
import { FeedFailure, type FeedSource } from "./feed-source.ts";
import type { Feed, FeedMachine } from "./feeds/feed.ts";
import { FEED_PROVIDERS } from "./feeds/providers.ts";
import { type ImportPlan, importPlan, type KnownMachine, shrunkenCountries } from "./import-plan.ts";
import { parcelMachines } from "./parcel-machines-table.ts";

export interface ImportSummary {
  added: number;
  changed: number;
  unchanged: number;
  closed: number;
  skipped: number;
}

interface Circumstances {
  now: Date;
  /** Accepts a feed that closes more than half of the machines, after a person has checked it. */
  acceptShrinking?: boolean;
}

/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const BATCH = 2_000;
const IMPORT_LOCK = 2_026_112_108;

/**
 * Brings the machines of one provider (in one country, where the source names one) to what its feed tells: all of it or
 * nothing. A missing machine is closed, never deleted. Two imports of a provider wait for each other.
 * @throws FeedFailure where more than half of the open machines would close
 */
export async function importParcelMachines(
  db: PooledDb,
  { provider: word, country }: FeedSource,
  feed: Feed,
  { now, acceptShrinking = false }: Circumstances,
): Promise<ImportSummary> {
  const provider = FEED_PROVIDERS[word]?.name ?? word;
  return transact(db, async (tx) => {
    // Waiting for another import is no fault, so it may take longer than an ordinary lock.
    await tx.execute(sql`SET LOCAL lock_timeout = '15s'`);
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${IMPORT_LOCK}, hashtext(${provider}))`);
    const known = await knownMachines(tx, provider, country);
    const plan = importPlan(known, feed);
    const shrunken = shrunkenCountries(known, plan);
    if (shrunken.length > 0 && !acceptShrinking)
      throw new FeedFailure(
        `The feed of ${provider} would close more than half of the machines in ${shrunken.join(", ")}.`,
      );
    await carryOut(tx, provider, plan, now);
    await closeSamples(tx, provider, feed.machines);
    const { added, changed, unchanged, closed } = plan;
    return {
      added: added.length,
      changed: changed.length,
      unchanged: unchanged.length,
      closed: closed.length,
      skipped: feed.skipped.length,
    };
  });
}

function knownMachines(tx: Tx, provider: string, country: string | null): Promise<KnownMachine[]> {
  return tx
    .select()
    .from(parcelMachines)
    .where(
      and(
        eq(parcelMachines.provider, provider),
        eq(parcelMachines.isSample, false),
        country ? eq(parcelMachines.countryCode, country) : undefined,
      ),
    );
}

async function carryOut(
  tx: Tx,
  provider: string,
  { added, changed, unchanged, closed }: ImportPlan,
  now: Date,
): Promise<void> {
  const written = [...added, ...changed];
  for (let from = 0; from < written.length; from += BATCH)
    await write(tx, provider, written.slice(from, from + BATCH), now);
  await tx.update(parcelMachines).set({ lastSeenAt: now }).where(isOneOf(unchanged));
  await tx.update(parcelMachines).set({ isActive: false }).where(isOneOf(closed));
}

const isOneOf = (machines: readonly KnownMachine[]) =>
  sql`${parcelMachines.id} = ANY(${sql.param(machines.map(({ id }) => id))}::uuid[])`;

async function write(tx: Tx, provider: string, machines: readonly FeedMachine[], now: Date): Promise<void> {
  await tx
    .insert(parcelMachines)
    .values(machines.map((machine) => ({ ...machine, provider, lastSeenAt: now })))
    .onConflictDoUpdate({
      target: [parcelMachines.provider, parcelMachines.externalId],
      set: AS_REPORTED,
    });
}

const parsed = (column: string) => sql.raw(`excluded.${column}`);
const AS_REPORTED = {
  name: parsed("name"),
  address: parsed("address"),
  city: parsed("city"),
  postalCode: parsed("postal_code"),
  countryCode: parsed("country_code"),
  countryName: parsed("country_name"),
  kind: parsed("kind"),
  latitude: parsed("latitude"),
  longitude: parsed("longitude"),
  hours: parsed("hours"),
  comment: parsed("comment"),
  isActive: parsed("is_active"),
  isSample: parsed("is_sample"),
  lastSeenAt: parsed("last_seen_at"),
};

/** Where a provider's real machines have come, its samples have served. */
async function closeSamples(tx: Tx, provider: string, machines: readonly FeedMachine[]): Promise<void> {
  const countries = [...new Set(machines.map(({ countryCode }) => countryCode))];
  await tx
    .update(parcelMachines)
    .set({ isActive: false })
    .where(
      and(
        eq(parcelMachines.provider, provider),
        eq(parcelMachines.isSample, true),
        inArray(parcelMachines.countryCode, countries),
      ),
    );
}
