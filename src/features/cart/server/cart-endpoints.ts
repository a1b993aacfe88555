import { z } from "zod";
import { productSummaries, recommendedOils } from "#features/products/server/product-queries.ts";
import { definePlainEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { MAX_LINES, MAX_QUANTITY, nameKey } from "../cart-line.ts";
import { cartProductOf } from "../cart-product.ts";
import { availablePieces, type PaidAgain } from "./cart-queries.ts";

const KIT = 6;

const ids = z.array(z.uuid()).max(MAX_LINES);

/** Amounts in euro. */
const product = z.object({
  id: z.uuid(),
  name: z.string(),
  price: z.number(),
  image: z.string().nullable(),
  category: z.string(),
  discount_percentage: z.number(),
  reduction: z.object({ from: z.number(), percent: z.number() }).nullable(),
  volume_ml: z.int().nullable(),
  not_sold_to: z.array(z.string()),
  hazards: z.string().nullable(),
  parts: z.string().nullable(),
  in_stock: z.boolean(),
  available: z.int().min(0).max(MAX_QUANTITY),
});

/** Answers the order of a signed link that is paid again; null where the key is wrong. Orders come after carts, so it is handed in. */
type FindsOrder = (shop: AppContext, link: { orderId: string; key: string }) => Promise<PaidAgain | null>;

export const cartEndpoints = (shop: AppContext, orderPaidAgain: FindsOrder) => [
  definePlainEndpoint({
    method: "POST",
    name: "cart-products",
    summary:
      "Tells what the products of a cart cost now and how many there are; one that is missing in the answer is no longer sold.",
    access: "public",
    pool: "paying",
    body: z.object({
      ids,
      names: z.array(z.string().max(200)).max(MAX_LINES),
      /** The order that the cart pays again: what is held for it counts. */
      pays_again: z.object({ orderId: z.uuid(), key: z.string().max(100) }).optional(),
    }),
    answer: z.object({ products: z.array(product) }),
    handle: async ({ body, caller }) => {
      const found = await productSummaries(shop.db, body.ids, body.names.map(nameKey));
      const ids = found.map(({ id }) => id);
      const again = body.pays_again ? await orderPaidAgain(shop, body.pays_again) : null;
      const available = await availablePieces(shop.db, ids, caller.browser, again);
      return { products: found.map((one) => cartProductOf(one, available.get(one.id) ?? 0)) };
    },
  }),
  definePlainEndpoint({
    method: "POST",
    name: "kit-oils",
    summary: "Up to 6 oils in stock to go with a cart; those that are in it come last.",
    access: "public",
    pool: "paying",
    body: z.object({ ids }),
    answer: z.object({ products: z.array(product) }),
    handle: async ({ body }) => {
      const oils = await recommendedOils(shop.db, body.ids, KIT);
      return { products: oils.map((oil) => cartProductOf(oil)) };
    },
  }),
];
