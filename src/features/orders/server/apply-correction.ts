import { isDeepStrictEqual } from "node:util";
import { and, eq, notInArray } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { queueEmail } from "#features/email/server/queue-email.ts";
import { returnGoods } from "#features/inventory/server/return-goods.ts";
import { noRow, type Tx } from "#platform/database/database.ts";
import { publish } from "#platform/events/events.ts";
import {
  type CorrectionState,
  goodsBeyond,
  type OrderVersion,
  type VersionBusiness,
  type VersionLine,
  type VersionPart,
  type VersionRecipient,
} from "../correction.ts";
import type { Correction } from "./corrections.ts";
import { orderCorrections } from "./corrections-table.ts";
import { asColumns, discountsOf } from "./discount-columns.ts";
import { issueCorrection, issueDocuments } from "./issue-documents.ts";
import { lockOrder, type Order } from "./lock-order.ts";
import { orderLineParts, orderLines, orders } from "./orders-table.ts";
import { packAgain } from "./pack-again.ts";

/** An order as it is now, as a correction keeps it. */
export async function versionOf(
  tx: Tx,
  order: Order,
): Promise<{ version: OrderVersion; recipient: VersionRecipient & VersionBusiness }> {
  const rows = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(orderLines.position);
  const partRows = await tx
    .select()
    .from(orderLineParts)
    .where(eq(orderLineParts.orderId, order.id))
    .orderBy(orderLineParts.position, orderLineParts.place);
  // A column that a line or a part has beside these must be kept as well: then this does not compile.
  const partsOf = (at: number) =>
    partRows
      .filter(({ position }) => position === at)
      .map(
        ({ orderId: _, position: __, place: ___, ...part }) => part satisfies Whole<typeof orderLineParts, VersionPart>,
      );
  const lines = rows.map(({ orderId: _, ...line }) => ({
    ...(line satisfies Whole<typeof orderLines, Omit<VersionLine, "parts">>),
    parts: partsOf(line.position),
  }));
  const { phone, address, city, zip, state, parcelMachineId, parcelMachine } = order;
  const { company, companyRegister, vatNumber, vatCheckId } = order;
  return {
    version: {
      lines,
      linesCents: order.linesCents,
      discounts: discountsIn(order),
      shippingCents: order.shippingCents,
      shippingVatRate: order.shippingVatRate,
      shippingNetCents: order.shippingNetCents,
      shippingVatCents: order.shippingVatCents,
      totalCents: order.totalCents,
      country: order.country,
      deliveryMethod: order.deliveryMethod,
      deliveryCountry: order.deliveryCountry,
    },
    recipient: {
      phone,
      address,
      city,
      zip,
      state,
      parcelMachineId,
      parcelMachine,
      company,
      companyRegister,
      vatNumber,
      vatCheckId,
    },
  };
}
/** The kept columns of a row; no row has others, beside its keys. */
type Whole<Table extends typeof orderLines | typeof orderLineParts, Kept> = Kept &
  Record<Exclude<keyof Table["$inferSelect"], keyof Kept | "orderId" | "position" | "place">, never>;

const discountsIn = (order: Order) => asColumns(discountsOf(order));

/** Notes a correction that waits. The order's row must be locked. */
export async function writeCorrection(
  tx: Tx,
  correction: Omit<typeof orderCorrections.$inferInsert, "id" | "number" | "state" | "endedAt">,
): Promise<Correction> {
  const earlier = await tx.$count(orderCorrections, eq(orderCorrections.orderId, correction.orderId));
  const [written = noRow()] = await tx
    .insert(orderCorrections)
    .values({ ...correction, number: earlier + 1, state: "waiting" })
    .returning();
  return written;
}

/**
 * The order becomes what its correction says, in one transaction: lines, sums, delivery, goods that it no longer needs, credit note,
 * invoice and one email. The order's row must be locked. Answers the order as it is then.
 */
export async function applyCorrection(
  tx: Tx,
  before: Order,
  correction: Correction,
  { refundId, now }: { refundId: string | null; now: Date },
): Promise<Order> {
  const { id: orderId } = before;
  const { lines, discounts, ...version } = correction.after;
  const recipient = correctedRecipient(correction);
  // What it lacks from before there were documents.
  await issueDocuments(tx, before, now);
  await writeLines(tx, orderId, lines);
  await tx
    .update(orders)
    .set({ ...version, ...discounts, ...recipient, updatedAt: now })
    .where(eq(orders.id, orderId));
  await end(tx, correction, "applied", now);
  const spare = goodsBeyond(correction.before, correction.after);
  const isOther = spare.length > 0 || goodsBeyond(correction.after, correction.before).length > 0;
  const { company = before.company } = recipient;
  const isElsewhere = "phone" in recipient || "address" in recipient || company !== before.company;
  if (isOther || isElsewhere) await packAgain(tx, orderId, { administratorId: null }, now);
  const order = await lockOrder(tx, orderId);
  await queueEmail(
    tx,
    "order-changed",
    { orderId, correctionId: correction.id },
    { dedupeKey: `order-changed:${correction.id}`, recipient: order.email, orderId, language: order.language },
  );
  await publish(tx, { kind: "order", id: orderId });
  await returnGoods(tx, orderId, "cancellation", spare);
  await issueCorrection(tx, order, { id: correction.id, refundId }, now);
  return order;
}

/** Columns that are corrected together. */
const RECIPIENT = [
  ["phone"],
  ["address", "city", "zip", "state", "parcelMachineId", "parcelMachine"],
  ["company", "companyRegister", "vatNumber", "vatCheckId"],
] as const satisfies (keyof VersionRecipient)[][];

/** What a correction changes of the recipient. The rest may have been corrected while it waited. */
function correctedRecipient({ recipientBefore, recipientAfter }: Correction): Partial<VersionRecipient> {
  if (!recipientAfter) return {};
  const columns = RECIPIENT.filter((group) =>
    group.some((column) => !isDeepStrictEqual(recipientBefore?.[column], recipientAfter[column])),
  );
  return Object.fromEntries(columns.flat().map((column) => [column, recipientAfter[column]]));
}

/** Batches stay those that the line has now: they may be noted while the correction waits. */
export async function writeLines(tx: Tx, orderId: string, lines: readonly VersionLine[]): Promise<void> {
  const positions = lines.map(({ position }) => position);
  await tx.delete(orderLines).where(and(eq(orderLines.orderId, orderId), notInArray(orderLines.position, positions)));
  await tx.delete(orderLineParts).where(eq(orderLineParts.orderId, orderId));
  for (const { parts, batches, ...line } of lines) {
    await tx
      .insert(orderLines)
      .values({ ...line, batches, orderId })
      .onConflictDoUpdate({ target: [orderLines.orderId, orderLines.position], set: line });
    if (parts.length === 0) continue;
    const { position } = line;
    await tx
      .insert(orderLineParts)
      .values(parts.map((part, place) => ({ ...part, orderId, position, place: place + 1 })));
  }
}

/** A correction that waits is not made: the order stays as it is, and goods that were taken for it are free again. */
export async function endCorrection(
  tx: Tx,
  order: Order,
  correction: Correction,
  state: Exclude<CorrectionState, "waiting" | "applied">,
  now: Date,
  actor: Actor = { administratorId: null },
): Promise<void> {
  await end(tx, correction, state, now, actor);
  await returnGoods(tx, order.id, "cancellation", goodsBeyond(correction.after, correction.before));
  await publish(tx, { kind: "order", id: order.id });
}

async function end(
  tx: Tx,
  { id, orderId }: Correction,
  state: CorrectionState,
  now: Date,
  actor: Actor = { administratorId: null },
): Promise<void> {
  await tx.update(orderCorrections).set({ state, endedAt: now }).where(eq(orderCorrections.id, id));
  await writeAudit(tx, actor, {
    action: state === "applied" ? "order.corrected" : "order.correction-ended",
    subject: { kind: "order", id: orderId },
    details: { correctionId: id, state },
  });
}
