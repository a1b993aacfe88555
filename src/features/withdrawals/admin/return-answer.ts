import type { ResponseOf } from "#api-client/api-client.ts";

/** A return as the back office reads it. */
export type AdminReturn = ResponseOf<"GET admin-returns">["returns"][number];
