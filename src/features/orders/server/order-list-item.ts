import { z } from "zod";
import { DELIVERY_METHODS } from "#features/shipping/shipping-cost.ts";
import { CURRENCIES } from "#shared/money.ts";
import { ORDER_PAYMENT_STATES } from "../order-payment-state.ts";
import { ORDER_STATUSES } from "../order-status.ts";
import type { OrderMachine } from "../order-view.ts";
import { SHIPMENT_STATUSES, SHIPPING_METHODS } from "../shipment.ts";
import type { OrderListItem } from "./order-list-queries.ts";
import { toldToReader } from "./review-reason.ts";
import type { shipments } from "./shipments-table.ts";

export const shipmentAnswer = z.object({
  id: z.uuid(),
  order_id: z.uuid(),
  tracking_number: z.string().nullable(),
  carrier: z.string().nullable(),
  shipping_method: z.enum(SHIPPING_METHODS).nullable(),
  estimated_delivery: z.string().nullable(),
  status: z.enum(SHIPMENT_STATUSES),
  shipped_at: z.iso.datetime(),
});

/** An order with the field names of back office 3. */
export const orderListItem = z.object({
  id: z.uuid(),
  order_number: z.string(),
  status: z.enum(ORDER_STATUSES),
  payment_state: z.enum(ORDER_PAYMENT_STATES),
  /** Why it is flagged for review. */
  review_flag: z.string().nullable(),
  /** What all its amounts are in. */
  currency: z.enum(CURRENCIES),
  total_amount: z.number(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  paid_at: z.iso.datetime().nullable(),
  tracking_code: z.string(),
  delivery_method: z.enum(DELIVERY_METHODS),
  delivery_country: z.string(),
  parcel_machines: z
    .object({ provider: z.string(), name: z.string(), address: z.string(), city: z.string() })
    .nullable(),
  shipping_address: z.object({
    street: z.string(),
    city: z.string(),
    state: z.string(),
    postal_code: z.string(),
    country: z.string(),
  }),
  customers: z.object({ first_name: z.string(), last_name: z.string(), email: z.string() }),
  /** The business that bought, and its VAT number. */
  company: z.string().nullable(),
  vat_number: z.string().nullable(),
  order_items: z.array(z.object({ quantity: z.number(), products: z.object({ name: z.string() }) })),
  shipments: z.array(shipmentAnswer),
  /** How many pieces have left and are to leave, while they leave in several parcels; null otherwise. */
  partly_shipped: z.object({ left: z.int(), of: z.int() }).nullable(),
  is_erased: z.boolean(),
  is_test: z.boolean(),
  /** What may still be refunded. */
  refundable: z.number(),
  /** All its items are refunded, or will be: no piece is left to ship. */
  nothing_to_ship: z.boolean(),
  /** Its customer withdrew from pieces of it that have not left. */
  is_withdrawn: z.boolean(),
  /** What an unpaid order reserves, and until when. */
  reserved: z.object({ pieces: z.number(), until: z.iso.datetime() }).nullable(),
});

export const asListItem = ({
  order,
  shipment,
  items,
  refundable,
  nothingToShip,
  isWithdrawn,
  reserved,
  partlyShipped,
}: OrderListItem): z.input<typeof orderListItem> => ({
  id: order.id,
  order_number: order.orderNumber,
  status: order.status,
  payment_state: order.paymentState,
  review_flag: order.reviewFlag && toldToReader(order.reviewFlag, order.reviewMatters),
  currency: order.currency,
  total_amount: order.totalCents / 100,
  created_at: order.createdAt.toISOString(),
  updated_at: order.updatedAt.toISOString(),
  paid_at: order.paidAt?.toISOString() ?? null,
  tracking_code: shipment?.trackingNumber ?? order.trackingCode,
  delivery_method: order.deliveryMethod,
  delivery_country: order.deliveryCountry,
  parcel_machines: machineOf(order.parcelMachine),
  shipping_address: {
    street: order.address,
    city: order.city,
    state: order.state ?? "",
    postal_code: order.zip,
    country: order.country,
  },
  customers: { first_name: order.firstName, last_name: order.lastName, email: order.email },
  company: order.company,
  vat_number: order.vatNumber,
  order_items: items.map(({ name, quantity }) => ({ quantity, products: { name } })),
  shipments: shipment ? [asShipment(shipment)] : [],
  partly_shipped: partlyShipped,
  is_erased: order.erasedAt !== null,
  is_test: order.isTest,
  refundable: refundable / 100,
  nothing_to_ship: nothingToShip,
  is_withdrawn: isWithdrawn,
  reserved: reserved && { pieces: reserved.pieces, until: new Date(reserved.until).toISOString() },
});

const machineOf = (machine: OrderMachine | null) =>
  machine && { provider: machine.provider, name: machine.name, address: machine.address, city: machine.city };

export const asShipment = (shipment: typeof shipments.$inferSelect): z.input<typeof shipmentAnswer> => ({
  id: shipment.id,
  order_id: shipment.orderId,
  tracking_number: shipment.trackingNumber,
  carrier: shipment.carrier,
  shipping_method: shipment.shippingMethod,
  estimated_delivery: shipment.estimatedDelivery,
  status: shipment.status,
  shipped_at: shipment.shippedAt.toISOString(),
});
