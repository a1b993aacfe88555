import { eq } from "drizzle-orm";
import { SYSTEM, writeAudit } from "#features/audit/server/write-audit.ts";
import { type Config, ConfigError } from "#platform/config/config.ts";
import type { Tx } from "#platform/database/database.ts";
import { missingOf, type ReadinessItem, requiredOf } from "../readiness.ts";
import { messages } from "../readiness-messages.ts";
import { type SettingKey, settingProblem, settingRules } from "../setting.ts";
import { DEFAULT_SETTINGS, settingValues } from "../store-settings.ts";
import { noticedLanguages, storeSettings } from "./settings-queries.ts";
import { storeSettingsTable } from "./settings-table.ts";

const VARIABLES = {
  TRADER_NAME: "trader_name",
  TRADER_ADDRESS: "trader_address",
  TRADER_EMAIL: "store_email",
} as const satisfies Partial<Record<keyof Config, SettingKey>>;

/**
 * Before a live shop opens: takes over from the environment who sells, where the settings do not say it yet, and answers what
 * else is missing. @throws ConfigError where a live shop would not say who sells (L49)
 */
export async function openTrader(tx: Tx, config: Config): Promise<ReadinessItem[]> {
  for (const [variable, key] of Object.entries(VARIABLES) as [keyof typeof VARIABLES, SettingKey][]) {
    const value = config[variable];
    if (value) await setOnce(tx, variable, key, value);
  }
  const missing = missingOf(await storeSettings(tx), await noticedLanguages(tx));
  const required = requiredOf(missing);
  if (config.mode === "live" && required.length > 0)
    throw new ConfigError(messages.refused(required.map((item) => messages.items[item])));
  return missing;
}

async function setOnce(tx: Tx, variable: string, key: SettingKey, value: string): Promise<void> {
  const problem = settingProblem(key, value);
  if (problem) throw new ConfigError(`${variable}: ${problem}`);
  const settingValue = settingRules[key].parse(value);
  const added = await tx
    .insert(storeSettingsTable)
    .values({ settingKey: key, settingValue })
    .onConflictDoUpdate({
      target: storeSettingsTable.settingKey,
      set: { settingValue },
      // Saved as it was, it says no more than none.
      setWhere: eq(storeSettingsTable.settingValue, settingValues(DEFAULT_SETTINGS)[key]),
    })
    .returning();
  if (added.length === 0) return;
  await writeAudit(tx, SYSTEM, {
    action: "setting.changed",
    subject: { kind: "setting", id: key },
    details: { before: "", after: settingValue },
  });
}
