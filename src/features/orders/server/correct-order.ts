import { and, eq } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import type { AuditAction } from "#features/audit/audit-actions.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { eraseCustomers } from "#features/customers/server/forget-customers.ts";
import { lockCustomers, updateCustomerName, upsertCustomer } from "#features/customers/server/upsert-customer.ts";
import { readdressWaiting } from "#features/email/server/send-again.ts";
import { vatTerritory } from "#features/shipping/vat-territory.ts";
import type { AppContext } from "#platform/context.ts";
import { type Tx, transact } from "#platform/database/database.ts";
import { publish } from "#platform/events/events.ts";
import { AppError } from "#shared/app-error.ts";
import { messages } from "../operator-messages.ts";
import { STATUS_MEANING } from "../order-status.ts";
import type { OrderView } from "../order-view.ts";
import { isPhoneNumber } from "../phone-number.ts";
import { closeWithdrawal } from "./close-withdrawal.ts";
import { lockOrder, type Order } from "./lock-order.ts";
import { orderLines, orders } from "./orders-table.ts";
import { packAgain } from "./pack-again.ts";
import { refuseUnprintable } from "./refuse-unprintable.ts";

/** The recipient and the address. The country stays, because prices contain its VAT. */
export type Recipient = Pick<
  OrderView,
  "firstName" | "lastName" | "email" | "phone" | "address" | "city" | "zip" | "state"
>;

export interface Correction extends Actor {
  orderId: string;
  /** The version that the administrator saw. An older one is refused. */
  version: number;
  notes?: string;
  recipient?: Recipient;
  clearsReviewFlag?: boolean;
  /** The batches that lines were packed from, by their position. */
  batches?: readonly { position: number; batches: readonly string[] }[];
}

/**
 * Once the parcel has left or the order is cancelled, the name, email and phone can still be corrected.
 * @throws AppError "conflict" if somebody else changed the order meanwhile, or the address is fixed; "invalid" for a phone number
 * that carriers refuse
 */
export const correctOrder = (shop: AppContext, correction: Correction): Promise<void> =>
  transact(shop.db, async (tx) => {
    const { orderId, version, notes, recipient, clearsReviewFlag, batches } = correction;
    const order = await lockOrder(tx, orderId);
    if (order.version !== version) throw new AppError("conflict", messages.changedMeanwhile, { code: "CHANGED" });
    if (order.erasedAt) throw new AppError("conflict", messages.erased, { code: "ERASED" });
    await tx
      .update(orders)
      .set({
        ...(notes === undefined ? {} : { notes: notes || null }),
        ...(recipient ? await correctedRecipient(tx, order, recipient) : {}),
        ...(clearsReviewFlag ? { reviewFlag: null, reviewMatters: [] } : {}),
        updatedAt: shop.clock.now(),
      })
      .where(eq(orders.id, orderId));
    for (const { position, batches: codes } of batches ?? [])
      await tx
        .update(orderLines)
        .set({ batches: [...new Set(codes)] })
        .where(and(eq(orderLines.orderId, orderId), eq(orderLines.position, position)));
    if (batches?.length) await note(tx, correction, "order.batches-noted");
    if (recipient) await readdressWaiting(tx, orderId);
    if (recipient) await eraseCustomers(tx, [order.customerId]);
    if (recipient) await note(tx, correction, "order.address-corrected");
    if (notes !== undefined) await note(tx, correction, "order.notes-changed");
    if (clearsReviewFlag) await closeWithdrawal(tx, orderId, shop.clock.now());
    if (clearsReviewFlag) await note(tx, correction, "order.review-flag-removed");
    await publish(tx, { kind: "order", id: orderId });
    if (recipient && isOnLabel(order, recipient)) await packAgain(tx, orderId, correction, shop.clock.now());
  });

/** As the request calls it. */
const PRINTED = {
  firstName: "recipient.first_name",
  lastName: "recipient.last_name",
  address: "recipient.address",
  city: "recipient.city",
  state: "recipient.state",
};

const ADDRESS = ["address", "city", "zip", "state"] as const;
const NAME = ["firstName", "lastName", "phone"] as const;

const differs = (order: Order, recipient: Recipient, fields: readonly (keyof Recipient & keyof Order)[]): boolean =>
  fields.some((field) => (recipient[field] ?? "") !== (order[field] ?? ""));

/** Carriers have the phone on their labels as well. To a parcel machine the address has no say. */
const isOnLabel = (order: Order, recipient: Recipient): boolean =>
  differs(order, recipient, order.parcelMachineId ? NAME : [...NAME, ...ADDRESS]);

async function correctedRecipient(tx: Tx, order: Order, recipient: Recipient) {
  refuseUnprintable(order, recipient, PRINTED);
  if (recipient.phone !== order.phone && !isPhoneNumber(recipient.phone))
    throw new AppError("invalid", messages.wrongPhone, {
      more: { fields: { "recipient.phone": messages.wrongPhone } },
    });
  // To a parcel machine the address has no say.
  const territoryOf = (zip: string) => JSON.stringify(vatTerritory(order.country, zip));
  if (!order.parcelMachineId && territoryOf(recipient.zip) !== territoryOf(order.zip))
    throw new AppError("conflict", messages.otherVat, { code: "OTHER_VAT" });
  if (differs(order, recipient, ADDRESS) && !STATUS_MEANING[order.status].isAddressCorrectable)
    throw new AppError("conflict", messages.tooLateForAddress);
  // Another email is another customer: the order moves to them.
  await lockCustomers(tx, order.customerId, recipient.email);
  const customerId = await upsertCustomer(tx, recipient);
  if (order.paidAt) await updateCustomerName(tx, customerId, recipient);
  return { ...recipient, customerId };
}

const note = (tx: Tx, correction: Correction, action: AuditAction) =>
  writeAudit(tx, correction, { action, subject: { kind: "order", id: correction.orderId } });
