import { INVALIDATES } from "#features/orders/admin/invalidates.ts";

/** The queries that show what an order is changed to. */
export const CORRECTION_INVALIDATES = [
  ...INVALIDATES,
  ...([
    "admin-order-corrections",
    "admin-order-documents",
    "admin-documents",
    "admin-products",
    "admin-returns",
  ] as const),
] as const;
