import { z } from "zod";
import { actorOf } from "#features/audit/actor.ts";
import { PUBLICATION_STATUSES } from "#features/content/publication.ts";
import { gone } from "#features/content/server/content-item.ts";
import { chosenProduct } from "#features/products/chosen-product.ts";
import { findProducts } from "#features/products/server/chosen-products.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { isoOrNull } from "#shared/day.ts";
import { seenVersion } from "#shared/seen-version.ts";
import {
  COLLECTION_KINDS,
  collectionList,
  collectionRule,
  adminCollection as input,
  MENUS,
  newCollection,
} from "../collection.ts";
import { adminCollection, type CollectionRow, listCollections, MOST, previewRule } from "./admin-collection-queries.ts";
import { addCollection, changeCollection, deleteCollection } from "./save-collection.ts";

const summary = z.object({
  id: z.uuid(),
  title: z.string(),
  slug: z.string(),
  status: z.enum(PUBLICATION_STATUSES),
  kind: z.enum(COLLECTION_KINDS),
  menu: z.enum(MENUS).nullable(),
  publish_at: z.iso.datetime().nullable(),
  updated_at: z.iso.datetime(),
});
const whole = summary.extend({
  body: z.string(),
  meta_title: z.string().nullable(),
  meta_description: z.string().nullable(),
  image: z.string().nullable(),
  rule: collectionRule.nullable(),
  menu_position: z.int(),
  products: z.array(chosenProduct),
  version: z.int(),
});
const answer = z.object({ data: whole });
const ofCollection = z.object({ id: z.uuid() });

/** Null, which is no rule, for what is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const asSummary = ({ id, title, slug, status, rule, menu, publishAt, updatedAt }: CollectionRow) => ({
  id,
  title,
  slug,
  status,
  menu,
  kind: rule ? ("rule" as const) : ("manual" as const),
  publish_at: isoOrNull(publishAt),
  updated_at: updatedAt.toISOString(),
});

export const collectionEndpoints = (shop: AppContext) => {
  const read = async (id: string): Promise<z.output<typeof answer>> => {
    const row = await adminCollection(shop.db, id);
    if (!row) throw gone();
    const { body, metaTitle, metaDescription, image, rule, menuPosition, products, version } = row;
    return {
      data: {
        ...asSummary(row),
        body,
        image,
        rule,
        products,
        version,
        meta_title: metaTitle,
        meta_description: metaDescription,
        menu_position: menuPosition,
      },
    };
  };
  return [
    defineEndpoint({
      method: "GET",
      name: "admin-collections",
      summary: "Lists collections, the last changed first.",
      access: "administrator",
      query: collectionList,
      answer: z.object({
        data: z.array(summary.extend({ products: z.int().describe(`shown now; ${MOST + 1} are that or more`) })),
        total: z.int(),
      }),
      handle: async ({ query }) => {
        const { rows, total } = await listCollections(shop.db, query);
        const data = rows.map((row) => ({ ...asSummary(row), products: row.products }));
        return { data, total };
      },
    }),
    defineEndpoint({
      method: "GET",
      name: "admin-collection",
      summary: "One collection with its rule, or with the products that were chosen by hand.",
      access: "administrator",
      query: ofCollection,
      answer,
      handle: ({ query }) => read(query.id),
    }),
    defineEndpoint({
      method: "POST",
      name: "admin-collections",
      summary: "Writes a collection. A published one is at /collections/{slug}.",
      access: "administrator",
      body: newCollection,
      answer,
      handle: async ({ body, caller }) => read(await addCollection(shop, body, actorOf(caller))),
    }),
    defineEndpoint({
      method: "PATCH",
      name: "admin-collections",
      summary: "Changes a collection; 409 where it was changed since the `version` that was seen.",
      access: "administrator",
      query: ofCollection,
      body: input.partial().extend({ version: z.int().min(1) }),
      answer,
      handle: async ({ query, body: { version, ...written }, caller }) => {
        await changeCollection(shop, { id: query.id, version, written }, actorOf(caller));
        return read(query.id);
      },
    }),
    defineEndpoint({
      method: "DELETE",
      name: "admin-collections",
      summary: "Deletes a collection; 409 where it was changed since the `version` that was seen. Its products stay.",
      access: "administrator",
      query: ofCollection.extend({ version: seenVersion }),
      handle: ({ query, caller }) => deleteCollection(shop, query.id, actorOf(caller), query.version),
    }),
    defineEndpoint({
      method: "GET",
      name: "admin-collection-preview",
      summary: "What a rule matches now: how many products, and the newest of them. Changes nothing.",
      access: "administrator",
      query: z.object({ rule: z.string().max(20_000).transform(parsed).pipe(collectionRule).describe("as JSON") }),
      answer: z.object({
        count: z.int(),
        is_more: z.boolean(),
        is_all: z.boolean().describe("every product that lists show"),
        products: z.array(chosenProduct),
      }),
      handle: async ({ query }) => {
        const { count, isMore, isAll, products } = await previewRule(shop.db, query.rule);
        return { count, is_more: isMore, is_all: isAll, products };
      },
    }),
    defineEndpoint({
      method: "GET",
      name: "admin-collection-products",
      summary:
        "Products to choose for a collection, or to show below the product `of`, by a part of their name or article number.",
      access: "administrator",
      query: z.object({ q: z.string().trim().min(1).max(100), of: z.uuid().optional() }),
      answer: z.object({ products: z.array(chosenProduct) }),
      handle: async ({ query }) => ({ products: await findProducts(shop.db, query.q, query.of) }),
    }),
  ];
};
