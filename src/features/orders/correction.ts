import type { DiscountKind } from "#features/cart/discount.ts";
import type { SeenWithOrder } from "#features/products/product.ts";
import type { DeliveryMethod } from "#features/shipping/shipping-cost.ts";
import type { Cents } from "#shared/money.ts";
import type { OrderMachine } from "./order-view.ts";

/**
 * waiting: its money is under way, and the order stays as it was. applied: the order is as the correction says. taken-back: by an
 * administrator. lapsed: the difference was not paid in time. failed: its refund was refused, or the order's own payment was taken back.
 */
export const CORRECTION_STATES = ["waiting", "applied", "taken-back", "lapsed", "failed"] as const;
export type CorrectionState = (typeof CORRECTION_STATES)[number];

/** Days in which a difference can be paid. */
export const DAYS_TO_PAY = 7;

/** One line of an order as a correction keeps it: the columns of its row. */
export interface VersionLine {
  position: number;
  productId: string;
  name: string;
  sku: string;
  category: string;
  quantity: number;
  listPriceCents: Cents;
  discountPercentage: number;
  unitPriceCents: Cents;
  lineCents: Cents;
  bundleShareCents: Cents;
  vatRate: number;
  netCents: Cents;
  vatCents: Cents;
  englishName: string | null;
  reducedFromCents: Cents | null;
  seen: SeenWithOrder | null;
  batches: string[];
}

/** What was sold, for how much and how it travels: all that a correction may change, but for the person. */
export interface OrderVersion {
  lines: readonly VersionLine[];
  linesCents: Cents;
  discounts: Readonly<Record<`${DiscountKind}Cents`, Cents>>;
  shippingCents: Cents;
  shippingVatRate: number;
  shippingNetCents: Cents;
  shippingVatCents: Cents;
  totalCents: Cents;
  country: string;
  deliveryMethod: DeliveryMethod;
  deliveryCountry: string;
}

/** Where the parcel goes. */
export interface VersionRecipient {
  phone: string;
  address: string;
  city: string;
  zip: string;
  state: string | null;
  /** null for a courier. */
  parcelMachineId: string | null;
  parcelMachine: OrderMachine | null;
}

/** Pieces of each product that a version has. */
export const piecesOf = ({ lines }: Pick<OrderVersion, "lines">): Map<string, number> => {
  const pieces = new Map<string, number>();
  for (const { productId, quantity } of lines) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  return pieces;
};

/** Pieces that `more` has beyond `less`, product by product. */
export const piecesBeyond = (
  more: Pick<OrderVersion, "lines">,
  less: Pick<OrderVersion, "lines">,
): { productId: string; quantity: number }[] => {
  const had = piecesOf(less);
  return [...piecesOf(more)].flatMap(([productId, quantity]) => {
    const beyond = quantity - (had.get(productId) ?? 0);
    return beyond > 0 ? [{ productId, quantity: beyond }] : [];
  });
};
