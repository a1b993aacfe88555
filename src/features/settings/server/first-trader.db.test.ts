import { beforeEach, expect, it } from "vitest";
import { transact } from "#platform/database/database.ts";
import { SOMEBODY } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import type { SettingKey } from "../setting.ts";
import { openTrader } from "./first-trader.ts";
import { saveSetting } from "./save-setting.ts";
import { storeSettings } from "./settings-queries.ts";
import { storeSettingsTable } from "./settings-table.ts";

const shop = await shopOfFile();
beforeEach(() => shop.db.delete(storeSettingsTable));

const TRADER = {
  TRADER_NAME: "Linden OÜ",
  TRADER_ADDRESS: "Pikk 1, 10123 Tallinn",
  TRADER_EMAIL: "hello@linden.example",
};
const open = (more: Partial<typeof shop.config>) =>
  transact(shop.db, (tx) => openTrader(tx, { ...shop.config, ...more }));

it("L49: a live shop does not open without the trader's name, address and email; a demo does", async () => {
  await expect(open({ mode: "live" })).rejects.toThrow(
    "A live shop tells who sells. Missing: The legal name of who sells; The postal address of who sells; An email address of your own, in place of support@example.com. Enter them under Settings while the shop is a demo, or start it once with TRADER_NAME, TRADER_ADDRESS and TRADER_EMAIL.",
  );
  expect(await open({ mode: "demo" })).toContain("traderName");
});

it("L49: it takes them from the environment once, and what the shopkeeper wrote stays", async () => {
  expect(await open({ mode: "live", ...TRADER })).toContain("phone");
  expect(await storeSettings(shop.db)).toMatchObject({ traderName: "Linden OÜ", storeEmail: "hello@linden.example" });
  await open({ mode: "live", ...TRADER, TRADER_NAME: "Salt OÜ" });
  expect(await storeSettings(shop.db)).toMatchObject({ traderName: "Linden OÜ" });
});

it("L49: what it does not open without is not taken away while it sells", async () => {
  await open({ mode: "live", ...TRADER });
  const set = (key: SettingKey, value: string, mode: "live" | "demo" = "live") =>
    saveSetting({ ...shop, config: { ...shop.config, mode } }, { key, value }, SOMEBODY);
  await expect(set("trader_name", "")).rejects.toThrow(
    "A live shop does not start without this: The legal name of who sells.",
  );
  await expect(set("store_email", "support@example.com")).rejects.toThrow(
    "A live shop does not start without this: An email address",
  );
  expect(await storeSettings(shop.db)).toMatchObject({ traderName: "Linden OÜ", storeEmail: "hello@linden.example" });
  expect(await set("trader_name", "", "demo")).toBe("");
});

it("L49: the usual email that somebody saved gives way to the one of the environment", async () => {
  const store_email = { settingKey: "store_email", settingValue: "support@example.com" };
  await shop.db.insert(storeSettingsTable).values(store_email);
  await open({ mode: "live", ...TRADER });
  expect(await storeSettings(shop.db)).toMatchObject({ storeEmail: "hello@linden.example" });
});

it("refuses an email that is none, by the name of its variable", () =>
  expect(open({ mode: "live", ...TRADER, TRADER_EMAIL: "hello@" })).rejects.toThrow("TRADER_EMAIL: "));
