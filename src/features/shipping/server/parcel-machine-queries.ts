import { and, eq } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
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

/** null where the machine is unknown, closed, or in another country. */
export async function offeredMachine(db: Db, id: string, country: string): Promise<ChosenMachine | null> {
  const { provider, name, address, city, postalCode, isActive, countryCode } = parcelMachines;
  const [machine] = await db
    .select({ id: parcelMachines.id, provider, name, address, city, postalCode })
    .from(parcelMachines)
    .where(and(eq(parcelMachines.id, id), eq(isActive, true), eq(countryCode, country)));
  return machine ?? null;
}
