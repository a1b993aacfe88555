import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { allEndpoints } from "#app/endpoints.ts";
import { hashPassword } from "#features/administrators/server/passwords.ts";
import type { Endpoint } from "#http/endpoint.ts";
import { anAdministrator, anOrderFor, aProduct, aSession, checkout } from "../makers.ts";
import { servedShopOfFile } from "../shop.ts";
import { fromSchema } from "./from-schema.ts";
import { forwarded, hostile, spoilt } from "./hostile.ts";

/** The long form asks 100,000 times in all: FUZZ_RUNS=1500 npm run test:fuzz. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 100);

const LIMITS = { LIMIT_CHECKOUTS: "1000000", LIMIT_TRACKING: "1000000", LIMIT_NEWSLETTER: "1000000" };
const shop = await servedShopOfFile({ env: { ...LIMITS, TRUSTED_PROXIES: "1" } });
let ids: string[];
let passwordHash: string;
let wellFormed: object;
beforeAll(async () => {
  const product = await aProduct(shop, { stock: 1_000_000 });
  passwordHash = await hashPassword("walnut and brass");
  wellFormed = anOrderFor([[product, 1]]);
  ids = [product.id, (await checkout(shop, anOrderFor([[product, 1]]))).orderId];
});

/** A superuser who has just signed in: an earlier call may have ended the session or removed the person. */
async function aToken(): Promise<string> {
  const id = await anAdministrator(shop);
  const values = [id, passwordHash];
  await shop.pool.query("UPDATE administrators SET role = 'superuser', password_hash = $2 WHERE id = $1", values);
  return aSession(shop, id);
}

const headerText = fc.string({ unit: "grapheme-ascii" }).map((text) => text.replace(/[^\x20-\x7e]/g, "").trim());
const headers = fc.record(
  {
    "idempotency-key": headerText,
    "stripe-signature": headerText,
    "svix-signature": headerText,
    "user-agent": headerText,
    cookie: headerText,
    "content-type": fc.oneof({ weight: 9, arbitrary: fc.constant("application/json") }, headerText),
    "x-forwarded-for": forwarded,
    forwarded,
    "accept-language": headerText,
  },
  { requiredKeys: ["content-type", "x-forwarded-for"] },
);

const bodyOf = ({ body, bytes }: Endpoint): fc.Arbitrary<unknown> => {
  if (bytes) return hostile;
  const asDescribed = body ? fromSchema(body, ids) : fc.constant({});
  return fc.oneof(asDescribed, asDescribed.chain(spoilt), spoilt(wellFormed), hostile);
};

const queryOf = ({ query }: Endpoint): fc.Arbitrary<unknown> =>
  query ? fc.oneof(fromSchema(query, ids), fromSchema(query, ids).chain(spoilt)) : fc.constant({});

function searchOf(query: unknown): string {
  if (typeof query !== "object" || query === null) return "";
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) search.append(name.toWellFormed(), asText(value).toWellFormed());
  return `?${search}`;
}

const asText = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

it("no endpoint answers with a 5xx, hangs, or shows a stack, whatever it is asked and whoever asks", {
  timeout: 3_600_000,
}, async () => {
  let asked = 0;
  for (const one of allEndpoints(shop)) {
    const { method, name } = one;
    const token = await aToken();
    await fc.assert(
      fc.asyncProperty(bodyOf(one), queryOf(one), headers, fc.boolean(), async (body, query, said, isSignedIn) => {
        const answer = await fetch(`${shop.url}/functions/v1/${name}${searchOf(query)}`, {
          method,
          headers: { ...said, ...(isSignedIn ? { authorization: `Bearer ${token}` } : {}) },
          body: method === "GET" ? undefined : asText(body),
          signal: AbortSignal.timeout(10_000),
        });
        asked += 1;
        const text = await answer.text();
        expect(answer.status, `${method} ${name} ${text}`).toBeLessThan(500);
        expect(text).not.toMatch(/\n\s+at |node_modules|SELECT |INSERT /);
        // What is too long for headers never reaches the shop.
        if (answer.status !== 431) JSON.parse(text);
      }),
      { numRuns: RUNS },
    );
  }
  console.log(`${asked} requests`);
});
