import type { EndpointName } from "#api-client/api-client.ts";

/** What a change of variants makes the back office ask for again. */
export const VARIANT_ANSWERS: readonly EndpointName[] = ["admin-variants", "admin-products", "admin-dashboard"];
