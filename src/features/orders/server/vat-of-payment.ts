import { eq } from "drizzle-orm";
import { codeThere, vatRateThere, vatTerritory } from "#features/shipping/vat-territory.ts";
import type { Tx } from "#platform/database/database.ts";
import { allotted, type Cents, cents, minus } from "#shared/money.ts";
import type { VersionPart } from "../correction.ts";
import { vatWithin } from "../vat.ts";
import { versionOf, writeLines } from "./apply-correction.ts";
import type { Order } from "./lock-order.ts";
import { orders } from "./orders-table.ts";

/**
 * The order with the VAT of the day on which it is paid (`2026-11-23`), where its country has another rate then than when it was placed. Prices
 * include VAT, so it costs the same; an order without VAT stays so. `countryRate` is that of the day. The order's row must be locked.
 */
export async function withVatOfPayment(tx: Tx, order: Order, countryRate: number, day: string): Promise<Order> {
  const zip = codeThere(order.deliveryCountry, order.parcelMachine, order);
  const vatRate = vatRateThere(vatTerritory(order.deliveryCountry, zip), countryRate, day);
  if (order.shippingVatRate === 0 || order.shippingVatRate === vatRate) return order;
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
