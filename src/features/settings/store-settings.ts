import { dayIn, isTimeZone } from "#shared/day.ts";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "#shared/language.ts";
import { type Cents, euros } from "#shared/money.ts";
import { DEFAULT_STORE_NAME, type StoreSettings } from "#shared/store-settings.ts";
import type { SettingKey } from "./setting.ts";
import { TRADER_KEYS } from "./trader.ts";

export const DEFAULT_SETTINGS: StoreSettings = {
  storeName: DEFAULT_STORE_NAME,
  storeDescription: "Aroma diffusers and pure essential oils for a calm home.",
  storeEmail: "support@example.com",
  supportHours: "",
  notice: "",
  noticeUntil: "",
  freeShippingThreshold: euros(75),
  courierShippingCost: euros(8.99),
  parcelMachineShippingCost: euros(3.99),
  processingTime: "1-2 business days",
  timeZone: "Europe/Tallinn",
  languages: [DEFAULT_LANGUAGE],
  traderName: "",
  traderAddress: "",
  trader: {},
  instagramUrl: "",
  pinterestUrl: "",
  facebookUrl: "",
  adminIdleMinutes: 60,
  invoiceWithConfirmation: true,
  checksVatNumbers: true,
  monthlyReport: true,
  demoRatings: false,
};

/** From rows of setting_key and setting_value; amounts are written in euro. */
export function settingsFrom(rows: readonly { settingKey: string; settingValue: string }[]): StoreSettings {
  const values = new Map(rows.map((row) => [row.settingKey, row.settingValue.trim()]));
  const text = (key: SettingKey, fallback: string) => values.get(key) || fallback;
  const amount = (key: SettingKey, fallback: Cents) => {
    const written = Number.parseFloat(values.get(key) ?? "");
    return Number.isFinite(written) && written >= 0 ? euros(written) : fallback;
  };
  const timeZone = text("time_zone", DEFAULT_SETTINGS.timeZone);
  return {
    storeName: text("store_name", DEFAULT_SETTINGS.storeName),
    storeDescription: text("store_description", DEFAULT_SETTINGS.storeDescription),
    storeEmail: text("store_email", DEFAULT_SETTINGS.storeEmail),
    supportHours: text("support_hours", ""),
    notice: text("notice", ""),
    noticeUntil: text("notice_until", ""),
    freeShippingThreshold: amount("free_shipping_threshold", DEFAULT_SETTINGS.freeShippingThreshold),
    courierShippingCost: amount("courier_shipping_cost", DEFAULT_SETTINGS.courierShippingCost),
    parcelMachineShippingCost: amount("parcel_machine_shipping_cost", DEFAULT_SETTINGS.parcelMachineShippingCost),
    processingTime: text("processing_time", DEFAULT_SETTINGS.processingTime),
    timeZone: timeZone === DEFAULT_SETTINGS.timeZone || isTimeZone(timeZone) ? timeZone : DEFAULT_SETTINGS.timeZone,
    languages: languagesFrom(text("languages", "")),
    traderName: text("trader_name", ""),
    traderAddress: text("trader_address", ""),
    trader: Object.fromEntries(TRADER_KEYS.flatMap((key) => (text(key, "") ? [[key, text(key, "")]] : []))),
    instagramUrl: text("instagram_url", ""),
    pinterestUrl: text("pinterest_url", ""),
    facebookUrl: text("facebook_url", ""),
    adminIdleMinutes: Number(values.get("admin_idle_minutes") ?? DEFAULT_SETTINGS.adminIdleMinutes),
    invoiceWithConfirmation: values.get("invoice_with_confirmation") !== "false",
    checksVatNumbers: values.get("vat_number_check") !== "false",
    monthlyReport: values.get("monthly_report") !== "false",
    demoRatings: values.get("demo_ratings") === "true",
  };
}

/** What is said at a moment: nothing once its last day is over. */
export const noticeOn = ({ notice, noticeUntil, timeZone }: StoreSettings, at: Date): string =>
  noticeUntil && dayIn(timeZone, at) > noticeUntil ? "" : notice;

/** Unknown codes are left out: another version of the shop may have more languages. */
export function languagesFrom(written: string): readonly Language[] {
  const codes = written.split(/[\s,]+/);
  return LANGUAGES.filter((language) => language === DEFAULT_LANGUAGE || codes.includes(language));
}

/** Every key, empty where nothing was set. */
const traderValues = ({ trader }: StoreSettings) =>
  Object.fromEntries(TRADER_KEYS.map((key) => [key, trader[key] ?? ""])) as Record<
    (typeof TRADER_KEYS)[number],
    string
  >;

const inEuro = (amount: Cents): string => (amount / 100).toFixed(2);

/** The settings as they are written, usual values where nothing was set. */
export const settingValues = (settings: StoreSettings): Record<SettingKey, string> => ({
  store_name: settings.storeName,
  store_description: settings.storeDescription,
  store_email: settings.storeEmail,
  support_hours: settings.supportHours,
  notice: settings.notice,
  notice_until: settings.noticeUntil,
  free_shipping_threshold: inEuro(settings.freeShippingThreshold),
  courier_shipping_cost: inEuro(settings.courierShippingCost),
  parcel_machine_shipping_cost: inEuro(settings.parcelMachineShippingCost),
  processing_time: settings.processingTime,
  time_zone: settings.timeZone,
  languages: settings.languages.join(", "),
  trader_name: settings.traderName,
  trader_address: settings.traderAddress,
  ...traderValues(settings),
  instagram_url: settings.instagramUrl,
  pinterest_url: settings.pinterestUrl,
  facebook_url: settings.facebookUrl,
  admin_idle_minutes: String(settings.adminIdleMinutes),
  invoice_with_confirmation: String(settings.invoiceWithConfirmation),
  vat_number_check: String(settings.checksVatNumbers),
  monthly_report: String(settings.monthlyReport),
});
