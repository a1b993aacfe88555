import type { ResponseOf } from "#api-client/api-client.ts";

export type SavedPolicy = ResponseOf<"GET admin-policy">["data"];
