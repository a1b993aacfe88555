import { z } from "zod";
import { actorOf } from "#features/audit/actor.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { messages } from "../product-input-messages.ts";
import { migrateImages, productsToMigrate } from "./migrate-images.ts";

export const imageMigrationEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "GET",
    name: "admin-images",
    summary: "Lists the products whose images are not in the shop's storage, 500 at most.",
    access: "administrator",
    answer: z.object({
      success: z.literal(true),
      products: z.array(z.object({ id: z.uuid(), name: z.string(), images: z.int() })),
    }),
    handle: async () => ({ success: true as const, products: await productsToMigrate(shop.db) }),
  }),
  defineEndpoint({
    method: "PUT",
    name: "admin-images",
    summary: "Takes the images of one product from elsewhere into the shop's storage.",
    access: "administrator",
    query: z.object({ productId: z.uuid({ error: () => messages.gone }) }),
    answer: z.object({
      success: z.literal(true),
      result: z.enum(["success", "partial", "failed"]),
      migrated: z.int(),
      errors: z.array(z.string()),
    }),
    handle: async ({ query, caller }) => ({
      success: true as const,
      ...(await migrateImages(shop, query.productId, actorOf(caller))),
    }),
  }),
];
