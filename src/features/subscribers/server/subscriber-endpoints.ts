import { z } from "zod";
import { actorOf } from "#features/audit/actor.ts";
import { auditExport } from "#features/audit/server/write-audit.ts";
import { ordersAction } from "#features/orders/server/admin-order-endpoints.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { dayIn, isoOrNull, localTime } from "#shared/day.ts";
import { importReport } from "#shared/import-report.ts";
import { LANGUAGES } from "#shared/language.ts";
import { flag } from "#shared/parameters.ts";
import { EXPORT_HEADER, MAX_FILE_BYTES } from "../subscriber-csv.ts";
import { type ListedSubscriber, subscriberFilters, subscriberList, subscribersAnswer } from "../subscriber-list.ts";
import { deleteSubscriber } from "./delete-subscriber.ts";
import { importSubscribers } from "./import-subscribers.ts";
import { type Subscriber, subscribersAfter, subscribersPage } from "./subscriber-queries.ts";

/** A file of any length is made of parts that each take a moment. */
const PART = 2_000;

const asListItem = (row: Subscriber & { isSuppressed: boolean }): ListedSubscriber => ({
  id: row.id,
  first_name: row.firstName,
  last_name: row.lastName,
  email: row.email,
  status: row.status,
  source: row.source,
  language: row.language,
  subscribed_at: row.subscribedAt.toISOString(),
  confirmed_at: isoOrNull(row.confirmedAt),
  unsubscribed_at: isoOrNull(row.unsubscribedAt),
  is_suppressed: row.isSuppressed,
});

/** The actions on subscribers under `POST admin-orders` (back office 7). */
export const subscriberActions = (shop: AppContext) =>
  [
    ordersAction({
      body: subscriberList.extend({ action: z.literal("fetch_subscribers") }),
      answer: subscribersAnswer,
      handle: async ({ action: _, ...list }) => {
        const { rows, ...counts } = await subscribersPage(shop.db, list);
        return { data: rows.map(asListItem), ...counts };
      },
    }),
    ordersAction({
      body: z.object({ action: z.literal("delete_subscriber"), subscriberId: z.uuid() }),
      answer: z.object(),
      handle: async ({ subscriberId }, caller) => {
        await deleteSubscriber(shop, subscriberId, actorOf(caller));
        return {};
      },
    }),
  ] as const;

export const subscriberEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "POST",
    name: "admin-subscribers-export",
    summary: "A part of the rows of subscribers-export-{date}.csv: of all that fit the filters.",
    access: "administrator",
    body: z.object({
      filters: subscriberFilters.prefault({}),
      /** The last part's `next`. */
      after: z.uuid().optional(),
    }),
    answer: z.object({
      file_name: z.string(),
      header: z.array(z.string()),
      rows: z.array(z.array(z.string())),
      /** null with the last part. */
      next: z.uuid().nullable(),
    }),
    handle: async ({ body: { filters, after }, caller }) => {
      await auditExport(shop.db, "subscribers.exported", "subscriber", caller, !after);
      const { timeZone } = await storeSettings(shop.db);
      const found = await subscribersAfter(shop.db, filters, after, PART);
      return {
        file_name: `subscribers-export-${dayIn(timeZone, shop.clock.now())}.csv`,
        header: EXPORT_HEADER,
        rows: found.map((row) => rowOf(row, timeZone)),
        next: found.length === PART ? (found.at(-1)?.id ?? null) : null,
      };
    },
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-subscribers-import",
    summary:
      "Takes over a CSV file of people who have agreed, with the date of their consent, all or nothing. A trial reports line by line and changes nothing.",
    access: "administrator",
    bytes: { limit: MAX_FILE_BYTES, types: ["text/csv", "application/octet-stream"] },
    query: z.object({
      trial: flag("true"),
      /** Of lines that name none. */
      language: z.enum(LANGUAGES).optional(),
    }),
    answer: importReport,
    handle: async ({ file, query, caller }) => ({
      ...(await importSubscribers(shop, await file(), actorOf(caller), query.trial, query.language)),
    }),
  }),
];

const rowOf = (row: Subscriber, timeZone: string): string[] => {
  const local = (at: Date | null) => (at ? localTime(timeZone, at).replace("T", " ") : "");
  return [
    row.email,
    row.firstName ?? "",
    row.lastName ?? "",
    row.status,
    row.source,
    local(row.subscribedAt),
    local(row.confirmedAt),
    local(row.unsubscribedAt),
    row.language,
    row.confirmedAt ? dayIn(timeZone, row.confirmedAt) : "",
  ];
};
