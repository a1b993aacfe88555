import { afterAll, beforeAll, expect, it } from "vitest";
import { aShop, type ServedShop, served, type TestShop } from "#tests/shop.ts";

let behindProxy: TestShop;
let server: ServedShop;
beforeAll(async () => {
  behindProxy = await aShop({ env: { TRUSTED_PROXIES: "1", COUNTRY_HEADER: "cf-ipcountry" } });
  server = await served(behindProxy);
});
afterAll(async () => {
  await server.close();
  await behindProxy.close();
});

const detected = async (headers: Record<string, string>) => {
  const answer = await fetch(`${server.url}/functions/v1/country-detection`, {
    headers: { accept: "application/json", ...headers },
  });
  return (await answer.json()).countryCode;
};

it.each([
  ["what the proxy says", { "x-forwarded-for": "193.40.0.1", "cf-ipcountry": "de" }, "DE"],
  ["a country we do not deliver to, all the same", { "cf-ipcountry": "JP" }, "JP"],
  ["the address where the proxy does not know", { "x-forwarded-for": "8.8.8.8", "cf-ipcountry": "XX" }, "US"],
  ["the address where the proxy talks nonsense", { "x-forwarded-for": "8.8.8.8", "cf-ipcountry": "<b>" }, "US"],
  ["Estonia where nobody knows", { "x-forwarded-for": "10.0.0.1" }, "EE"],
])("tells %s", async (_situation, headers, country) => expect(await detected(headers)).toBe(country));

it("without a trusted proxy its header is only what a visitor wrote", async () => {
  behindProxy.config.TRUSTED_PROXIES = 0;
  expect(await detected({ "cf-ipcountry": "DE", "x-forwarded-for": "8.8.8.8" })).toBe("EE");
  behindProxy.config.TRUSTED_PROXIES = 1;
});
