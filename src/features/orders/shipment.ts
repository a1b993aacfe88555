export const SHIPMENT_STATUSES = ["shipped", "delivered", "returned"] as const;

export const SHIPPING_METHODS = ["standard", "express", "overnight", "ground"] as const;
export type ShippingMethod = (typeof SHIPPING_METHODS)[number];
