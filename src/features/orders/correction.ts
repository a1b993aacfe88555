import type { DiscountKind } from "#features/cart/discount.ts";
import type { SeenWithOrder } from "#features/products/product.ts";
import type { DeliveryMethod } from "#features/shipping/shipping-cost.ts";
import { DAY_MS, dayAfter, dayIn, startOfDay } from "#shared/day.ts";
import type { Cents } from "#shared/money.ts";
import type { OrderMachine } from "./order-view.ts";

/**
 * waiting: its money is under way, and the order stays as it was. applied: the order is as the correction says. taken-back: by an
 * administrator. lapsed: the difference was not paid in time. failed: its refund was refused, or the order's own payment was taken back.
 */
export const CORRECTION_STATES = ["waiting", "applied", "taken-back", "lapsed", "failed"] as const;
export type CorrectionState = (typeof CORRECTION_STATES)[number];

const DAYS_TO_PAY = 7;

/** Until when what is asked for by link now can be paid: to the end of the seventh day after this one, which the email names. */
export const lastMomentToPay = (timeZone: string, now: Date): Date =>
  new Date(startOfDay(timeZone, dayAfter(dayIn(timeZone, now), DAYS_TO_PAY + 1)).getTime() - 1);

/** An order by hand waits so long after that moment: a transfer of the last day may arrive behind a weekend. */
export const GRACE_MS = 4 * DAY_MS;

/** Until when the goods of an order by hand are reserved, and its link is open. */
export const endOfLink = (payBy: Date): Date => new Date(payBy.getTime() + GRACE_MS);

/** The last moment to pay that is told: the promised one, and once that is over the end of the link. */
export const payByToTell = (payBy: Date, now: Date): Date => (payBy > now ? payBy : endOfLink(payBy));

/** A part of a kit as a correction keeps it: the columns of its row. */
export interface VersionPart {
  productId: string;
  name: string;
  englishName: string | null;
  sku: string;
  /** In one kit. */
  quantity: number;
  grossCents: Cents;
  netCents: Cents;
  vatCents: Cents;
  seen: SeenWithOrder | null;
}

/** One line of an order as a correction keeps it: the columns of its row, and the parts of a kit in their order. */
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
  /** Missing in versions of before there were businesses. */
  exemptCents?: Cents;
  vatRate: number;
  netCents: Cents;
  vatCents: Cents;
  englishName: string | null;
  reducedFromCents: Cents | null;
  seen: SeenWithOrder | null;
  batches: string[];
  parts: readonly VersionPart[];
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

/** The business that buys, as columns of the order. */
export interface VersionBusiness {
  company: string | null;
  companyRegister: string | null;
  vatNumber: string | null;
  /** The answer of VIES that the sale rests on. */
  vatCheckId: string | null;
}

/** Where the parcel goes, and who buys: versions of before a business could be corrected do not say it. */
export interface VersionRecipient extends Partial<VersionBusiness> {
  phone: string;
  address: string;
  city: string;
  zip: string;
  state: string | null;
  /** null for a courier. */
  parcelMachineId: string | null;
  parcelMachine: OrderMachine | null;
}

type Sold = Pick<OrderVersion, "lines">;

/** What leaves the stock for a version, each product once, parts in place of kits; named in English. */
export function goodsOf({ lines }: Sold): { productId: string; name: string; quantity: number }[] {
  const goods = new Map<string, { productId: string; name: string; quantity: number }>();
  for (const line of lines) {
    const packed = line.parts.length > 0 ? line.parts : [{ ...line, quantity: 1 }];
    for (const { productId, englishName, name, quantity } of packed) {
      const before = goods.get(productId)?.quantity ?? 0;
      goods.set(productId, { productId, name: englishName ?? name, quantity: before + quantity * line.quantity });
    }
  }
  return [...goods.values()];
}

/** Goods that `more` has beyond `less`, product by product. */
export function goodsBeyond(more: Sold, less: Sold): ReturnType<typeof goodsOf> {
  const had = new Map(goodsOf(less).map(({ productId, quantity }) => [productId, quantity]));
  return goodsOf(more)
    .map((one) => ({ ...one, quantity: one.quantity - (had.get(one.productId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}
