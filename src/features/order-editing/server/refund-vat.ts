import type { Actor } from "#features/audit/actor.ts";
import { messages as stored } from "#features/orders/messages/stored-messages.en.ts";
import { versionOf } from "#features/orders/server/apply-correction.ts";
import { lockOrder } from "#features/orders/server/lock-order.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { codeThere, isOutsideVatArea } from "#features/shipping/vat-territory.ts";
import { isExemptSupply } from "#features/vat-numbers/exemption.ts";
import { vatCheckById } from "#features/vat-numbers/server/check-number.ts";
import type { AppContext } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { type Cents, minus } from "#shared/money.ts";
import { messages } from "../operator-messages.ts";
import type { CompanyAddress } from "./hand-order.ts";
import { type CorrectionInput, makeCorrection, previewCorrection } from "./make-correction.ts";

export interface WantedSame extends Actor {
  orderId: string;
  /** The version of the order that the administrator saw. An older one is refused. */
  version: number;
}

/** What a business gets back whose number was confirmed after it had ordered, in cents. Nothing is written. @throws AppError */
export async function vatToRefund(shop: AppContext, wanted: WantedSame): Promise<Cents> {
  const { before, after } = await previewCorrection(shop, await orderWithVat(shop, wanted));
  return minus(before.totalCents, after.totalCents);
}

/**
 * Gives VAT back to a business whose number was confirmed after it had ordered: a correction of the order that changes nothing but its VAT,
 * also after it has left. It refunds, credits the invoice and issues one without VAT. @throws AppError "conflict" where there is no VAT
 * to give back, or the order cannot be corrected
 */
export async function refundVat(shop: AppContext, wanted: WantedSame): Promise<void> {
  const input = await orderWithVat(shop, wanted);
  const { after } = await previewCorrection(shop, input);
  await makeCorrection(shop, { ...input, reason: stored.reasons.vatBack, seen: after.totalCents });
}

/** @throws AppError "conflict" where its number takes no VAT off, whatever else keeps it from being corrected */
const orderWithVat = (shop: AppContext, wanted: WantedSame): Promise<Omit<CorrectionInput, "reason">> =>
  transact(shop.db, async (tx) => {
    const order = await lockOrder(tx, wanted.orderId);
    const { deliveryCountry, parcelMachine, isHandedOver, vatCheckId, shippingVatRate } = order;
    const isExempt = isExemptSupply({
      settings: await storeSettings(tx),
      check: await vatCheckById(tx, vatCheckId),
      destination: isHandedOver ? null : deliveryCountry,
      isOutside: isOutsideVatArea(deliveryCountry, codeThere(deliveryCountry, parcelMachine, order)),
    });
    if (!isExempt || shippingVatRate === 0) throw new AppError("conflict", messages.noVatBack, { code: "NO_VAT" });
  }).then(() => sameOrder(shop, wanted));

/** The order as it is: only its VAT is decided anew. A company that took the goods along may be elsewhere. */
export const sameOrder = (
  shop: AppContext,
  { orderId, version: seen, ...actor }: WantedSame,
  companyAddress: CompanyAddress | null = null,
): Promise<Omit<CorrectionInput, "reason">> =>
  transact(shop.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const { version, recipient } = await versionOf(tx, order);
    const { parcelMachineId, parcelMachine: _, ...to } = recipient;
    return {
      ...actor,
      orderId,
      version: seen,
      keepsGoods: true,
      lines: version.lines.map(({ productId, quantity }) => ({ productId, quantity })),
      delivery: {
        ...to,
        method: version.deliveryMethod,
        country: version.country,
        machineId: parcelMachineId,
        machineCountry: parcelMachineId ? version.deliveryCountry : null,
        ...(order.isHandedOver ? companyAddress : null),
      },
    };
  });
