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
    summary:
      "Lists products whose images are not in the shop's storage, 500 a call; `next` asks for the following ones.",
    access: "administrator",
    query: z.object({ after: z.uuid().optional() }),
    answer: z.object({
      products: z.array(z.object({ id: z.uuid(), name: z.string(), images: z.int() })),
      next: z.uuid().nullable(),
    }),
    handle: ({ query }) => productsToMigrate(shop.db, query.after),
  }),
  defineEndpoint({
    method: "PUT",
    name: "admin-images",
    summary: "Takes the images of one product from elsewhere into the shop's storage.",
    access: "administrator",
    query: z.object({
      productId: z.uuid({ error: () => messages.gone }),
      silent: z
        .string()
        .max(4_000)
        .default("")
        .describe("hosts that are not asked, as earlier answers named them, with commas"),
    }),
    answer: z.object({
      result: z.enum(["success", "partial", "failed"]),
      migrated: z.int(),
      errors: z.array(z.string()),
      silent: z.array(z.string()).describe("hosts that did not answer"),
    }),
    handle: ({ query, caller }) =>
      migrateImages(shop, query.productId, actorOf(caller), undefined, query.silent.split(",").filter(Boolean)),
  }),
];
