import { z } from "zod";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { LONGEST_QUERY } from "../search-query.ts";
import { noteMiss } from "./search-misses.ts";
import { findAnything, KINDS } from "./search-queries.ts";

export const searchEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "POST",
    name: "search-miss",
    summary: "Notes words that a shopper searched for and nothing was found for.",
    access: "public",
    limit: { name: "search-miss", calls: 30, seconds: 3600 },
    body: z.object({ text: z.string().trim().min(1).max(LONGEST_QUERY) }),
    answer: z.object({ success: z.literal(true), noted: z.boolean() }),
    handle: async ({ body }) => ({ success: true as const, noted: await noteMiss(shop, body.text) }),
  }),
  defineEndpoint({
    method: "GET",
    name: "admin-search",
    summary: "Finds orders, products, customers, articles and pages by what is typed: the five best of each.",
    access: "administrator",
    query: z.object({ q: z.string().trim().min(2).max(100) }),
    answer: z.object({
      success: z.literal(true),
      found: z.array(z.object({ kind: z.enum(KINDS), id: z.uuid(), title: z.string(), detail: z.string() })),
    }),
    handle: async ({ query }) => ({ success: true as const, found: await findAnything(shop.db, query.q) }),
  }),
];
