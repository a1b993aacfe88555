import { describe, expect, it } from "vitest";
import { messages } from "./messages.ts";
import { SETTING_KEYS, type SettingKey, settingProblem, settingRules } from "./setting.ts";
import { DEFAULT_SETTINGS, settingsFrom, settingValues } from "./store-settings.ts";

describe("a setting is refused", () => {
  it.each<[string, SettingKey, string, string]>([
    ["a threshold in words", "free_shipping_threshold", "a lot", messages.threshold],
    ["a negative threshold", "free_shipping_threshold", "-1", messages.threshold],
    ["no threshold", "free_shipping_threshold", "", messages.threshold],
    ["a negative courier", "courier_shipping_cost", "-0.01", messages.courier],
    ["an endless machine", "parcel_machine_shipping_cost", "Infinity", messages.machine],
    ["a tenth of a cent", "courier_shipping_cost", "8.999", messages.courier],
    ["a machine by powers", "parcel_machine_shipping_cost", "1e9", messages.machine],
    ["no name", "store_name", "  ", messages.required],
    ["a name that adds a header", "store_name", "Aurelle\r\nBcc: x@example.com", messages.line],
    ["a name that ends early", "store_name", "Aurelle <x@example.com>", messages.line],
    ["half an address", "store_email", "hello@", messages.email],
    ["a place without a clock", "time_zone", "Europe/Nowhere", messages.timeZone],
    [
      "a language that the shop does not speak",
      "languages",
      "en, fr",
      messages.languages("en, et, lv, lt, fi, de, pl"),
    ],
    ["another network", "instagram_url", "https://instagram.com.example.org/x", messages.profile("instagram.com")],
    ["a script", "facebook_url", "javascript:alert(1)", messages.profile("facebook.com")],
    ["an idle time of days", "admin_idle_minutes", "1441", messages.minutes],
    ["L49: a phone without its country", "trader_phone", "5551234", messages.phone],
    ["L49: a VAT number that is too short", "trader_vat_number", "EE12345", messages.vatNumber],
    ["an IBAN with two digits turned", "trader_iban", "EE38 2200 2210 2014 5658", messages.iban],
    ["an account number that is no IBAN", "trader_iban", "221020145685", messages.iban],
    ["L54: a number without its country", "epr_packaging", "DE1234567890123", messages.producerNumbers],
    ["L54: two numbers of one country", "epr_weee", "DE: 12345678\nde: 87654321", messages.producerNumbers],
    ["a register with tags", "trader_register", "<b>Register</b>", messages.line],
    ["half a minute", "admin_idle_minutes", "0.5", messages.minutes],
    ["a long description", "store_description", "x".repeat(1001), messages.tooLong(1000)],
  ])("%s", (_situation, key, value, problem) => expect(settingProblem(key, value)).toBe(problem));
});

describe("a setting is kept as", () => {
  it.each<[SettingKey, string, string]>([
    ["free_shipping_threshold", " 75 ", "75.00"],
    ["courier_shipping_cost", "8,9", "8.90"],
    ["courier_shipping_cost", "€8.90", "8.90"],
    ["parcel_machine_shipping_cost", "0", "0.00"],
    ["trader_address", "Pikk 1\n10123 Tallinn", "Pikk 1\n10123 Tallinn"],
    ["trader_vat_number", "ee 123 456 789", "EE123456789"],
    ["trader_iban", " ee38 2200 2210 2014 5685 ", "EE382200221020145685"],
    ["trader_phone", "+372 555 1234", "+372 555 1234"],
    ["epr_packaging", " de:LUCID DE123\n\nFR : FR000_01 ", "DE: LUCID DE123\nFR: FR000_01"],
    ["pinterest_url", "https://www.pinterest.com/aurelle", "https://www.pinterest.com/aurelle"],
    ["languages", " EN, et ", "en, et"],
    ["instagram_url", "", ""],
    ["admin_idle_minutes", " 030 ", "30"],
  ])("%s %j", (key, value, kept) => expect(settingRules[key].parse(value)).toBe(kept));
});

it("what was written is read again", () => {
  const written = { ...settingValues(DEFAULT_SETTINGS), store_name: "Linden", free_shipping_threshold: "80.50" };
  const rows = SETTING_KEYS.map((settingKey) => ({ settingKey, settingValue: written[settingKey] }));
  expect(settingValues(settingsFrom(rows))).toEqual(written);
});

it.each([
  ["none", [], ["en"]],
  ["two in another order", ["lv,et"], ["en", "et", "lv"]],
  ["one that this version does not know", ["en, xx, de"], ["en", "de"]],
])("published languages: %s", (_what, written, languages) =>
  expect(settingsFrom(written.map((settingValue) => ({ settingKey: "languages", settingValue }))).languages).toEqual(
    languages,
  ),
);

it("a time zone that is none counts as the usual one", () =>
  expect(settingsFrom([{ settingKey: "time_zone", settingValue: "Mars/Olympus" }]).timeZone).toBe("Europe/Tallinn"));
