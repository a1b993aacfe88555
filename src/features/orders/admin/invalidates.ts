import type { EndpointName } from "#api-client/api-client.ts";

/** What shows an order's status, and must be asked for again when one changes. */
export const INVALIDATES = [
  "admin-orders",
  "admin-orders-statistics",
  "admin-shipments",
  "admin-order",
] as const satisfies readonly EndpointName[];
