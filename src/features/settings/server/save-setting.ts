import { eq, sql } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import type { AppContext } from "#platform/context.ts";
import { type Tx, transact } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { messages } from "../messages.ts";
import { type SettingKey, settingRules } from "../setting.ts";
import { settingValues } from "../store-settings.ts";
import { storeSettings } from "./settings-queries.ts";
import { storeSettingsTable } from "./settings-table.ts";

interface Input {
  key: SettingKey;
  value: string;
  /** What stood there when the administrator began; without it the last one wins. */
  seen?: string;
}

/**
 * Sets one setting and answers with it as it is written now; empty unsets it. @throws AppError "invalid", or "conflict" with
 * the value that somebody else has set meanwhile
 */
export async function saveSetting(
  shop: AppContext,
  { key, value, seen }: Input,
  { by, requestId }: Actor,
): Promise<string> {
  const { data: after, error } = settingRules[key].safeParse(value);
  if (after === undefined) throw new AppError("invalid", error?.issues[0]?.message ?? "");
  return transact(shop.db, async (tx) => {
    // Also where there is no row yet, two administrators come one after the other. Readers are not held up.
    await tx.execute(sql`LOCK TABLE store_settings IN SHARE ROW EXCLUSIVE MODE`);
    const before = settingValues(await storeSettings(tx))[key];
    if (after === before) return before;
    if (seen !== undefined && seen !== before)
      throw new AppError("conflict", messages.changed, { more: { current: before } });
    await write(tx, key, after);
    await writeAudit(tx, {
      actor: "administrator",
      actorId: by,
      action: "setting.changed",
      subject: { kind: "setting", id: key },
      details: { before, after },
      requestId,
    });
    return after;
  });
}

const write = (tx: Tx, settingKey: SettingKey, settingValue: string) =>
  settingValue === ""
    ? tx.delete(storeSettingsTable).where(eq(storeSettingsTable.settingKey, settingKey))
    : tx
        .insert(storeSettingsTable)
        .values({ settingKey, settingValue })
        .onConflictDoUpdate({ target: storeSettingsTable.settingKey, set: { settingValue } });
