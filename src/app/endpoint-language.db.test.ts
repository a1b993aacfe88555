import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { hashPassword } from "#features/administrators/server/passwords.ts";
import { storeSettingsTable } from "#features/settings/server/settings-table.ts";
import type { Endpoint } from "#http/endpoint.ts";
import { fromSchema } from "#tests/fuzz/from-schema.ts";
import { anAdministrator, anOrderFor, aProduct, aSession, checkout } from "#tests/makers.ts";
import { servedShopOfFile } from "#tests/shop.ts";
import { allEndpoints } from "./endpoints.ts";

const shop = await servedShopOfFile();
await shop.db.insert(storeSettingsTable).values({ settingKey: "languages", settingValue: "en, et" });
let ids: string[];
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword("walnut and brass");
  const product = await aProduct(shop, { stock: 100 });
  ids = [product.id, (await checkout(shop, anOrderFor([[product, 1]]))).orderId];
});

/** A superuser of this language who has just signed in: an earlier call may have ended the session or removed the person. */
async function aToken(language: "en" | "et"): Promise<string> {
  const id = await anAdministrator(shop);
  const change = "UPDATE administrators SET role = 'superuser', language = $2, password_hash = $3 WHERE id = $1";
  await shop.pool.query(change, [id, language, passwordHash]);
  return aSession(shop, id);
}

/** So many requests for each endpoint, the same in every run. */
const RUNS = 6;
const SEED = 2026;

function requestsOf({ body, query }: Endpoint): { body: unknown; search: string }[] {
  const shaped = fc.record({
    body: body ? fromSchema(body, ids) : fc.constant({}),
    query: query ? fromSchema(query, ids) : fc.constant({}),
  });
  return [
    { body: {}, search: "" },
    ...fc.sample(shaped, { numRuns: RUNS, seed: SEED }).map((one) => ({ body: one.body, search: searchOf(one.query) })),
  ];
}

function searchOf(query: unknown): string {
  const fields = Object.entries(Object(query)).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams();
  for (const [name, value] of fields) search.append(name.toWellFormed(), String(value).toWellFormed());
  return `?${search}`;
}

/** What a shopper or an administrator of this language reads of a refusal; null where nothing is refused. */
async function refusal(
  { method, name, access }: Endpoint,
  { body, search }: { body: unknown; search: string },
  language: "en" | "et",
) {
  const answer = await fetch(`${shop.url}/functions/v1/${name}${search}`, {
    method,
    headers: {
      "content-type": "application/json",
      "accept-language": language,
      ...(access === "public" ? {} : { authorization: `Bearer ${await aToken(language)}` }),
    },
    body: method === "GET" ? undefined : JSON.stringify(body),
  });
  const { error, details = [] } = await answer.json();
  return answer.status >= 400 ? { status: answer.status, sentences: [error, ...details].map(String) } : null;
}

/** The sentences of a refusal that both languages word alike, for all endpoints of this kind. */
async function leftInEnglish(endpoints: readonly Endpoint[]) {
  const left = new Set<string>();
  let refused = 0;
  let limited = 0;
  for (const one of endpoints)
    for (const request of requestsOf(one)) {
      const [english, estonian] = [await refusal(one, request, "en"), await refusal(one, request, "et")];
      if (english?.status !== estonian?.status || !english || !estonian) continue;
      refused += 1;
      if (english.status === 429) limited += 1;
      for (const sentence of english.sentences)
        if (estonian.sentences.includes(sentence)) left.add(`${one.method} ${one.name}: ${sentence}`);
    }
  return { left: [...left], refused, limited };
}

it("what endpoints of the back office refuse is told in the language of the administrator", async () => {
  const { left, refused } = await leftInEnglish(
    allEndpoints(shop).filter(({ access }) => access !== "public" && access !== "provider"),
  );
  expect(left).toEqual([]);
  expect(refused).toBeGreaterThan(200);
}, 300_000);

it("what endpoints of the storefront refuse is told in the language of its page", async () => {
  const { left, refused, limited } = await leftInEnglish(
    allEndpoints(shop).filter(({ access }) => access === "public"),
  );
  expect(left).toEqual([]);
  expect(refused).toBeGreaterThan(30);
  expect(limited).toBeGreaterThan(0);
}, 300_000);
