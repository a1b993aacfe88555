import { eq } from "drizzle-orm";
import type { checkoutTerms } from "#features/settings/server/settings-queries.ts";
import { codeThere } from "#features/shipping/vat-territory.ts";
import { vatCheckById } from "#features/vat-numbers/server/check-number.ts";
import { vatOfSale } from "#features/vat-numbers/server/vat-of-sale.ts";
import type { Tx } from "#platform/database/database.ts";
import { allotted, type Cents, cents, minus } from "#shared/money.ts";
import type { VersionPart } from "../correction.ts";
import { vatWithin } from "../vat.ts";
import { versionOf, writeLines } from "./apply-correction.ts";
import type { Order } from "./lock-order.ts";
import { orders } from "./orders-table.ts";

/**
 * The order with the VAT of the day on which it is paid (`2026-11-23`), where its country has another rate then than when it was placed. Prices
 * include VAT, so it costs the same; that of a business which is not charged VAT stays without. `terms` are those of its destination then. The order's row
 * must be locked.
 */
export async function withVatOfPayment(
  tx: Tx,
  order: Order,
  terms: Awaited<ReturnType<typeof checkoutTerms>>,
  at: Date,
): Promise<Order> {
  const { deliveryCountry: destination, parcelMachine, isHandedOver, vatCheckId } = order;
  const zip = codeThere(destination, parcelMachine, order);
  const check = await vatCheckById(tx, vatCheckId);
  const { vatRate, isExempt } = await vatOfSale(tx, terms, { destination, zip, isHandedOver, check, at });
  // One that was placed before the shop had a VAT number may be a supply without VAT by now.
  const isWithout = order.shippingVatRate === 0 && (isExempt || order.exemptCents > 0);
  if (order.shippingVatRate === vatRate || isWithout) return order;
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
