import type { ResponseOf } from "#api-client/api-client.ts";

export type Rate = ResponseOf<"GET admin-tax-rates">["data"][number];
