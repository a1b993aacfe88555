import type { EndpointName } from "#api-client/api-client.ts";

/** The queries that show an order's status; a change of status invalidates them. */
export const INVALIDATES = [
  "admin-orders",
  "admin-orders-statistics",
  "admin-shipments",
  "admin-order",
  "admin-packing-list",
] as const satisfies readonly EndpointName[];
