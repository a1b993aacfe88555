import type { ResponseOf } from "#api-client/api-client.ts";

/** One order with all that is known of it; amounts in euro. */
export type OrderDetail = ResponseOf<"GET admin-order">["order"];
