import { randomUUID } from "node:crypto";
import { queueEmail } from "#features/email/server/queue-email.ts";
import type { ChangedSetting } from "#features/settings/server/save-setting.ts";
import type { AppContext } from "#platform/context.ts";
import type { Tx } from "#platform/database/database.ts";
import { shopLanguage } from "./shop-language.ts";

/** A new address of the shop is tried: nothing else would tell that nobody reads it. */
export async function tellOfSetting(
  { config }: Pick<AppContext, "config">,
  tx: Tx,
  { key, after }: ChangedSetting,
): Promise<void> {
  if (key !== "store_email") return;
  const link = `${config.shopUrl}/admin/settings`;
  const language = await shopLanguage(tx);
  await queueEmail(
    tx,
    "store-email-check",
    { link },
    { dedupeKey: `store-email-check:${randomUUID()}`, recipient: after, language },
  );
}
