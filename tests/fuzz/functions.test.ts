import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { allFunctions } from "#http/all-functions.ts";
import { anOrderFor, aProduct } from "../makers.ts";
import { aShop, type ServedShop, served, type TestShop } from "../shop.ts";
import { hostile, spoilt } from "./hostile.ts";

/** The long form asks 10,000 times a function: FUZZ_RUNS=10000 npm run test:fuzz. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 150);

let shop: TestShop;
let door: ServedShop;
let wellFormed: object;
beforeAll(async () => {
  shop = await aShop({ env: { LIMIT_CHECKOUTS: "1000000", LIMIT_TRACKING: "1000000", LIMIT_NEWSLETTER: "1000000" } });
  door = await served(shop);
  wellFormed = anOrderFor([[await aProduct(shop, { stock: 1_000_000 }), 1]]);
});
afterAll(async () => {
  await door.close();
  await shop.close();
});

it("no function answers with a 5xx, hangs, or shows a stack, whatever it is asked", { timeout: 600_000 }, async () => {
  for (const { method, name } of allFunctions(shop)) {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(spoilt(wellFormed), hostile),
        fc.dictionary(
          fc.constantFrom("idempotency-key", "stripe-signature", "content-type", "x-forwarded-for"),
          fc.string({ unit: "grapheme-ascii" }),
        ),
        async (body, headers) => {
          const text = typeof body === "string" ? body : (JSON.stringify(body) ?? "");
          const clean = Object.fromEntries(
            Object.entries(headers).map(([key, value]) => [key, value.replace(/[^\x20-\x7e]/g, "").trim()]),
          );
          const answer = await fetch(`${door.url}/functions/v1/${name}`, {
            method,
            headers: clean,
            body: method === "GET" ? undefined : text,
            signal: AbortSignal.timeout(10_000),
          });
          const said = await answer.text();
          expect(answer.status, said).toBeLessThan(500);
          expect(said).not.toMatch(/\n\s+at |node_modules|SELECT |INSERT /);
          JSON.parse(said);
        },
      ),
      { numRuns: RUNS },
    );
  }
});
