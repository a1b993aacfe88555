import { z } from "zod";
import { actorOf } from "#features/audit/actor.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { attributeAnswer, attributeInput } from "../attribute.ts";
import { listAttributes } from "./attribute-queries.ts";
import { addAttribute, changeAttribute, deleteAttribute } from "./save-attribute.ts";

const answer = z.object({ data: attributeAnswer });
const ofAttribute = z.object({ id: z.uuid() });

export const attributeEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "GET",
    name: "admin-attributes",
    summary: "Lists what is told of products in a typed way, in the shopkeeper's order.",
    access: "administrator",
    answer: z.object({ data: z.array(attributeAnswer) }),
    handle: async () => ({ data: await listAttributes(shop.db) }),
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-attributes",
    summary: "Adds an attribute. Its slug is made of its name and never changes.",
    access: "administrator",
    body: attributeInput.extend({
      /** Chosen by the caller: it is there once, however often it is sent. */
      id: z.uuid().optional(),
    }),
    answer,
    handle: async ({ body, caller }) => ({
      data: await addAttribute(shop, body, actorOf(caller)),
    }),
  }),
  defineEndpoint({
    method: "PATCH",
    name: "admin-attributes",
    summary: "Changes an attribute; 409 where it was changed since `version`, or products have what is taken away.",
    access: "administrator",
    query: ofAttribute,
    body: attributeInput.extend({ version: z.int().min(1) }),
    answer,
    handle: async ({ query, body: { version, ...input }, caller }) => ({
      data: await changeAttribute(shop, { id: query.id, version, input }, actorOf(caller)),
    }),
  }),
  defineEndpoint({
    method: "DELETE",
    name: "admin-attributes",
    summary: "Deletes an attribute that no product has a value of.",
    access: "administrator",
    query: ofAttribute,
    handle: ({ query, caller }) => deleteAttribute(shop, query.id, actorOf(caller)),
  }),
];
