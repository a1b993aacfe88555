import { beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "#features/audit/server/audit-table.ts";
import { productsWithoutWarning } from "#features/products/server/product-translations.ts";
import type { Change, Events } from "#platform/events/events.ts";
import { DAY_MS } from "#shared/day.ts";
import { SOMEBODY } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { messages } from "../messages.ts";
import { SETTING_KEYS } from "../setting.ts";
import { saveSetting } from "./save-setting.ts";
import { settingsEndpoints } from "./settings-endpoints.ts";
import { checkoutTerms, knownSettings, storeSettings } from "./settings-queries.ts";
import { storeSettingsTable } from "./settings-table.ts";
import { addTaxRate, allTaxRates, removeTaxRate } from "./tax-rates.ts";

const shop = await shopOfFile();
beforeEach(async () => {
  await shop.db.delete(storeSettingsTable);
});

const lastAction = async () => (await shop.db.select().from(auditLog)).at(-1);

describe("a setting", () => {
  it("is changed for the whole shop, and the log tells from what to what", async () => {
    await saveSetting(shop, { key: "store_name", value: " Linden ", seen: "Aurelle" }, SOMEBODY);
    expect((await storeSettings(shop.db)).storeName).toBe("Linden");
    expect(await lastAction()).toMatchObject({
      actorId: SOMEBODY.administratorId,
      action: "setting.changed",
      subjectId: "store_name",
      details: { before: "Aurelle", after: "Linden" },
    });
  });

  it("is answered in the order of the keys", async () => {
    const endpoints = settingsEndpoints(shop, {
      withoutWarning: productsWithoutWarning,
      unready: async () => [],
      isNumberRefused: async () => false,
      hasSales: async () => false,
      hasSold: async () => false,
      notify: async () => {},
      confirmPassword: async () => {},
    });
    const list = endpoints.find(({ name, method }) => name === "admin-settings" && method === "GET");
    expect(await list?.handle({} as never)).toMatchObject({ data: SETTING_KEYS.toSorted().map((key) => ({ key })) });
  });

  it("is known to pages without asking again, until it changes", async () => {
    let tell = (_: Change | "reconnected") => {};
    const events: Events = {
      listen: (heard) => {
        tell = heard;
        return () => undefined;
      },
      close: async () => undefined,
    };
    const name = async () => (await knownSettings({ db: shop.db, events, clock: shop.clock })).storeName;
    expect(await name()).toBe("Aurelle");
    await saveSetting(shop, { key: "store_name", value: "Linden" }, SOMEBODY);
    expect(await name()).toBe("Aurelle");
    tell({ kind: "settings", id: "all" });
    expect(await name()).toBe("Linden");
  });

  it("of what the shop says to all is gone once its last day is over", async () => {
    const events: Events = { listen: () => () => undefined, close: async () => undefined };
    const said = async (at: string) =>
      (await knownSettings({ db: shop.db, events, clock: { now: () => new Date(at) } })).notice;
    await expect(saveSetting(shop, { key: "notice_until", value: "2027-02-30" }, SOMEBODY)).rejects.toThrow("a day");
    await saveSetting(shop, { key: "notice", value: "Closed until 2 January." }, SOMEBODY);
    await saveSetting(shop, { key: "notice_until", value: "2027-01-02" }, SOMEBODY);
    expect(await said("2027-01-02T21:59:59Z")).toBe("Closed until 2 January.");
    expect(await said("2027-01-02T22:00:00Z")).toBe("");
  });

  it("that could not be read is asked for again", async () => {
    const events: Events = { listen: () => () => undefined, close: async () => undefined };
    const away = {} as typeof shop.db;
    await expect(knownSettings({ db: away, events, clock: shop.clock })).rejects.toThrow();
    expect((await knownSettings({ db: shop.db, events, clock: shop.clock })).storeName).toBe("Aurelle");
  });

  it("that somebody else has changed is not overwritten unseen", async () => {
    await saveSetting(shop, { key: "courier_shipping_cost", value: "9" }, SOMEBODY);
    const late = saveSetting(shop, { key: "courier_shipping_cost", value: "7", seen: "8.99" }, SOMEBODY);
    await expect(late).rejects.toMatchObject({
      kind: "conflict",
      message: messages.changed,
      more: { current: "9.00" },
    });
    expect((await storeSettings(shop.db)).courierShippingCost).toBe(900);
  });

  it("set by two at once is set once, and the other is told", async () => {
    const asked = ["5", "6"].map((value) =>
      saveSetting(shop, { key: "courier_shipping_cost", value, seen: "8.99" }, SOMEBODY),
    );
    const outcomes = (await Promise.allSettled(asked)).map(({ status }) => status);
    expect(outcomes.toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("left empty is unset where it may be", async () => {
    await saveSetting(shop, { key: "instagram_url", value: "https://www.instagram.com/aurelle" }, SOMEBODY);
    await saveSetting(shop, { key: "instagram_url", value: "" }, SOMEBODY);
    expect(await shop.db.$count(storeSettingsTable)).toBe(0);
  });

  it("is no time zone that the database does not know: the days of documents and stock are its own", async () => {
    const save = (value: string) => saveSetting(shop, { key: "time_zone", value }, SOMEBODY);
    // Node.js knows both; the database knows one not at all, and the other as the time of another country.
    for (const name of ["US/Pacific-New", "IST"])
      await expect(save(name)).rejects.toMatchObject({ kind: "invalid", message: messages.timeZone });
    expect(await save("europe/riga")).toBe("europe/riga");
  });

  it("that stays as it was leaves no trace", async () => {
    const before = await shop.db.$count(auditLog);
    await saveSetting(shop, { key: "store_name", value: "Aurelle" }, SOMEBODY);
    expect(await shop.db.$count(auditLog)).toBe(before);
  });
});

describe("a VAT rate", () => {
  const unused = async () => false;
  const inDays = (days: number) => new Date(shop.clock.now().getTime() + days * DAY_MS);
  const day = (days: number) => new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Tallinn" }).format(inDays(days));
  const spans = async (country: string) =>
    (await allTaxRates(shop.db))
      .filter((rate) => rate.country === country)
      .map(({ rate, validFrom, validTo }) => [rate, validFrom, validTo]);
  const rateAt = async (country: string, at: Date) => (await checkoutTerms(shop.db, country, at)).vatRate;

  it("counts from its day, and the one before until the day before", async () => {
    await addTaxRate(shop, { country: "LV", rate: 22.5, validFrom: day(10) }, SOMEBODY);
    expect(await spans("LV")).toEqual([
      [21, "2012-07-01", day(9)],
      [22.5, day(10), null],
    ]);
    expect([await rateAt("LV", inDays(9)), await rateAt("LV", inDays(10))]).toEqual([21, 22.5]);
    expect(await lastAction()).toMatchObject({ action: "tax-rate.added", subjectId: "LV" });
    // Sent again after a lost answer it is the same one.
    await addTaxRate(shop, { country: "LV", rate: 22.5, validFrom: day(10) }, SOMEBODY);
    expect(await spans("LV")).toHaveLength(2);
    await expect(addTaxRate(shop, { country: "LV", rate: 23, validFrom: day(10) }, SOMEBODY)).rejects.toThrow();
  });

  it("begins at midnight of the shop's own time zone", async () => {
    await addTaxRate(shop, { country: "PL", rate: 5, validFrom: "2030-07-01" }, SOMEBODY);
    // Tallinn is three hours ahead in summer.
    expect(await rateAt("PL", new Date("2030-06-30T20:59:59Z"))).toBe(23);
    expect(await rateAt("PL", new Date("2030-06-30T21:00:00Z"))).toBe(5);
  });

  it("may come between two others", async () => {
    await addTaxRate(shop, { country: "LT", rate: 25, validFrom: day(30) }, SOMEBODY);
    await addTaxRate(shop, { country: "LT", rate: 23, validFrom: day(20) }, SOMEBODY);
    expect(await spans("LT")).toEqual([
      [21, "2009-09-01", day(19)],
      [23, day(20), day(29)],
      [25, day(30), null],
    ]);
  });

  it("is the first of a country that had none", async () => {
    await addTaxRate(shop, { country: "NO", rate: 25, validFrom: day(0) }, SOMEBODY);
    expect(await rateAt("NO", shop.clock.now())).toBe(25);
  });

  it.each([
    ["EE", "2023-12-31", 20],
    ["EE", "2024-01-01", 22],
    ["EE", "2025-07-01", 24],
    ["FI", "2024-08-31", 24],
    ["FI", "2024-09-01", 25.5],
    ["IE", "2021-02-28", 21],
    ["IE", "2021-03-01", 23],
    ["LU", "2023-06-30", 16],
    ["LU", "2024-01-01", 17],
    ["RO", "2025-07-31", 19],
    ["SK", "2024-12-31", 20],
    ["SK", "2025-01-01", 23],
    ["DE", "2021-01-01", 19],
  ])("of %s on %s is %d %, whatever it is today", async (country, on, rate) => {
    expect(await rateAt(country, new Date(`${on}T12:00:00Z`))).toBe(rate);
  });

  it("never begins in the past, nor twice on one day", async () => {
    const yesterday = addTaxRate(shop, { country: "FI", rate: 1, validFrom: day(-1) }, SOMEBODY);
    await expect(yesterday).rejects.toThrow(messages.rates.past);
    const asked = [1, 2].map((rate) => addTaxRate(shop, { country: "FI", rate, validFrom: day(5) }, SOMEBODY));
    const refused = (await Promise.allSettled(asked)).flatMap((one) =>
      one.status === "rejected" ? [one.reason.message] : [],
    );
    expect(refused).toEqual([messages.rates.sameDay]);
  });

  it("of today can be taken back until an order has it", async () => {
    await addTaxRate(shop, { country: "NL", rate: 2.1, validFrom: day(0) }, SOMEBODY);
    const [, wrong] = (await allTaxRates(shop.db)).filter((rate) => rate.country === "NL");
    await expect(removeTaxRate(shop, wrong?.id ?? "", SOMEBODY, async () => true)).rejects.toThrow(messages.rates.used);
    await removeTaxRate(shop, wrong?.id ?? "", SOMEBODY, unused);
    expect(await spans("NL")).toEqual([[21, "2012-10-01", null]]);
  });

  it("that has not begun can be taken back; one in force cannot", async () => {
    await addTaxRate(shop, { country: "SE", rate: 30, validFrom: day(5) }, SOMEBODY);
    const of = (await allTaxRates(shop.db)).filter((rate) => rate.country === "SE");
    await removeTaxRate(shop, of[1]?.id ?? "", SOMEBODY, unused);
    expect(await spans("SE")).toEqual([[25, "1990-07-01", null]]);
    await expect(removeTaxRate(shop, of[0]?.id ?? "", SOMEBODY, unused)).rejects.toThrow(messages.rates.begun);
  });
});
