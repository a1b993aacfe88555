import { z } from "zod";
import { actorOf } from "#features/audit/actor.ts";
import { publicAddress } from "#features/images/shown-image.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { isoOrNull } from "#shared/day.ts";
import { seenVersion } from "#shared/seen-version.ts";
import { BLOG_CATEGORIES } from "../blog-post.ts";
import { newPost, adminPost as postFields } from "../content-item.ts";
import { postList } from "../list.ts";
import { PUBLICATION_STATUSES } from "../publication.ts";
import { gone } from "./content-item.ts";
import { adminPost, adminPosts } from "./content-item-queries.ts";
import { addPost, changePost, deletePost } from "./write-post.ts";

const time = z.iso.datetime();
const summary = z.object({
  id: z.uuid(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string().nullable(),
  featured_image: z.string().nullable().describe("where browsers find it"),
  category: z.enum(BLOG_CATEGORIES),
  status: z.enum(PUBLICATION_STATUSES),
  publish_at: time.nullable().describe("when a draft is published by itself"),
  published_at: time.nullable(),
  created_at: time,
});
const whole = summary.extend({ content: z.string(), version: z.int() });
const answer = z.object({ data: whole });

type Row = NonNullable<Awaited<ReturnType<typeof adminPost>>>;

const asSummary = (row: Omit<Row, "content">) => ({
  id: row.id,
  title: row.title,
  slug: row.slug,
  excerpt: row.excerpt,
  featured_image: row.featuredImage && publicAddress(row.featuredImage),
  category: row.category,
  status: row.status,
  publish_at: isoOrNull(row.publishAt),
  published_at: isoOrNull(row.publishedAt),
  created_at: row.createdAt.toISOString(),
});
const asWhole = (row: Row) => ({
  data: { ...asSummary(row), content: row.content, version: row.version },
});

export const blogEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "GET",
    name: "admin-blog",
    summary: "Lists blog posts of every status, the newest first.",
    access: "administrator",
    query: postList,
    answer: z.object({ data: z.array(summary), total: z.int() }),
    handle: async ({ query }) => {
      const { rows, total } = await adminPosts(shop.db, query);
      return { data: rows.map(asSummary), total };
    },
  }),
  defineEndpoint({
    method: "GET",
    name: "admin-blog-post",
    summary: "One blog post with its body.",
    access: "administrator",
    query: z.object({ id: z.uuid() }),
    answer,
    handle: async ({ query }) => {
      const row = await adminPost(shop.db, query.id);
      if (!row) throw gone();
      return asWhole(row);
    },
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-blog",
    summary: "Writes a blog post. Its body keeps only what the shop's rules for bodies allow.",
    access: "administrator",
    body: newPost,
    answer,
    handle: async ({ body, caller }) => asWhole(await addPost(shop, body, actorOf(caller))),
  }),
  defineEndpoint({
    method: "PATCH",
    name: "admin-blog",
    summary: "Changes a blog post; 409 where it was changed since the `version` that was seen.",
    access: "administrator",
    query: z.object({ id: z.uuid() }),
    body: postFields.partial().extend({ version: z.int().min(1) }),
    answer,
    handle: async ({ query, body: { version, ...written }, caller }) =>
      asWhole(await changePost(shop, { id: query.id, version, written }, actorOf(caller))),
  }),
  defineEndpoint({
    method: "DELETE",
    name: "admin-blog",
    summary: "Deletes a blog post; 409 where it was changed since the `version` that was seen.",
    access: "administrator",
    query: z.object({ id: z.uuid(), version: seenVersion }),
    handle: ({ query, caller }) => deletePost(shop, query.id, actorOf(caller), query.version),
  }),
];
