import { z } from "zod";
import { actorOf } from "#features/audit/actor.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { importReport } from "#shared/import-report.ts";
import { flag } from "#shared/parameters.ts";
import { adminProduct } from "../admin-product.ts";
import { MAX_FILE_BYTES } from "../product-csv.ts";
import { newProduct, variantChange } from "../product-input.ts";
import { messages } from "../product-input-messages.ts";
import { changeProducts } from "./change-products.ts";
import { importProducts } from "./import-products.ts";
import { progressOf, writtenProgress } from "./import-progress.ts";
import { filters } from "./product-endpoints.ts";
import { exportedProducts } from "./product-list-queries.ts";

const ids = z
  .array(z.uuid({ error: () => messages.gone }))
  .min(1)
  .max(500);
const { price, category, discount_percentage: discount, is_new: isNew } = newProduct.shape;

export const manyProductsEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "POST",
    name: "admin-products-change",
    summary: "Does the same to up to 500 products, to all or to none.",
    access: "administrator",
    body: z
      .object({
        productIds: ids,
        price: price.optional(),
        price_percent: z.number().min(-99).max(1_000).optional(),
        discount_percentage: discount,
        stock_difference: z.int().min(-1_000_000).max(1_000_000).optional(),
        category: category.unwrap().optional(),
        is_new: isNew,
        retired: z.boolean().optional(),
        even_in_kits: variantChange.shape.even_in_kits,
        change_id: z.uuid().optional().describe("of this change; sent again with it, nothing is changed twice"),
      })
      .refine((body) => body.change_id !== undefined || (body.price_percent ?? body.stock_difference) === undefined, {
        error: () => messages.changeIdMissing,
      }),
    answer: z.object({ changed: z.int() }),
    handle: async (call) => {
      const { productIds, ...change } = call.body;
      const changed = await changeProducts(shop, [...new Set(productIds)], change, actorOf(call.caller));
      return { changed };
    },
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-products-export",
    summary: "Answers products for a file, 250 a call, by filters or by ids; `next` asks for the following ones.",
    access: "administrator",
    body: z.object({ filters: filters.default({}), productIds: ids.optional(), after: z.uuid().optional() }),
    answer: z.object({ products: z.array(adminProduct), next: z.uuid().nullable() }),
    handle: ({ body }) => exportedProducts(shop.db, body.filters, body.productIds, body.after),
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-products-import",
    summary: "Takes over a CSV file of products, all or nothing. A trial reports line by line and changes nothing.",
    access: "administrator",
    bytes: { limit: MAX_FILE_BYTES, types: ["text/csv", "application/octet-stream"] },
    query: z.object({
      trial: flag("true"),
      progress: z.uuid().optional().describe("of the caller's choice: admin-import-progress tells how far it has come"),
      without_vat: flag("false").describe("whether prices in a file of Shopify or WooCommerce are without VAT"),
    }),
    answer: importReport,
    handle: async ({ file, caller, query: { trial, progress: id, without_vat: isWithoutVat } }) => {
      const progress = id ? writtenProgress(shop.db, id) : undefined;
      return importProducts(shop, await file(), actorOf(caller), trial, { progress, isWithoutVat });
    },
  }),
  defineEndpoint({
    method: "GET",
    name: "admin-import-progress",
    summary: "How many lines of a file that is being imported are done; null before the first.",
    access: "administrator",
    query: z.object({ id: z.uuid() }),
    answer: z.object({
      progress: z.object({ done: z.int(), total: z.int() }).nullable(),
    }),
    handle: async ({ query }) => ({ progress: await progressOf(shop.db, query.id) }),
  }),
];
