import { z } from "zod";
import { actorOf } from "#features/audit/actor.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { AppError } from "#shared/app-error.ts";
import { seenVersion } from "#shared/seen-version.ts";
import { adminProduct, listedProduct } from "../admin-product.ts";
import { CATEGORIES } from "../category.ts";
import { newProduct, variantChange } from "../product-input.ts";
import { messages } from "../product-input-messages.ts";
import { PRODUCT_SORTS, STOCK_STATES } from "../product-list.ts";
import { PRODUCT_STATES } from "../publication.ts";
import { type CopyAlong, copyProduct } from "./copy-product.ts";
import { previewKey } from "./preview-key.ts";
import { listProducts, productRow } from "./product-list-queries.ts";
import { productRemoval, removeProduct } from "./remove-product.ts";
import { changeProduct, createProduct } from "./save-product.ts";

const productId = z.object({ productId: z.uuid({ error: () => messages.gone }) });
const onlyYes = z.literal("true").transform(() => true);

/** What a list can be narrowed down to. */
export const filters = z.object({
  search: z.string().trim().max(200).optional(),
  category: z.enum(CATEGORIES).optional(),
  stock: z.enum(STOCK_STATES).optional(),
  isNew: onlyYes.optional(),
  discounted: onlyYes.optional(),
  retired: onlyYes.optional(),
  state: z
    .enum([...PRODUCT_STATES, "all"])
    .optional()
    .describe("published where neither state nor retired is given"),
});

const listQuery = filters.extend({
  sort: z.enum(PRODUCT_SORTS).default("newest"),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});

const removal = z.enum(["erased", "retired"]);
const saved = z.object({ data: adminProduct });

/** `alongs` copy what later features keep of a product. */
export const productEndpoints = (shop: AppContext, alongs: readonly CopyAlong[]) => [
  defineEndpoint({
    method: "GET",
    name: "admin-products",
    summary: "Lists products, 25 a page, with how many there are in all.",
    access: "administrator",
    query: listQuery,
    answer: z.object({
      products: z.array(listedProduct),
      total: z.int(),
      is_capped: z.boolean(),
    }),
    handle: ({ query: { sort, page, ...wanted } }) => listProducts(shop.db, wanted, sort, page),
  }),
  defineEndpoint({
    method: "GET",
    name: "admin-product",
    summary: "A product with all its fields.",
    access: "administrator",
    query: productId,
    answer: saved,
    handle: ({ query }) => savedProduct(shop, query.productId),
  }),
  defineEndpoint({
    method: "GET",
    name: "admin-product-preview",
    summary: "A signed link to a product that is not published, for anybody who gets it. It works for seven days.",
    access: "administrator",
    query: productId,
    answer: z.object({ path: z.string(), expires_at: z.iso.datetime() }),
    handle: async ({ query }) => {
      const { data } = await savedProduct(shop, query.productId);
      const { key, expiresAt } = previewKey(shop.secret, data.id, shop.clock.now());
      return { path: `/preview/${key}`, expires_at: expiresAt.toISOString() };
    },
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-products",
    summary: "Creates a product. Prices are in euro.",
    access: "administrator",
    body: newProduct,
    answer: saved,
    handle: async (call) => savedProduct(shop, await createProduct(shop, call.body, actorOf(call.caller))),
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-product-copies",
    summary:
      "Copies a product with its variants as a draft, without its stock, numbers and address. `copyId` is the id of the copy.",
    access: "administrator",
    body: productId.extend({ copyId: z.uuid() }),
    answer: saved,
    handle: async ({ body, caller }) => savedProduct(shop, await copyProduct(shop, body, alongs, actorOf(caller))),
  }),
  defineEndpoint({
    method: "PATCH",
    name: "admin-products",
    summary:
      "Changes what the body names. With `version` a product that was changed meanwhile is refused (409, with the product as it is); with `stock_seen`, which needs `version`, the difference is applied, so that sales meanwhile stay.",
    access: "administrator",
    query: productId,
    body: variantChange.refine((body) => body.stock_seen === undefined || body.version !== undefined, {
      error: () => messages.seenNeedsVersion,
    }),
    answer: saved,
    handle: async (call) => {
      await changeProduct(shop, call.query.productId, call.body, actorOf(call.caller));
      return savedProduct(shop, call.query.productId);
    },
  }),
  defineEndpoint({
    method: "GET",
    name: "admin-product-removal",
    summary: "What deleting a product would do to it, and the sentence that refuses it where kits need it.",
    access: "administrator",
    query: productId,
    answer: z.object({ outcome: removal, refusal: z.string().nullable() }),
    handle: ({ query }) => productRemoval(shop.db, query.productId),
  }),
  defineEndpoint({
    method: "DELETE",
    name: "admin-products",
    summary:
      "Erases a product that no order names; one that an order names is taken out of the shop and kept. 409 where it was changed since the `version` that was seen.",
    access: "administrator",
    query: productId.extend({ version: seenVersion }),
    answer: z.object({ outcome: removal, version: z.int().nullable().describe("of what is kept") }),
    handle: async ({ query, caller }) => {
      const outcome = await removeProduct(shop, query.productId, actorOf(caller), query.version);
      return { outcome, version: (await productRow(shop.db, query.productId))?.version ?? null };
    },
  }),
];

async function savedProduct({ db }: AppContext, id: string) {
  const data = await productRow(db, id);
  if (!data) throw new AppError("not-found", messages.gone);
  return { data };
}
