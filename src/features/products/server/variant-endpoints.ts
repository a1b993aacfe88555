import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { actorOf } from "#features/audit/actor.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import type { Db } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { adminProduct } from "../admin-product.ts";
import { messages as productMessages } from "../product-input-messages.ts";
import { groupName, optionChanges, optionNames, optionValues } from "../variant-input.ts";
import { messages } from "../variant-messages.ts";
import { inGroupOrder } from "./product-groups.ts";
import { productRows } from "./product-list-queries.ts";
import { products } from "./products-table.ts";
import { addVariant, changeGroup, changeValues, makeGroup, putBack, takeOut } from "./save-variants.ts";

const ofProduct = z.object({ productId: z.uuid({ error: () => productMessages.gone }) });
const ofGroup = z.object({ groupId: z.uuid({ error: () => messages.goneGroup }) });
/** Of the group that was seen. */
const version = z.int();

/** The product with all its variants; alone where it has none. */
const answer = z.object({ variants: z.array(adminProduct) });

async function variantsWith(db: Db, productId: string): Promise<z.output<typeof answer>> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(
      sql`${products.id} = ${productId} OR ${products.groupId} = (SELECT me.group_id FROM products me WHERE me.id = ${productId})`,
    )
    .orderBy(...inGroupOrder);
  if (rows.length === 0) throw new AppError("not-found", productMessages.gone);
  const ids = rows.map(({ id }) => id);
  return { variants: await productRows(db, ids) };
}

async function variantsOfGroup(db: Db, groupId: string) {
  const [one] = await db.select({ id: products.id }).from(products).where(eq(products.groupId, groupId)).limit(1);
  if (!one) throw new AppError("not-found", messages.goneGroup);
  return variantsWith(db, one.id);
}

export const variantEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "GET",
    name: "admin-variants",
    summary: "Answers a product with all its variants, those out of the shop last.",
    access: "administrator",
    query: ofProduct,
    answer,
    handle: ({ query }) => variantsWith(shop.db, query.productId),
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-product-groups",
    summary: "Makes a product the first variant: names the options and what this product is.",
    access: "administrator",
    body: z.object({ productId: z.uuid(), name: groupName, options: optionNames, values: optionValues }),
    answer,
    handle: async ({ body, caller }) => {
      await makeGroup(shop, body, actorOf(caller));
      return variantsWith(shop.db, body.productId);
    },
  }),
  defineEndpoint({
    method: "PATCH",
    name: "admin-product-groups",
    summary:
      "Renames a product with variants, orders its variants, or changes its options: names, order, new ones, those left out. Refused where `version` is not what is there (409).",
    access: "administrator",
    query: ofGroup,
    body: z.object({
      version,
      name: groupName.optional(),
      options: optionChanges.optional(),
      order: z.array(z.uuid()).min(1).max(1_000).optional(),
    }),
    answer,
    handle: async ({ query, body, caller }) => {
      await changeGroup(shop, query.groupId, body, actorOf(caller));
      return variantsOfGroup(shop.db, query.groupId);
    },
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-variants",
    summary: "Adds a variant that is like the first one, out of stock, as a draft.",
    access: "administrator",
    query: ofGroup,
    body: z.object({ version: version.optional(), values: optionValues }),
    answer,
    handle: async ({ query, body, caller }) =>
      variantsWith(shop.db, await addVariant(shop, { ...query, ...body }, actorOf(caller))),
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-variant-returns",
    summary:
      "Makes a product that was taken out of a group a variant of it again, at its place among the others. With `version` of the group and `product_version`, only where neither was changed since (409).",
    access: "administrator",
    query: ofGroup,
    body: z.object({
      productId: z.uuid(),
      values: optionValues,
      place: z.int().min(0).max(1_000),
      version: version.optional(),
      product_version: version.optional(),
    }),
    answer,
    handle: async ({ query, body, caller }) => {
      const { product_version: productVersion, ...asked } = body;
      await putBack(shop, { ...query, ...asked, productVersion }, actorOf(caller));
      return variantsWith(shop.db, body.productId);
    },
  }),
  defineEndpoint({
    method: "PATCH",
    name: "admin-variants",
    summary: "Gives a variant other values; with `everywhere` also the variants that have the same ones.",
    access: "administrator",
    query: ofProduct,
    body: z.object({ version, values: optionValues, everywhere: z.boolean().default(false) }),
    answer,
    handle: async ({ query, body, caller }) => {
      await changeValues(shop, query.productId, body, actorOf(caller));
      return variantsWith(shop.db, query.productId);
    },
  }),
  defineEndpoint({
    method: "DELETE",
    name: "admin-variants",
    summary: "Makes a variant a product of its own, under its whole name. Nothing is deleted.",
    access: "administrator",
    query: ofProduct.extend({ version: z.coerce.number().int() }),
    answer: answer.extend({ group_version: z.int().nullable().describe("null where it was the last variant") }),
    handle: async ({ query, caller }) => {
      const left = await takeOut(shop, query.productId, query.version, actorOf(caller));
      return { ...(await variantsWith(shop.db, query.productId)), group_version: left };
    },
  }),
];
