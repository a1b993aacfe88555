import { desc, eq, type SQL, sql } from "drizzle-orm";
import { ACCEPTED_REFUND_STATES } from "#features/payments/payment-state.ts";
import { partsInWords } from "#features/products/parts-in-words.ts";
import type { VatCheck } from "#features/vat-numbers/server/check-number.ts";
import { vatChecks } from "#features/vat-numbers/server/vat-checks-table.ts";
import { vatCheckState } from "#features/vat-numbers/vat-check.ts";
import { type Db, writtenOnce } from "#platform/database/database.ts";
import { literals } from "#platform/database/literals.ts";
import { type Cents, cents, sum } from "#shared/money.ts";
import { STATUS_MEANING, statusesWhere } from "../order-status.ts";
import { type OrderMachine, type OrderView, type OrderViewLine, situationOf } from "../order-view.ts";
import type { LinePieces } from "../parcel.ts";
import type { Correction } from "./corrections.ts";
import { discountsOf } from "./discount-columns.ts";
import { type LinePart, partsOfLine } from "./line-parts.ts";
import { orderLines, orders } from "./orders-table.ts";
import { paidSince } from "./paid-since-queries.ts";
import { hasParcels, nothingWanted, parcelRows, pieceRows, wantedLines } from "./parcel-queries.ts";
import { shipments } from "./shipments-table.ts";
import { type ShownParcel, shownParcels } from "./shown-parcels.ts";

export interface FoundOrder {
  order: OrderView;
  /** Hash of the cookie of the browser that placed it. */
  browserHash: Buffer | null;
  /** Its personal data were erased. */
  isErased: boolean;
}

const OPEN = literals(statusesWhere(({ isOpen }) => isOpen));

/** The whole order, or null. */
export const orderById = async (db: Db, id: string): Promise<FoundOrder | null> =>
  asFound(db, await orderOfId(db).execute({ id }));

/** The order of a carrier's code (the one shipped last) or of the shop's own code. Both find it for ever (decision 29). */
export async function orderByCode(db: Db, code: string): Promise<FoundOrder | null> {
  const wanted = code.trim().toUpperCase();
  const found = sql`
    SELECT o.id, 1 AS place, o.created_at AS at FROM orders o WHERE o.tracking_code = ${wanted}
    UNION ALL
    SELECT s.order_id, 0, s.shipped_at FROM shipments s WHERE upper(s.tracking_number) = ${wanted}
    UNION ALL
    SELECT p.order_id, 0, p.shipped_at FROM parcels p WHERE upper(p.tracking_number) = ${wanted}`;
  const where = sql`${orders.id} = (SELECT id FROM (${found}) AS found ORDER BY place, at DESC LIMIT 1)`;
  return asFound(db, await wholeOrder(db, where));
}

/** What is known about the parcel; null before it is sent. */
export async function shipmentOf(db: Db, orderId: string): Promise<typeof shipments.$inferSelect | null> {
  const [shipment] = await db.select().from(shipments).where(eq(shipments.orderId, orderId));
  return shipment ?? null;
}

const wholeOrder = (db: Db, where: SQL) =>
  db
    .select({
      order: orders,
      shipment: shipments,
      vatCheck: vatChecks,
      isWithdrawnWhole: sql<boolean>`(orders.status IN ${OPEN} AND NOT ${hasParcels(sql`orders.id`)} AND ${nothingWanted(sql`orders.id`)})`,
      parcels: parcelRows,
      // Of an order in several parcels alone.
      pieces: sql<LinePieces[] | null>`CASE WHEN ${hasParcels(sql`orders.id`)} THEN ${pieceRows} END`,
    })
    .from(orders)
    .leftJoin(shipments, eq(shipments.orderId, orders.id))
    .leftJoin(vatChecks, eq(vatChecks.id, orders.vatCheckId))
    .where(where)
    .orderBy(desc(shipments.shippedAt))
    .limit(1);

const orderOfId = writtenOnce((db) => wholeOrder(db, eq(orders.id, sql.placeholder("id"))).prepare("whole_order"));

const linesOf = writtenOnce((db) =>
  db
    .select({ line: orderLines, parts: partsOfLine })
    .from(orderLines)
    .where(eq(orderLines.orderId, sql.placeholder("orderId")))
    .orderBy(orderLines.position)
    .prepare("lines_of_order"),
);

async function asFound(db: Db, [row]: Awaited<ReturnType<typeof wholeOrder>>): Promise<FoundOrder | null> {
  if (!row) return null;
  const lines = await linesOf(db).execute({ orderId: row.order.id });
  const order = asView({ ...row, carrierCode: row.shipment?.trackingNumber ?? null }, lines);
  if (row.shipment?.trackingNumber) order.carrier = row.shipment.carrier;
  if (row.pieces) addParcels(order, { ...row, pieces: row.pieces }, lines);
  if (order.paymentState === "refunded" || order.paymentState === "partly_refunded")
    Object.assign(order, await moneyBack(db, order.id));
  if (order.canPayAgain) order.canPayAgain = !(await paidSince(db, [order.id])).has(order.id);
  return { order, browserHash: row.order.browserHash, isErased: row.order.erasedAt !== null };
}

type OrderRow = typeof orders.$inferSelect;
interface LineRow {
  line: typeof orderLines.$inferSelect;
  parts: LinePart[];
}

/** What went back of what the order costs: a correction lowers that itself, and other goods are no money. */
async function moneyBack(db: Db, orderId: string): Promise<Pick<OrderView, "isExchanged" | "refunded">> {
  const { rows } = await db.execute<{ isExchanged: boolean; refunded: Cents }>(sql`
    SELECT coalesce(bool_or(r.exchange_order_id IS NOT NULL), false) AS "isExchanged",
      coalesce(sum(r.amount_cents - (SELECT coalesce(sum(l.gross_cents), 0) FROM refund_lines l WHERE l.refund_id = r.id AND l.kind = 'surplus')) FILTER (WHERE r.exchange_order_id IS NULL AND r.correction_id IS NULL
        AND r.state IN ${literals(ACCEPTED_REFUND_STATES)}), 0)::int AS refunded
    FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.order_id = ${orderId}::uuid AND p.state = 'paid'`);
  const [found] = rows;
  return { isExchanged: found?.isExchanged ?? false, refunded: found?.refunded ?? cents(0) };
}

interface ViewRow {
  order: OrderRow;
  carrierCode: string | null;
  vatCheck: VatCheck | null;
  isWithdrawnWhole: boolean;
}

const asView = (
  { order: row, carrierCode, vatCheck, isWithdrawnWhole }: ViewRow,
  lines: readonly LineRow[],
): OrderView => ({
  id: row.id,
  orderNumber: row.orderNumber,
  status: row.status,
  paymentState: row.paymentState,
  trackingCode: carrierCode ?? row.trackingCode,
  linkVersion: row.linkVersion,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  phone: row.phone,
  address: row.address,
  city: row.city,
  zip: row.zip,
  state: row.state,
  country: row.country,
  business:
    row.company === null
      ? null
      : {
          company: row.company,
          register: row.companyRegister,
          vatNumber: row.vatNumber,
          vatCheck: vatCheckState(vatCheck),
        },
  machine: machineOf(row.parcelMachine),
  machineId: row.parcelMachineId,
  isHandedOver: row.isHandedOver,
  isWithdrawnWhole,
  deliveryCountry: row.deliveryCountry,
  currency: row.currency,
  total: row.totalCents,
  shipping: row.shippingCents,
  discounts: discountsOf(row),
  vat: sum([row.shippingVatCents, ...lines.map(({ line }) => line.vatCents)]),
  vatRate: row.shippingVatRate,
  createdAt: row.createdAt,
  paidAt: row.paidAt,
  shippedAt: row.shippedAt,
  deliveredAt: row.deliveredAt,
  lines: lines.map(({ line, parts }) => lineView(line, parts)),
  parcels: [],
  toCome: [],
  canPayAgain: isPayableAgain(row),
  isMasked: false,
});

const lineView = (
  line: Pick<LineRow["line"], "position" | "productId" | "name" | "quantity" | "unitPriceCents" | "lineCents">,
  parts: Parameters<typeof partsInWords>[0],
): OrderViewLine => ({
  position: line.position,
  productId: line.productId,
  name: line.name,
  quantity: line.quantity,
  unitPrice: line.unitPriceCents,
  line: line.lineCents,
  parts: partsInWords(parts),
});

/** Goods, sums and destination of an order as a correction that waits will leave them. */
export function orderAsCorrected(order: OrderView, { after, recipientAfter }: Correction): OrderView {
  const { lines, discounts, country, deliveryCountry } = after;
  const { address, city, zip, state, machine } = recipientAfter
    ? { ...recipientAfter, machine: machineOf(recipientAfter.parcelMachine) }
    : order;
  return {
    ...order,
    address,
    city,
    zip,
    state,
    machine,
    country,
    deliveryCountry,
    total: after.totalCents,
    shipping: after.shippingCents,
    discounts: discountsOf(discounts),
    vat: sum([after.shippingVatCents, ...lines.map(({ vatCents }) => vatCents)]),
    vatRate: after.shippingVatRate,
    lines: lines.map((line) => lineView(line, line.parts)),
  };
}

/** The parcels of an order that leaves in several, and what is still to come, as its buyer reads the names. */
function addParcels(order: OrderView, found: Parameters<typeof shownParcels>[0], lines: readonly LineRow[]): void {
  const names = new Map(lines.map(({ line: { position, name } }) => [position, name]));
  const named = (pieces: readonly { position: number; quantity: number }[]) =>
    pieces.map(({ position, quantity }) => ({ position, name: names.get(position) ?? "", quantity }));
  const asShown = ({ id, number, trackingNumber, carrier, estimatedDelivery, ...parcel }: ShownParcel) => ({
    id,
    number,
    trackingNumber,
    carrier,
    estimatedDelivery,
    lines: named(parcel.lines),
    shippedAt: new Date(parcel.shippedAt),
    deliveredAt: parcel.deliveredAt === null ? null : new Date(parcel.deliveredAt),
  });
  order.parcels = shownParcels(found)
    .filter(({ undoneAt }) => undoneAt === null)
    .map(asShown);
  order.toCome = STATUS_MEANING[order.status].isOpen ? named(wantedLines(found.pieces)) : [];
}

/** An attempt that failed, or an order whose payment the bank took back before its goods left. What was agreed with the shop is not in a cart. */
const isPayableAgain = ({ paymentState, status, payBy, erasedAt }: OrderRow): boolean =>
  erasedAt === null &&
  ((paymentState === "failed" && status === "pending" && payBy === null) ||
    situationOf({ paymentState, status }) === "reversed");

/** Without its id, which would identify the machine. */
const machineOf = (machine: OrderMachine | null): OrderMachine | null =>
  machine && {
    provider: machine.provider,
    name: machine.name,
    address: machine.address,
    city: machine.city,
    postalCode: machine.postalCode,
  };
