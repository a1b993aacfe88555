import { z } from "zod";
import { isTimeZone } from "#shared/day.ts";
import { issueInWords } from "#shared/issue-in-words.ts";
import { LANGUAGES } from "#shared/language.ts";
import { parsePrice } from "#shared/parse-number.ts";
import { MAX_AMOUNT } from "#shared/store-settings.ts";
import { messages } from "./messages.ts";
import { TRADER_KEYS, traderRules } from "./trader.ts";

/** What the shopkeeper sets, by the names that programs use (back office 3). */
export const SETTING_KEYS = [
  "store_name",
  "store_description",
  "store_email",
  "support_hours",
  "notice",
  "notice_until",
  "free_shipping_threshold",
  "courier_shipping_cost",
  "parcel_machine_shipping_cost",
  "processing_time",
  "time_zone",
  "languages",
  "trader_name",
  "trader_address",
  ...TRADER_KEYS,
  "instagram_url",
  "pinterest_url",
  "facebook_url",
  "admin_idle_minutes",
  "invoice_with_confirmation",
  "vat_number_check",
  "monthly_report",
] as const;
export type SettingKey = (typeof SETTING_KEYS)[number];

const text = (characters: number) =>
  z
    .string()
    .trim()
    .max(characters, { error: () => messages.tooLong(characters) });
/** Names stand in the headers of emails. */
const line = (characters: number) => text(characters).regex(/^[^<>\p{Cc}]*$/u, { error: () => messages.line });
const filled = (rule: z.ZodString) => rule.min(1, { error: () => messages.required });

/** Euro, kept with two decimals. */
const amount = (problem: () => string) =>
  z
    .string()
    .transform(parsePrice)
    .refine((amount) => amount !== null && amount <= MAX_AMOUNT, { error: problem })
    .transform((amount) => (Number(amount) / 100).toFixed(2));

/** A day at most. */
const minutes = z
  .string()
  .trim()
  .regex(/^\d{1,4}$/, { error: () => messages.minutes })
  .refine((written) => Number(written) <= 1440, { error: () => messages.minutes })
  .transform((written) => String(Number(written)));

const yesOrNo = z.enum(["true", "false"], { error: () => messages.trueOrFalse });

const languages = z
  .string()
  .trim()
  .toLowerCase()
  .refine((written) => written.split(/[\s,]+/).every((code) => LANGUAGES.some((language) => language === code)), {
    error: () => messages.languages(LANGUAGES.join(", ")),
  });

const profile = (host: string) =>
  line(300).refine((address) => address === "" || isAt(host, address), { error: () => messages.profile(host) });

function isAt(host: string, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" && (hostname === host || hostname.endsWith(`.${host}`));
}

/** What each may be. Empty means unset where that is allowed. */
export const settingRules: Record<SettingKey, z.ZodType<string, string>> = {
  store_name: filled(line(100)),
  store_description: filled(text(1000)),
  store_email: filled(line(254)).pipe(z.email({ error: () => messages.email })),
  support_hours: line(100),
  notice: line(160),
  notice_until: z.union([z.literal(""), z.iso.date()], { error: () => messages.day }),
  free_shipping_threshold: amount(() => messages.threshold),
  courier_shipping_cost: amount(() => messages.courier),
  parcel_machine_shipping_cost: amount(() => messages.machine),
  processing_time: filled(line(100)),
  time_zone: filled(line(60)).refine(isTimeZone, { error: () => messages.timeZone }),
  languages,
  trader_name: line(200),
  trader_address: text(500),
  ...traderRules,
  instagram_url: profile("instagram.com"),
  pinterest_url: profile("pinterest.com"),
  facebook_url: profile("facebook.com"),
  admin_idle_minutes: minutes,
  invoice_with_confirmation: yesOrNo,
  vat_number_check: yesOrNo,
  monthly_report: yesOrNo,
};

/** Buyers pay to it: an open session is not enough to change it. */
export const NEEDS_PASSWORD: readonly SettingKey[] = ["trader_iban"];

/** What is wrong with a value, or null. */
export const settingProblem = (key: SettingKey, value: string): string | null =>
  settingRules[key].safeParse(value, { error: issueInWords }).error?.issues[0]?.message ?? null;
