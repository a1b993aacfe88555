import { beforeAll, expect, it } from "vitest";
import { storeSettingsTable } from "#features/settings/server/settings-table.ts";
import { aProduct } from "#tests/makers.ts";
import { servedShopOfFile } from "#tests/shop.ts";
import { suggestionsFor } from "./search-suggestions.ts";

const shop = await servedShopOfFile();
beforeAll(async () => {
  for (const name of ["Mint Oil", "Mint Tea Oil", "Mint Candle", "Mint Soap", "Mint Bowl", "Mint Vase", "Mint Tray"])
    await aProduct(shop, { name });
  await shop.db.insert(storeSettingsTable).values({ settingKey: "languages", settingValue: "en, de" });
});

const answers = (count: number) => Array.from({ length: count }, (_, n) => ({ to: `/faq?${n}`, title: `Answer ${n}` }));
const titles = async (typed: string, others: number) =>
  (await suggestionsFor(shop, typed, answers(others))).map(({ title }) => title);

it("are six at most, products first where they fit, with room for two others", async () => {
  expect((await titles("mint", 0)).filter((title) => title.startsWith("Mint"))).toHaveLength(6);
  expect((await titles("mint", 5)).slice(3)).toEqual([expect.stringMatching("Mint"), "Answer 0", "Answer 1"]);
  expect((await titles("mint quux", 2)).slice(0, 3)).toEqual(["Answer 0", "Answer 1", expect.stringMatching("Mint")]);
  expect(await titles("mint vase", 9)).toEqual(["Mint Vase", ...answers(5).map(({ title }) => title)]);
});

it("are none before anything is typed", async () => expect(await titles(" ", 3)).toEqual([]));

it("lead to products, and to answers in the language of the request", async () => {
  const asked = async (typed: string, language: string) => {
    const address = `${shop.url}/functions/v1/search-suggestions?q=${encodeURIComponent(typed)}`;
    return (await fetch(address, { headers: { "accept-language": language } })).json();
  };
  expect(await asked("mint vase", "en")).toEqual({
    suggestions: [{ to: expect.stringMatching(/^\/products\/[0-9a-f-]{36}$/), title: "Mint Vase" }],
  });
  expect((await asked("versand", "de")).suggestions).toContainEqual({ to: "/shipping-policy", title: "Versand" });
});
