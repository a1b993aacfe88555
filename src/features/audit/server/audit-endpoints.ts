import { z } from "zod";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { cutPage } from "#shared/paging.ts";
import { ACTORS, auditFilters } from "../audit-filters.ts";
import { auditEntries } from "./audit-queries.ts";

const ROWS_A_PAGE = 50;

export const auditEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "GET",
    name: "admin-audit",
    summary: "Reads the audit log, the newest entries first, 50 at a time.",
    access: "superuser",
    query: auditFilters,
    answer: z.object({
      entries: z.array(
        z.object({
          id: z.number(),
          at: z.iso.datetime(),
          actor: z.enum(ACTORS),
          email: z.string().nullable(),
          action: z.string(),
          subject_kind: z.string(),
          subject_id: z.string(),
          /** Of an order its number, of a product its name. */
          subject_name: z.string().nullable(),
          details: z.record(z.string(), z.unknown()),
        }),
      ),
      hasMore: z.boolean(),
    }),
    handle: async ({ query }) => {
      const found = await auditEntries(shop.db, { ...query, limit: ROWS_A_PAGE + 1 });
      const { page, last } = cutPage(found, ROWS_A_PAGE);
      const entries = page.map(({ at, subjectKind, subjectId, subjectName, ...entry }) => ({
        ...entry,
        at: at.toISOString(),
        subject_kind: subjectKind,
        subject_id: subjectId,
        subject_name: subjectName,
      }));
      return { entries, hasMore: last !== null };
    },
  }),
];
