import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Mode } from "#platform/config/config.ts";
import type { Db } from "#platform/database/database.ts";
import { DELIVERY_COUNTRY_CODES, type DeliveryCountry } from "../countries.ts";
import type { ParcelMachine } from "../parcel-machine.ts";
import { parcelMachines } from "./parcel-machines-table.ts";

/** The part of a machine that an order keeps, whatever becomes of the machine. */
export interface ChosenMachine {
  id: string;
  provider: string;
  name: string;
  address: string;
  city: string;
  postalCode: string;
}

/** Samples are for demos only: no parcel can go to one. */
const isOffered = (mode: Mode): SQL =>
  mode === "live"
    ? sql`${parcelMachines.isActive} AND NOT ${parcelMachines.isSample}`
    : sql`${parcelMachines.isActive}`;

/** null where the machine is unknown, closed, in another country, not chosen, or a sample in a live shop. */
export async function offeredMachine(
  db: Db,
  id: string | null | undefined,
  country: string,
  mode: Mode,
): Promise<ChosenMachine | null> {
  if (!id) return null;
  const { provider, name, address, city, postalCode, countryCode } = parcelMachines;
  const [machine] = await db
    .select({ id: parcelMachines.id, provider, name, address, city, postalCode })
    .from(parcelMachines)
    .where(and(eq(parcelMachines.id, id), isOffered(mode), eq(countryCode, country)));
  return machine ?? null;
}

export interface MachinesOfCountry {
  country: DeliveryCountry;
  /** Of all countries, offered or not. */
  total: number;
  inCountry: number;
  machines: ParcelMachine[];
}

/** The machines of a country and both counts (storefront 7), in one query. */
export async function machinesOf(db: Db, country: DeliveryCountry, mode: Mode): Promise<MachinesOfCountry> {
  const { rows } = await db.execute<Omit<MachinesOfCountry, "country"> & Record<string, unknown>>(sql`
    SELECT (SELECT count(*)::int FROM parcel_machines) AS total,
           (SELECT count(*)::int FROM parcel_machines WHERE country_code = ${country}) AS "inCountry",
           (SELECT coalesce(json_agg(offered), '[]') FROM (
              SELECT id, provider, name, address, city, postal_code, country_code, country_name,
                     latitude, longitude, hours, comment, kind
                FROM parcel_machines
               WHERE country_code = ${country} AND ${isOffered(mode)}
               ORDER BY provider, city, name) AS offered) AS machines`);
  const [{ total, inCountry, machines } = { total: 0, inCountry: 0, machines: [] }] = rows;
  return { country, total, inCountry, machines };
}

/** The countries in which a parcel machine can be chosen, in the order of the list of countries. */
export async function countriesWithMachines(db: Db, mode: Mode): Promise<DeliveryCountry[]> {
  // One look into the index for each country, however many machines there are.
  const { rows } = await db.execute<{ country: DeliveryCountry }>(sql`
    SELECT country FROM unnest(${sql.param(DELIVERY_COUNTRY_CODES)}::char(2)[]) WITH ORDINALITY AS listed (country, place)
     WHERE EXISTS (SELECT FROM parcel_machines WHERE country_code = listed.country AND ${isOffered(mode)})
     ORDER BY place`);
  return rows.map(({ country }) => country);
}
