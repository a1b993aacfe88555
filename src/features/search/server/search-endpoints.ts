import { z } from "zod";
import { actorOf } from "#features/audit/actor.ts";
import { ORDER_PAYMENT_STATES } from "#features/orders/order-payment-state.ts";
import { ORDER_STATUSES } from "#features/orders/order-status.ts";
import { PRODUCT_STATES } from "#features/products/publication.ts";
import { knownSettings } from "#features/settings/server/settings-queries.ts";
import { defineEndpoint, definePlainEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { CURRENCIES } from "#shared/money.ts";
import { LONGEST_QUERY } from "../search-query.ts";
import { messages } from "../synonym-messages.ts";
import { noteMiss } from "./search-misses.ts";
import { type Found, findAnything, KINDS } from "./search-queries.ts";
import { type Suggestion, suggestionsFor } from "./search-suggestions.ts";
import { addSynonyms, removeSynonyms, searchWordsOf } from "./search-synonyms.ts";

/** Words of one thing; none twice, whatever its case. */
const terms = z
  .array(z.string().trim().min(1).max(60))
  .min(2)
  .max(20)
  .refine((all) => new Set(all.map((one) => one.toLowerCase())).size === all.length, { error: () => messages.wrong });

const asAnswer = ({ order, product, ...found }: Found) => ({
  ...found,
  order: order && {
    status: order.status,
    payment_state: order.payment_state,
    total: order.total_cents / 100,
    currency: order.currency,
  },
  product: product && { price: product.price_cents / 100, stock: product.stock },
});

/** `answersTo` finds pages that the features do not know of, such as answers to frequent questions. */
export const searchEndpoints = (shop: AppContext, answersTo: (typed: string, storeEmail: string) => Suggestion[]) => [
  definePlainEndpoint({
    method: "GET",
    name: "search-suggestions",
    summary: "Products, collections, articles and answers that may be meant by what is typed so far.",
    access: "public",
    query: z.object({ q: z.string().max(LONGEST_QUERY) }),
    answer: z.object({ suggestions: z.array(z.object({ to: z.string(), title: z.string() })) }),
    handle: async ({ query: { q } }) => {
      const { storeEmail } = await knownSettings(shop);
      return { suggestions: await suggestionsFor(shop, q, answersTo(q, storeEmail)) };
    },
  }),
  defineEndpoint({
    method: "POST",
    name: "search-miss",
    summary: "Notes words that a shopper searched for and nothing was found for.",
    access: "public",
    limit: { name: "search-miss", calls: 30, seconds: 3600 },
    body: z.object({ text: z.string().trim().min(1).max(LONGEST_QUERY) }),
    answer: z.object({ noted: z.boolean() }),
    handle: async ({ body }) => ({ noted: await noteMiss(shop, body.text) }),
  }),
  defineEndpoint({
    method: "GET",
    name: "admin-search-words",
    summary: "Lists the synonyms of the shop's search, and words of the last 90 days that nothing was found for.",
    access: "administrator",
    answer: z.object({
      synonyms: z.array(z.object({ id: z.uuid(), terms: z.array(z.string()) })),
      misses: z.array(z.object({ words: z.string(), times: z.number(), last_at: z.iso.datetime() })),
    }),
    handle: async () => {
      const { synonyms, misses } = await searchWordsOf(shop.db);
      const told = misses.map(({ words, times, lastAt }) => ({ words, times, last_at: lastAt.toISOString() }));
      return { synonyms, misses: told };
    },
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-search-words",
    summary: "Adds words for one thing: who searches for one finds what has another.",
    access: "administrator",
    body: z.object({ terms }),
    handle: ({ body, caller }) => addSynonyms(shop, body.terms, actorOf(caller)),
  }),
  defineEndpoint({
    method: "DELETE",
    name: "admin-search-words",
    summary: "Removes words for one thing.",
    access: "administrator",
    query: z.object({ id: z.uuid() }),
    handle: ({ query, caller }) => removeSynonyms(shop, query.id, actorOf(caller)),
  }),
  defineEndpoint({
    method: "GET",
    name: "admin-search",
    summary:
      "Finds orders, products, customers, what came from another shop, articles, pages and collections by what is typed: the five best of each.",
    access: "administrator",
    query: z.object({ q: z.string().trim().min(2).max(100) }),
    answer: z.object({
      found: z.array(
        z.object({
          kind: z.enum(KINDS),
          id: z.uuid(),
          title: z.string(),
          detail: z.string(),
          /** Of a product that is not in the shop. */
          state: z.enum(PRODUCT_STATES).exclude(["published"]).nullable(),
          order: z
            .object({
              status: z.enum(ORDER_STATUSES),
              payment_state: z.enum(ORDER_PAYMENT_STATES),
              total: z.number(),
              currency: z.enum(CURRENCIES),
            })
            .nullable(),
          /** Of a customer: how many paid orders. */
          orders: z.int().nullable(),
          product: z.object({ price: z.number(), stock: z.int() }).nullable(),
        }),
      ),
    }),
    handle: async ({ query }) => ({ found: (await findAnything(shop.db, query.q)).map(asAnswer) }),
  }),
];
