import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { anAdministrator, aProduct, aSession } from "../makers.ts";
import { servedShopOfFile } from "../shop.ts";
import { hostile, spoilt } from "./hostile.ts";

const RUNS = Number(process.env.FUZZ_RUNS ?? 150);

const shop = await servedShopOfFile();
let token: string;
let productId: string;
beforeAll(async () => {
  const by = await anAdministrator(shop);
  token = await aSession(shop, by);
  productId = (await aProduct(shop)).id;
});

const product = {
  name: "Lamp",
  price: 12.5,
  stock: 3,
  category: "oils",
  description: "Calm",
  image: ["https://example.com/a.jpg"],
  is_new: true,
  discount_percentage: 12.5,
  slug: "lamp",
  sku: "L-1",
  gtin: "47400009",
  volume_ml: 10,
  details: { features: ["a"], benefits: ["b"], how_to_use: ["c"], specifications: [["d", "e"]] },
};
const file = "Article number;Name;Price;Stock\nA-1;Lamp;12,50;3\n";

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom(file, `${file}A-2;La\0mp;5;1`, `sep=;\n${file}`, '"', "\0", "=1+1"),
);
const query = fc.dictionary(
  fc.constantFrom("search", "category", "stock", "isNew", "retired", "sort", "page", "productId", "path", "trial"),
  fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("true", "-1", "1e9", "%", "\\", "../..", "name", "oils")),
);
const bytes = fc.oneof(
  anyText.map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 500 }).map((some) => Buffer.from(some)),
  fc.uint8Array({ maxLength: 500 }).map((some) => Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), some])),
);
const json = (wellFormed: object) =>
  fc.oneof(spoilt(wellFormed), hostile).map((body) => (typeof body === "string" ? body : (JSON.stringify(body) ?? "")));
const change = () => ({
  productIds: [productId],
  price: 5,
  discount_percentage: 5,
  stock_difference: 1,
  change_id: randomUUID(),
});

it.each<[string, string, () => fc.Arbitrary<string | Buffer>, number?]>([
  ["GET", "admin-products", () => fc.constant("")],
  ["POST", "admin-products", () => json(product)],
  ["PATCH", "admin-products?productId=", () => json({ ...product, version: 1, stock_seen: 10 })],
  ["POST", "admin-products-change", () => json(change())],
  ["POST", "admin-products-export", () => json({ filters: { search: "a", stock: "in" } })],
  ["POST", "admin-products-import", () => bytes],
  // Each costs a process.
  ["POST", "admin-images", () => bytes, 20],
])("an administrator may send anything to %s %s", { timeout: 600_000 }, async (method, name, body, max = RUNS) => {
  await fc.assert(
    fc.asyncProperty(query, body(), async (asked, sent) => {
      const address = name.endsWith("=") ? name + productId : `${name}?${new URLSearchParams(asked)}`;
      const answer = await fetch(`${shop.url}/functions/v1/${address}`, {
        method,
        headers: { authorization: `Bearer ${token}` },
        body: sent.length === 0 ? undefined : new Uint8Array(Buffer.from(sent)),
        signal: AbortSignal.timeout(10_000),
      });
      const said = await answer.text();
      expect(answer.status, said).toBeLessThan(500);
      expect(said).not.toMatch(/\n\s+at |node_modules|SELECT |INSERT /);
      JSON.parse(said);
    }),
    { numRuns: Math.min(max, RUNS) },
  );
});
