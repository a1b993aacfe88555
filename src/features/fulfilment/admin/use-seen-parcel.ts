import { useEdited } from "#backoffice/use-edited.ts";
import type { OrderListItem } from "#features/orders/admin/order-list-item.ts";
import { CARRIERS } from "#features/orders/carriers.ts";
import type { Parcel } from "./parcel-fields.tsx";

/** What is known of a parcel. */
export type KnownParcel = Pick<
  OrderListItem["shipments"][number],
  "tracking_number" | "carrier" | "shipping_method" | "estimated_delivery"
> & {
  /** In grams; left out of an order that left as a whole. */
  weight?: number | null;
};
export const UNKNOWN: KnownParcel = {
  tracking_number: null,
  carrier: null,
  shipping_method: null,
  estimated_delivery: null,
};
export type SeenParcel = ReturnType<typeof asSeen> | undefined;

/** What is known of the parcel that a dialog corrects; undefined for a new one. */
export function useSeenParcel(
  current: KnownParcel | undefined,
  onNewer: (before: KnownParcel, now: KnownParcel) => void,
): { known: KnownParcel | undefined; refused: (error: unknown) => void } {
  const { seen, refused } = useEdited(
    current,
    (now, before) => now !== undefined && before !== undefined && isOther(now, before),
    (before, now) => before && now && onNewer(before, now),
  );
  return { known: seen, refused };
}

const isOther = (one: KnownParcel, other: KnownParcel): boolean =>
  JSON.stringify(asSeen(one)) !== JSON.stringify(asSeen(other));

/** As endpoints take it that correct the parcel. */
export const asSeen = ({ tracking_number, carrier, shipping_method, estimated_delivery, weight }: KnownParcel) => ({
  tracking_number,
  carrier,
  shipping_method,
  estimated_delivery,
  weight,
});

/** As fields show it. */
export const asFields = (known: KnownParcel): Parcel => ({
  number: known.tracking_number ?? "",
  carrier: CARRIERS.find((one) => one === known.carrier) ?? "",
  method: known.shipping_method ?? "standard",
  expected: known.estimated_delivery ?? "",
  sharesParcel: false,
});
export const weightOf = ({ weight }: KnownParcel): string => String(weight ?? "");
