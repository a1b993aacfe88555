import { z } from "zod";
import { adminPage, adminPost, chosenId } from "#features/content/content-item.ts";
import { pageList } from "#features/content/list.ts";
import { CATEGORIES } from "#features/products/category.ts";
import { messages } from "./problem-messages.ts";

export const MENUS = ["main", "footer"] as const;
export type Menu = (typeof MENUS)[number];

/** Of a collection by hand. */
export const MAX_CHOSEN = 1_000;
export const MAX_CONDITIONS = 20;
/** Their rules are all asked when a product changes. */
export const MAX_COLLECTIONS = 200;

const slug = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const amount = z.number().min(0).max(1e11);

/** From and to are included; one of them may be left out. */
const bounds = { from: amount.optional(), to: amount.optional() };
const isRange = ({ from, to }: { from?: number | undefined; to?: number | undefined }): boolean =>
  (from !== undefined || to !== undefined) && (from ?? 0) <= (to ?? Number.POSITIVE_INFINITY);
const range = { error: () => messages.range };

/** A condition of a rule. Prices in cents, of what is paid now; `new` counts days since the product was added. */
export const condition = z.discriminatedUnion("field", [
  z.object({
    field: z.literal("category"),
    values: z
      .array(z.enum(CATEGORIES))
      .min(1, { error: () => messages.values })
      .max(CATEGORIES.length),
  }),
  z.object({
    field: z.literal("choice"),
    attribute: slug,
    values: z
      .array(slug)
      .min(1, { error: () => messages.values })
      .max(50),
  }),
  z.object({ field: z.literal("number"), attribute: slug, ...bounds }).refine(isRange, range),
  z.object({ field: z.literal("yes-no"), attribute: slug, is: z.boolean() }),
  z.object({
    field: z.literal("new"),
    days: z
      .int({ error: () => messages.days })
      .min(1, { error: () => messages.days })
      .max(3650, { error: () => messages.days }),
  }),
  z.object({ field: z.literal("reduced") }),
  z.object({ field: z.literal("price"), ...bounds }).refine(isRange, range),
  z.object({
    field: z.literal("name"),
    contains: z
      .string()
      .trim()
      .min(1, { error: () => messages.contains })
      .max(100)
      // PostgreSQL text cannot hold U+0000.
      .refine((text) => !text.includes("\0"), { error: () => messages.contains }),
  }),
]);
export type Condition = z.output<typeof condition>;
export type ConditionField = Condition["field"];

/** Products that meet all conditions, or any of them. Without a condition no product does. */
export const collectionRule = z.object({
  match: z.enum(["all", "any"]),
  conditions: z.array(condition).max(MAX_CONDITIONS, { error: () => messages.tooManyConditions(MAX_CONDITIONS) }),
});
export type CollectionRule = z.output<typeof collectionRule>;

const position = z
  .int({ error: () => messages.position })
  .min(0, { error: () => messages.position })
  .max(10_000, { error: () => messages.position });

/** A collection as an administrator writes it. `rule` is null where `products` are chosen by hand, in their order. */
export const adminCollection = adminPage.extend({
  meta_title: adminPage.shape.meta_description.pipe(z.string().max(300).nullable()),
  image: adminPost.shape.featured_image,
  /** When a job publishes the draft. */
  publish_at: adminPost.shape.publish_at,
  rule: collectionRule.nullable(),
  products: z
    .array(z.uuid())
    .max(MAX_CHOSEN, { error: () => messages.tooManyProducts(MAX_CHOSEN) })
    .refine((ids) => new Set(ids).size === ids.length, { error: () => messages.productTwice }),
  menu: z.enum(MENUS).nullable(),
  menu_position: position,
});
export type AdminCollection = z.output<typeof adminCollection>;

export const newCollection = adminCollection.extend({
  id: chosenId,
  body: adminPage.shape.body.default(""),
  meta_description: adminPage.shape.meta_description.default(null),
  meta_title: adminCollection.shape.meta_title.default(null),
  image: adminCollection.shape.image.default(null),
  status: adminPage.shape.status.default("draft"),
  publish_at: adminPost.shape.publish_at.default(null),
  rule: collectionRule.nullable().default(null),
  products: adminCollection.shape.products.default([]),
  menu: adminCollection.shape.menu.default(null),
  menu_position: position.default(0),
});
export type NewCollection = z.output<typeof newCollection>;

export const COLLECTION_KINDS = ["rule", "manual"] as const;
/** Which of all collections somebody looks at. */
export const collectionList = pageList.extend({ kind: z.enum(COLLECTION_KINDS).optional() });
export type CollectionList = z.output<typeof collectionList>;
