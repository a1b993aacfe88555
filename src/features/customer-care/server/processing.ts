import { sql } from "drizzle-orm";
import { KEEP_PERIODS } from "#features/policies/keep-periods.ts";
import type { Policy } from "#features/policies/policy.ts";
import { policyInForce } from "#features/policies/server/policy-queries.ts";
import { processorsOf } from "#features/policies/server/processors.ts";
import { policyText } from "#features/policies/server/render-policy.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import type { AppContext } from "#platform/context.ts";
import { withLanguage } from "#platform/language/with-language.ts";
import type { Language } from "#shared/language.ts";
import { type Processing, processingOf, type Recipients } from "../processing.ts";

const POLICY: Policy = "privacy-policy";

/** Who gets personal data, by what is switched on. */
export async function recipientsOf(
  shop: Pick<AppContext, "db" | "payment" | "otherPayments" | "email" | "config">,
): Promise<Recipients> {
  const { rows } = await shop.db.execute<{ carrier: string }>(sql`
    SELECT DISTINCT carrier FROM shipments WHERE carrier IS NOT NULL AND carrier <> 'other' AND shipped_at > now() - interval '1 year'
    ORDER BY carrier`);
  return {
    ...processorsOf(shop),
    carriers: rows.map(({ carrier }) => carrier),
  };
}

export interface ProcessingRecord {
  records: Processing[];
  /** Recipients that a privacy policy in force does not name, by its language. */
  unnamed: { language: Language; names: string[] }[];
}

/** The record of processing activities (GDPR, article 30), made of what is switched on. */
export async function processingRecord(
  shop: Pick<AppContext, "db" | "clock" | "payment" | "otherPayments" | "email" | "config">,
): Promise<ProcessingRecord> {
  const processors = processorsOf(shop);
  const [recipients, settings] = await Promise.all([recipientsOf(shop), storeSettings(shop.db)]);
  const named = [...recipients.payment, ...recipients.email, ...recipients.carriers];
  const unnamed = [];
  for (const language of settings.languages) {
    const words = await withLanguage(language, async () => {
      const inForce = await policyInForce(shop.db, {
        policy: POLICY,
        at: shop.clock.now(),
        timeZone: settings.timeZone,
      });
      const { lead, sections } = policyText(POLICY, inForce, settings, processors);
      return [lead, ...sections.map(({ html }) => html)].join(" ").toLowerCase();
    });
    const names = named.filter((name) => !words.includes(name.toLowerCase()));
    if (names.length > 0) unnamed.push({ language, names });
  }
  return { records: processingOf(recipients, KEEP_PERIODS), unnamed };
}
