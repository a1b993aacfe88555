import type { ResponseOf } from "#api-client/api-client.ts";

/** One order with all that is known of it. */
export type OrderDetail = ResponseOf<"GET admin-order">["order"];
