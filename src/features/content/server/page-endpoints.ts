import { z } from "zod";
import { actorOf } from "#features/audit/actor.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { seenVersion } from "#shared/seen-version.ts";
import { newPage, adminPage as pageFields } from "../content-item.ts";
import { pageList } from "../list.ts";
import { PUBLICATION_STATUSES } from "../publication.ts";
import { gone } from "./content-item.ts";
import { adminPage, adminPages } from "./content-item-queries.ts";
import { addPage, changePage, deletePage } from "./write-page.ts";

const summary = z.object({
  id: z.uuid(),
  title: z.string(),
  slug: z.string(),
  status: z.enum(PUBLICATION_STATUSES),
  meta_description: z.string().nullable(),
  updated_at: z.iso.datetime(),
  version: z.int(),
});
const whole = summary.extend({ body: z.string() });
const answer = z.object({ data: whole });

type Row = NonNullable<Awaited<ReturnType<typeof adminPage>>>;

const asSummary = ({ id, title, slug, status, metaDescription, updatedAt, version }: Omit<Row, "body">) => ({
  id,
  title,
  slug,
  status,
  meta_description: metaDescription,
  updated_at: updatedAt.toISOString(),
  version,
});
const asWhole = (row: Row) => ({
  data: { ...asSummary(row), body: row.body },
});

export const pageEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "GET",
    name: "admin-content",
    summary: "Lists content pages, the last changed first.",
    access: "administrator",
    query: pageList,
    answer: z.object({ data: z.array(summary), total: z.int() }),
    handle: async ({ query }) => {
      const { rows, total } = await adminPages(shop.db, query);
      return { data: rows.map(asSummary), total };
    },
  }),
  defineEndpoint({
    method: "GET",
    name: "admin-content-page",
    summary: "One content page with its body.",
    access: "administrator",
    query: z.object({ id: z.uuid() }),
    answer,
    handle: async ({ query }) => {
      const row = await adminPage(shop.db, query.id);
      if (!row) throw gone();
      return asWhole(row);
    },
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-content",
    summary: "Writes a content page. A published one is at /pages/{slug}.",
    access: "administrator",
    body: newPage,
    answer,
    handle: async ({ body, caller }) => asWhole(await addPage(shop, body, actorOf(caller))),
  }),
  defineEndpoint({
    method: "PATCH",
    name: "admin-content",
    summary: "Changes a content page; 409 where it was changed since the `version` that was seen.",
    access: "administrator",
    query: z.object({ id: z.uuid() }),
    body: pageFields.partial().extend({ version: z.int().min(1) }),
    answer,
    handle: async ({ query, body: { version, ...written }, caller }) =>
      asWhole(await changePage(shop, { id: query.id, version, written }, actorOf(caller))),
  }),
  defineEndpoint({
    method: "DELETE",
    name: "admin-content",
    summary: "Deletes a content page; 409 where it was changed since the `version` that was seen.",
    access: "administrator",
    query: z.object({ id: z.uuid(), version: seenVersion }),
    handle: ({ query, caller }) => deletePage(shop, query.id, actorOf(caller), query.version),
  }),
];
