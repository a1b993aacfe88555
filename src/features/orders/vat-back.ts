import { codeThere, isOutsideVatArea } from "#features/shipping/vat-territory.ts";
import { wouldBeExempt } from "#features/vat-numbers/exemption.ts";
import type { StoreSettings } from "#shared/store-settings.ts";
import type { OrderView } from "./order-view.ts";

/** Whether the buyer of an order that has VAT gets it back once VIES confirms their number. */
export function mayGetVatBack(order: OrderView, settings: Pick<StoreSettings, "trader" | "checksVatNumbers">): boolean {
  const { business, vat, paymentState, deliveryCountry, machine, isHandedOver } = order;
  if (!business?.vatNumber || business.vatCheck !== "not-confirmed" || vat === 0) return false;
  // An order of which money went back already is not invoiced anew.
  if (paymentState === "partly_refunded" || paymentState === "refunded") return false;
  const isOutside = isOutsideVatArea(deliveryCountry, codeThere(deliveryCountry, machine, order));
  return wouldBeExempt({ settings, destination: isHandedOver ? null : deliveryCountry, isOutside }, business.vatNumber);
}
