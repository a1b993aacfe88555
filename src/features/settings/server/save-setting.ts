import { eq, sql } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import type { AppContext } from "#platform/context.ts";
import { type Db, type Tx, transact } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { languageName } from "#shared/back-office-language.ts";
import { DEFAULT_LANGUAGE, type Language } from "#shared/language.ts";
import { messages } from "../messages.ts";
import { missingOf, READINESS, requiredOf } from "../readiness.ts";
import { messages as readiness } from "../readiness-messages.ts";
import { type SettingKey, settingRules } from "../setting.ts";
import { languagesFrom, settingValues } from "../store-settings.ts";
import { storeSettings } from "./settings-queries.ts";
import { storeSettingsTable } from "./settings-table.ts";

interface Input {
  key: SettingKey;
  value: string;
  /** What stood there when the administrator began; without it the last one wins. */
  seen?: string;
  /** Also a language in which products lack their safety information. */
  confirmed?: boolean;
}

/** The products for sale that have no safety information in a language: how many, and the names of the first. */
export type WithoutWarning = (db: Db, language: Language) => Promise<{ total: number; products: readonly string[] }>;

/** What was set, to whom it concerns within the same transaction. */
export interface ChangedSetting {
  key: SettingKey;
  before: string;
  after: string;
}
export type Notify = (tx: Tx, changed: ChangedSetting, actor: Actor) => Promise<void>;

/**
 * Sets one setting and answers with it as it is written now; empty unsets it. @throws AppError "invalid", or "conflict" with
 * the value that somebody else has set meanwhile
 */
export async function saveSetting(
  shop: AppContext,
  { key, value, seen, confirmed }: Input,
  actor: Actor,
  withoutWarning?: WithoutWarning,
  notify?: Notify,
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
    if (key === "languages" && withoutWarning && !confirmed)
      await refuseWithoutWarnings(tx, withoutWarning, languagesFrom(after), languagesFrom(before));
    if (key === "time_zone" && !(await isZoneOfDatabase(tx, after))) throw new AppError("invalid", messages.timeZone);
    await write(tx, key, after);
    if (shop.config.mode === "live") await refuseWithoutTrader(tx, key);
    await writeAudit(tx, actor, {
      action: "setting.changed",
      subject: { kind: "setting", id: key },
      details: { before, after },
    });
    await notify?.(tx, { key, before, after }, actor);
    return after;
  });
}

/** What a live shop does not start without may not be taken away while it runs (L49). @throws AppError "invalid" */
async function refuseWithoutTrader(tx: Tx, key: SettingKey): Promise<void> {
  const missing = requiredOf(missingOf(await storeSettings(tx), [])).filter((item) => {
    const needed = READINESS[item];
    return "setting" in needed && needed.setting === key;
  });
  if (missing.length > 0) throw new AppError("invalid", readiness.needed(missing.map((item) => readiness.items[item])));
}

/** The database works out days too, and has names of its own: where Node.js alone knows one, no payment could be booked. */
async function isZoneOfDatabase(tx: Tx, name: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`SELECT FROM pg_timezone_names WHERE lower(name) = lower(${name})`);
  return rows.length > 0;
}

/** Safety information must be in the language of those who buy. @throws AppError "conflict" that names the products */
async function refuseWithoutWarnings(
  tx: Tx,
  withoutWarning: WithoutWarning,
  after: readonly Language[],
  before: readonly Language[],
): Promise<void> {
  for (const language of after.filter((one) => one !== DEFAULT_LANGUAGE && !before.includes(one))) {
    const { total, products } = await withoutWarning(tx, language);
    if (total > 0)
      throw new AppError("conflict", messages.withoutWarning(languageName(language), total), {
        code: "WARNINGS_MISSING",
        details: products,
        more: { language, total, products },
      });
  }
}

const write = (tx: Tx, settingKey: SettingKey, settingValue: string) =>
  settingValue === ""
    ? tx.delete(storeSettingsTable).where(eq(storeSettingsTable.settingKey, settingKey))
    : tx
        .insert(storeSettingsTable)
        .values({ settingKey, settingValue })
        .onConflictDoUpdate({ target: storeSettingsTable.settingKey, set: { settingValue } });
