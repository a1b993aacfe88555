import { z } from "zod";
import { actorOf } from "#features/audit/actor.ts";
import { MATERIALS } from "#features/products/materials.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { LANGUAGES } from "#shared/language.ts";
import { REMEDIES, recallScope, recallTexts } from "../recall.ts";
import { buyersOf, languagesOf } from "./buyers.ts";
import { sendRecall, sentRecalls } from "./send-recall.ts";
import { soldMaterials } from "./sold-materials.ts";

/** So many of the buyers the preview lists. */
const LISTED = 100;

export const productSafetyEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "POST",
    name: "admin-recall-preview",
    summary: "Who bought a product, by batch and day: the first 100, how many there are, and how many were erased.",
    access: "administrator",
    body: recallScope,
    answer: z.object({
      product: z.object({ id: z.uuid(), name: z.string(), sku: z.string() }),
      count: z.int(),
      pieces: z.int(),
      erased: z.int(),
      /** In which emails are sent, also to those that are not listed. */
      languages: z.array(z.enum(LANGUAGES)),
      buyers: z.array(
        z.object({
          email: z.string(),
          language: z.enum(LANGUAGES),
          order_id: z.uuid(),
          order_numbers: z.array(z.string()),
          pieces: z.int(),
          batches: z.array(z.string()),
        }),
      ),
    }),
    handle: async ({ body }) => {
      const { timeZone } = await storeSettings(shop.db);
      const { product, buyers, erased } = await buyersOf(shop.db, body, timeZone);
      return {
        product,
        erased,
        count: buyers.length,
        pieces: buyers.reduce((sum, { pieces }) => sum + pieces, 0),
        languages: languagesOf(buyers),
        buyers: buyers.slice(0, LISTED).map(({ orderId, orderNumbers, ...buyer }) => ({
          ...buyer,
          order_id: orderId,
          order_numbers: orderNumbers,
        })),
      };
    },
  }),
  defineEndpoint({
    method: "GET",
    name: "admin-recalls",
    summary: "Recalls that were written, the newest first.",
    access: "administrator",
    answer: z.object({
      recalls: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          sku: z.string(),
          batches: z.array(z.string()),
          recipients: z.int(),
          /** What became of the emails, and the orders of those that did not arrive. */
          sent: z.int(),
          waiting: z.int(),
          undelivered: z.int(),
          undelivered_orders: z.array(z.string()),
          created_at: z.iso.datetime(),
        }),
      ),
    }),
    handle: async () => ({
      recalls: (await sentRecalls(shop.db)).map(({ recall, orderNumbers, ...one }) => ({
        ...one,
        id: recall.id,
        batches: recall.batches,
        recipients: recall.recipients,
        undelivered_orders: orderNumbers,
        created_at: recall.createdAt.toISOString(),
      })),
    }),
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-recalls",
    summary: "Writes a recall to each buyer once. A repeated call with the same id writes to nobody again.",
    access: "administrator",
    body: z.object({
      id: z.uuid(),
      scope: recallScope,
      texts: recallTexts,
      remedies: z.array(z.enum(REMEDIES)).max(REMEDIES.length),
      /** How many buyers the preview showed. */
      seen: z.int().min(0),
    }),
    answer: z.object({ recipients: z.int() }),
    handle: async ({ body, caller }) => ({
      recipients: await sendRecall(shop, body, actorOf(caller)),
    }),
  }),
  defineEndpoint({
    method: "GET",
    name: "admin-sold-materials",
    summary: "Pieces and kilograms that were sold, by calendar year, country and material.",
    access: "administrator",
    answer: z.object({
      sold: z.array(
        z.object({
          year: z.int(),
          country: z.string(),
          material: z.enum(MATERIALS),
          pieces: z.int(),
          kilograms: z.number(),
        }),
      ),
    }),
    handle: async () => {
      const { timeZone } = await storeSettings(shop.db);
      return { sold: await soldMaterials(shop.db, timeZone, shop.config.mode === "demo") };
    },
  }),
];
