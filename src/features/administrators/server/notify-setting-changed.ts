import { randomUUID } from "node:crypto";
import type { Actor } from "#features/audit/actor.ts";
import { queueEmail } from "#features/email/server/queue-email.ts";
import type { ChangedSetting } from "#features/settings/server/save-setting.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { DEFAULT_SETTINGS } from "#features/settings/store-settings.ts";
import type { AppContext } from "#platform/context.ts";
import type { Tx } from "#platform/database/database.ts";
import { WATCHED_SETTINGS } from "../administrator-emails.ts";
import { administrators } from "./administrators-table.ts";
import { shopLanguage } from "./shop-language.ts";

/**
 * A new address of the shop is tried: nothing else would tell that nobody reads it. Whoever could notice a stolen session that
 * changes where buyers pay to, or where they write to, is told: all superusers and the address of the shop as it was.
 */
export async function notifySettingChanged(
  { config }: Pick<AppContext, "config">,
  tx: Tx,
  { key, before, after }: ChangedSetting,
  { administratorId }: Actor,
): Promise<void> {
  const setting = WATCHED_SETTINGS.find((one) => one === key);
  if (!setting) return;
  const link = `${config.shopUrl}/admin/settings`;
  const language = await shopLanguage(tx);
  if (setting === "store_email") {
    const dedupeKey = `store-email-check:${randomUUID()}`;
    await queueEmail(tx, "store-email-check", { link }, { dedupeKey, recipient: after, language });
  }
  const { id, email, role, language: own } = administrators;
  const everybody = await tx.select({ id, email, role, language: own }).from(administrators);
  const told = new Map(
    everybody.flatMap((one) => (one.role === "superuser" ? [[one.email, one.language] as const] : [])),
  );
  const address = setting === "store_email" ? before : (await storeSettings(tx)).storeEmail;
  // Nobody has that of a new shop.
  if (address !== DEFAULT_SETTINGS.storeEmail && !told.has(address)) told.set(address, language);
  const by = everybody.find((one) => one.id === administratorId)?.email ?? "";
  for (const [recipient, inLanguage] of told) {
    const dedupeKey = `setting-changed:${randomUUID()}`;
    const data = { setting, before, after, by, link };
    await queueEmail(tx, "setting-changed", data, { dedupeKey, recipient, language: inLanguage });
  }
}
