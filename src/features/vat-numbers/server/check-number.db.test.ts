import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { RequesterRefused, type VatNumberAnswer, VatRegistryUnavailable } from "#platform/vat-registry/vat-registry.ts";
import { DAY_MS } from "#shared/day.ts";
import { sellsWithVat } from "#tests/business.ts";
import { shopOfFile } from "#tests/shop.ts";
import { checkedNumber } from "./check-number.ts";
import { forgetVatChecks } from "./forget-checks.ts";
import { officeVatCheckState, requesterRefusedAt } from "./refused-requester.ts";

const file = await shopOfFile();
await sellsWithVat(file);
const settings = await storeSettings(file.db);

/** The shop with a register that notes what it is asked. */
function asking(answer: () => Promise<VatNumberAnswer>) {
  const asked: string[] = [];
  const vatRegistry = {
    check: async (number: string) => {
      asked.push(number);
      return answer();
    },
  };
  return { shop: { ...file, vatRegistry }, asked };
}
const known = { consultationNumber: "WAPI1", name: "Muster GmbH", address: "Berlin" };
const yes = async () => ({ ...known, isValid: true });
const no = async () => ({ consultationNumber: null, name: null, address: null, isValid: false });

it("asks once for fifty checkouts at the same time, and keeps the answer as proof", async () => {
  const { shop, asked } = asking(yes);
  const checks = await Promise.all(Array.from({ length: 50 }, () => checkedNumber(shop, "DE000000001", settings)));
  expect(asked).toEqual(["DE000000001"]);
  expect(new Set(checks.map((check) => check?.id)).size).toBe(1);
  expect(checks[0]).toMatchObject({ ...known, requester: "EE101234567", isValid: true });
});

it("keeps a yes for an hour and a no for ten minutes, and asks again for a no when told to", async () => {
  const confirmed = asking(yes);
  const unknown = asking(no);
  const ask = async (isAnew = false) => {
    await checkedNumber(confirmed.shop, "DE000000002", settings, { isAnew });
    await checkedNumber(unknown.shop, "DE000000003", settings, { isAnew });
    return [confirmed.asked.length, unknown.asked.length];
  };
  expect(await ask()).toEqual([1, 1]);
  file.clock.forward(9 * 60_000);
  expect(await ask()).toEqual([1, 1]);
  expect(await ask(true)).toEqual([1, 2]);
  file.clock.forward(11 * 60_000);
  expect(await ask()).toEqual([1, 3]);
  file.clock.forward(60 * 60_000);
  expect(await ask()).toEqual([2, 4]);
});

it("knows nothing where the register is silent, and asks again next time", async () => {
  const { shop, asked } = asking(() => Promise.reject(new VatRegistryUnavailable("away")));
  expect(await checkedNumber(shop, "DE000000004", settings)).toBe(null);
  expect(await checkedNumber(shop, "DE000000004", settings)).toBe(null);
  expect(asked).toHaveLength(2);
});

it("notes that VIES refuses the shop's own number, asks in its name every ten minutes or when told to, and forgets it with the first answer", async () => {
  let answer = () => Promise.reject(new RequesterRefused("refused"));
  const { shop, asked } = asking(() => answer());
  const check = (isAnew = false) => checkedNumber(shop, "DE000000008", settings, { isAnew });
  const state = () => officeVatCheckState(shop.db, null);
  expect(await check()).toBe(null);
  expect(await state()).toBe("requester-refused");
  expect(await check()).toBe(null);
  expect(asked).toHaveLength(1);
  await check(true);
  shop.clock.forward(11 * 60_000);
  await check();
  expect(asked).toHaveLength(3);
  expect(await requesterRefusedAt(shop.db, settings)).toBeInstanceOf(Date);
  const corrected = { ...settings, trader: { trader_vat_number: "EE999999999" } };
  expect(await requesterRefusedAt(shop.db, corrected)).toBe(null);
  answer = yes as typeof answer;
  expect(await check(true)).toMatchObject({ isValid: true });
  expect(await state()).toBe("not-confirmed");
});

it("passes faults of its own on", async () => {
  const { shop } = asking(() => Promise.reject(new TypeError("a fault")));
  await expect(checkedNumber(shop, "DE000000005", settings)).rejects.toThrow("a fault");
});

it("asks nobody for a shop without a number", async () => {
  const { shop, asked } = asking(yes);
  expect(await checkedNumber(shop, "DE000000006", { ...settings, trader: {} })).toBe(null);
  expect(asked).toEqual([]);
});

it("forgets answers that no order rests on after a month, and all of them with the documents", async () => {
  const { shop } = asking(yes);
  await file.db.execute(sql`DELETE FROM vat_checks`);
  await checkedNumber(shop, "DE000000007", settings);
  const forget = (days: number, isUsed: boolean, before = "2016-01-01") =>
    forgetVatChecks(file.db, {
      now: new Date(file.clock.now().getTime() + days * DAY_MS),
      before,
      isUsed: isUsed ? sql`true` : sql`false`,
    });
  expect(await forget(29, false)).toBe(0);
  expect(await forget(31, true)).toBe(0);
  expect(await forget(31, false)).toBe(1);
  await checkedNumber(shop, "DE000000007", settings);
  expect(await forget(0, true, "2099-01-01")).toBe(1);
});
