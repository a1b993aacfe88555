import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db, Tx } from "#platform/database/database.ts";
import { DELIVERY_COUNTRIES, DELIVERY_COUNTRY_CODES } from "../countries.ts";
import { PARCEL_MACHINE_KINDS } from "../parcel-machine.ts";

/** Rows without the names of their fields, as assets/demo/make-parcel-machines.mjs writes them. */
const samples = z.array(
  z.object({
    provider: z.string(),
    country: z.enum(DELIVERY_COUNTRY_CODES),
    machines: z.array(
      z.tuple([
        z.string().describe("name"),
        z.string().describe("address"),
        z.string().describe("city"),
        z.string().describe("postal code"),
        z.number().describe("latitude"),
        z.number().describe("longitude"),
        z.string().nullable().describe("hours"),
        z.string().nullable().describe("comment"),
        z.enum(PARCEL_MACHINE_KINDS),
      ]),
    ),
  }),
);

export async function hasParcelMachines(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT FROM parcel_machines LIMIT 1`);
  return rows.length > 0;
}

/** Machines to choose from in a demo. A live shop never offers them. */
export async function insertDemoParcelMachines(tx: Tx, folder: string): Promise<void> {
  const lists = samples.parse(JSON.parse(readFileSync(join(folder, "parcel-machines.json"), "utf8")));
  const rows = lists.flatMap(({ provider, country, machines }) =>
    machines.map(([name, address, city, postal_code, latitude, longitude, hours, comment, kind], i) => ({
      provider,
      external_id: `sample-${country}-${i + 1}`,
      name,
      address,
      city,
      postal_code,
      country_code: country,
      country_name: DELIVERY_COUNTRIES[country],
      latitude,
      longitude,
      hours,
      comment,
      kind,
      is_active: true,
      is_sample: true,
    })),
  );
  // As one parameter: quicker than ten thousand of them.
  const columns = sql.raw(Object.keys(rows[0] ?? {}).join(", "));
  await tx.execute(sql`
    INSERT INTO parcel_machines (${columns})
    SELECT ${columns} FROM jsonb_populate_recordset(null::parcel_machines, ${JSON.stringify(rows)}::jsonb)
    ON CONFLICT DO NOTHING`);
}

/** A live shop begins without the samples. */
export async function hideSampleMachines(tx: Tx): Promise<void> {
  await tx.execute(sql`UPDATE parcel_machines SET is_active = false WHERE is_sample`);
}
