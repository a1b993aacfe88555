import { z } from "zod";
import { LANGUAGES } from "#shared/language.ts";
import { pageNumber } from "#shared/page-number.ts";
import { SUBSCRIBER_STATUSES } from "./subscriber.ts";

/** Rows of a list in the back office. */
export const ROWS_A_PAGE = 25;

export const search = z.string().trim().max(200).default("");

export const SUBSCRIBER_SORTS = ["newest", "oldest", "email"] as const;
/** Somebody active who has not followed the link yet is not written to, so they are looked for apart. */
export const SUBSCRIBER_FILTERS = [...SUBSCRIBER_STATUSES, "confirmed", "unconfirmed"] as const;

/** Which subscribers somebody looks at. */
export const subscriberFilters = z.object({
  search,
  status: z.enum(SUBSCRIBER_FILTERS).optional(),
  language: z.enum(LANGUAGES).optional(),
});
export type SubscriberFilters = z.output<typeof subscriberFilters>;
export const subscriberList = subscriberFilters.extend({
  page: pageNumber,
  sort: z.enum(SUBSCRIBER_SORTS).default("newest"),
});
export type SubscriberList = z.output<typeof subscriberList>;

/** The fields of back office 3, and when the address was confirmed. */
export const listedSubscriber = z.object({
  id: z.uuid(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  email: z.string(),
  status: z.enum(SUBSCRIBER_STATUSES),
  source: z.string(),
  /** That the campaigns' frame and emails of their language go by. */
  language: z.enum(LANGUAGES),
  subscribed_at: z.iso.datetime(),
  confirmed_at: z.iso.datetime().nullable(),
  unsubscribed_at: z.iso.datetime().nullable(),
  /** Emails to the address came back, or were reported as spam. */
  is_suppressed: z.boolean(),
});
export type ListedSubscriber = z.output<typeof listedSubscriber>;

/** A page of a list: how many fit the filters, and how many there are in all. */
export const counts = { total: z.int(), all: z.int() };
export const subscribersAnswer = z.object({ ...counts, is_capped: z.boolean(), data: z.array(listedSubscriber) });
export type SubscribersAnswer = z.output<typeof subscribersAnswer>;
