import type { AnswerOf } from "#api-client/api-client.ts";

/** One order with all that is known of it; amounts in euro. */
export type OrderFile = AnswerOf<"GET admin-order">["order"];
