import { eq } from "drizzle-orm";
import { codeThere, isOutsideVatArea, vatRateThere, vatTerritory } from "#features/shipping/vat-territory.ts";
import { isExemptSupply } from "#features/vat-numbers/exemption.ts";
import { vatCheckById } from "#features/vat-numbers/server/check-number.ts";
import type { Tx } from "#platform/database/database.ts";
import { allotted, type Cents, cents, minus } from "#shared/money.ts";
import type { StoreSettings } from "#shared/store-settings.ts";
import type { VersionPart } from "../correction.ts";
import { vatWithin } from "../vat.ts";
import { versionOf, writeLines } from "./apply-correction.ts";
import type { Order } from "./lock-order.ts";
import { orders } from "./orders-table.ts";

/**
 * The order with the VAT of the day on which it is paid (`2026-11-23`), where its country has another rate then than when it was placed. Prices
 * include VAT, so it costs the same; that of a business which is not charged VAT stays without. `countryRate` is that of the day. The order's row
 * must be locked.
 */
export async function withVatOfPayment(
  tx: Tx,
  order: Order,
  settings: StoreSettings,
  countryRate: number,
  day: string,
): Promise<Order> {
  const zip = codeThere(order.deliveryCountry, order.parcelMachine, order);
  const vatRate = vatRateThere(vatTerritory(order.deliveryCountry, zip), countryRate, day);
  if (order.shippingVatRate === vatRate || (order.shippingVatRate === 0 && (await isExempt(tx, order, settings, zip))))
    return order;
  const { version } = await versionOf(tx, order);
  const lines = version.lines.map((line) => {
    const { net: netCents, vat: vatCents } = vatWithin(minus(line.lineCents, line.bundleShareCents), vatRate);
    return { ...line, vatRate, netCents, vatCents, parts: sharing(line.parts, vatCents) };
  });
  await writeLines(tx, order.id, lines);
  const { net: shippingNetCents, vat: shippingVatCents } = vatWithin(order.shippingCents, vatRate);
  const shipping = { shippingVatRate: vatRate, shippingNetCents, shippingVatCents };
  await tx.update(orders).set(shipping).where(eq(orders.id, order.id));
  return { ...order, ...shipping };
}

/** It was placed without VAT as a supply to a business, or is one by now where it was placed before the shop had a VAT number. */
async function isExempt(tx: Tx, order: Order, settings: StoreSettings, zip: string): Promise<boolean> {
  if (order.exemptCents > 0) return true;
  const destination = order.isHandedOver ? null : order.deliveryCountry;
  const isOutside = isOutsideVatArea(order.deliveryCountry, zip);
  return isExemptSupply({ settings, check: await vatCheckById(tx, order.vatCheckId), destination, isOutside });
}

/** The parts of a kit with the VAT of its line. */
function sharing(parts: readonly VersionPart[], vat: Cents): VersionPart[] {
  const shares = allotted(
    vat,
    parts.map(({ grossCents }) => grossCents),
  );
  return parts.map((part, place) => {
    const vatCents = shares[place] ?? cents(0);
    return { ...part, vatCents, netCents: minus(part.grossCents, vatCents) };
  });
}
