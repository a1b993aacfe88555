import { eq } from "drizzle-orm";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import type { Db } from "#platform/database/database.ts";
import type { StoreSettings } from "#shared/store-settings.ts";
import { type OfficeVatCheckState, vatCheckState, viesRequester } from "../vat-check.ts";
import { vatRequesterRefusals } from "./vat-checks-table.ts";

type Settings = Pick<StoreSettings, "trader" | "checksVatNumbers">;

/** When VIES last refused the shop's own number; null where it does not, or is not asked. */
export async function requesterRefusedAt(db: Db, settings: Settings): Promise<Date | null> {
  const requester = viesRequester(settings);
  if (!requester) return null;
  const [found] = await db.select().from(vatRequesterRefusals).where(eq(vatRequesterRefusals.requester, requester));
  return found?.refusedAt ?? null;
}

/** As the back office says it: also that no number is confirmed because the shop's own is refused. */
export async function officeVatCheckState(db: Db, check: { isValid: boolean } | null): Promise<OfficeVatCheckState> {
  if (!check && (await requesterRefusedAt(db, await storeSettings(db)))) return "requester-refused";
  return vatCheckState(check);
}
