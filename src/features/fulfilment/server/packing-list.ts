import { sql } from "drizzle-orm";
import { z } from "zod";
import { publicAddress } from "#features/images/shown-image.ts";
import { carrierName } from "#features/orders/carriers.ts";
import {
  ORDER_PAYMENT_STATES,
  type OrderPaymentState,
  paymentStatesWhere,
} from "#features/orders/order-payment-state.ts";
import { ORDER_STATUSES, type OrderStatus, statusesWhere } from "#features/orders/order-status.ts";
import { isCorrectionWaiting } from "#features/orders/server/corrections.ts";
import { orderDetailResponse } from "#features/orders/server/order-detail.ts";
import { CHANGED_SINCE_PACKED } from "#features/orders/server/pack-again.ts";
import { hasParcels, nothingToShip, nothingWanted } from "#features/orders/server/parcel-queries.ts";
import { toldToReader } from "#features/orders/server/review-reason.ts";
import { allGoesBack } from "#features/payments/server/refund-payment.ts";
import { smallImageInView } from "#features/products/server/small-image.ts";
import type { Db } from "#platform/database/database.ts";
import { literals } from "#platform/database/literals.ts";
import { LANGUAGES } from "#shared/language.ts";
import type { MessageDescriptor } from "#shared/message-descriptor.ts";

/** More than a shop packs in a day. */
const MAX = 300;

export const packingListAnswer = z.object({
  /** All orders that wait, also those beyond the list. */
  total: z.number(),
  orders: z.array(
    z.object({
      id: z.uuid(),
      order_number: z.string(),
      status: z.enum(ORDER_STATUSES),
      payment_state: z.enum(ORDER_PAYMENT_STATES),
      created_at: z.iso.datetime(),
      name: z.string(),
      country: z.string(),
      /** Of a parcel machine; null for a courier. */
      carrier: z.string().nullable(),
      /** Machine or street, in a few words. */
      destination: z.string(),
      notes: z.string(),
      /** Why it is flagged for review. */
      review_flag: z.string().nullable(),
      /** It was packed before: the parcel has other items now, or another address. */
      is_changed: z.boolean(),
      version: z.number(),
      /** What its packing slip says besides. */
      slip: orderDetailResponse
        .pick({ company: true, phone: true, shipping_address: true, parcel_machine: true })
        .extend({
          customers: orderDetailResponse.shape.customers.omit({ email: true }),
          language: z.enum(LANGUAGES),
        }),
      is_test: z.boolean(),
      lines: z.array(
        z.object({
          name: z.string(),
          /** In the language of the order. */
          own_name: z.string(),
          sku: z.string(),
          /** What is still to leave. */
          quantity: z.number(),
          image: z.string().nullable(),
          /** A carrier may refuse it, by air above all. */
          is_flammable: z.boolean(),
          /** Of a kit: all pieces of it in these. */
          parts: z.array(z.object({ name: z.string(), sku: z.string(), quantity: z.number() })),
        }),
      ),
    }),
  ),
});

type Packed = { name: string; sku: string; quantity: number };

interface Row extends Record<string, unknown> {
  id: string;
  order_number: string;
  status: OrderStatus;
  payment_state: OrderPaymentState;
  created_at: string;
  name: string;
  country: string;
  provider: string | null;
  destination: string;
  notes: string | null;
  review_flag: string | null;
  review_matters: MessageDescriptor[];
  is_changed: boolean;
  version: number;
  slip: z.input<typeof packingListAnswer>["orders"][number]["slip"];
  is_test: boolean;
  lines: {
    name: string;
    own_name: string;
    sku: string;
    quantity: number;
    path: string | null;
    is_flammable: boolean;
    parts: Packed[];
  }[];
}

/** Flammable liquids and vapours of the categories 1 to 3 (CLP, annex I, 2.6). */
const FLAMMABLE = sql.raw("'{H224,H225,H226}'::text[]");

/** Pieces are counted only where some may have left or been refunded. */
const waiting = sql`o.status IN ${literals(statusesWhere(({ isPacked }) => isPacked))}
  AND o.payment_state IN ${literals(paymentStatesWhere(({ isPaid }) => isPaid))} AND o.erased_at IS NULL AND NOT ${allGoesBack(sql`o.id`)}
  AND NOT ${isCorrectionWaiting(sql`o.id`)} AND NOT ${nothingToShip(sql`o.id`)} AND NOT ${nothingWanted(sql`o.id`)}
  AND (o.payment_state = 'paid' AND NOT ${hasParcels(sql`o.id`)}
       OR EXISTS (SELECT FROM order_pieces pieces WHERE pieces.order_id = o.id AND pieces.remaining > pieces.withdrawn))`;

export async function packingList(db: Db): Promise<z.input<typeof packingListAnswer>> {
  const [found, counted] = await Promise.all([
    db.execute<Row>(sql`
      SELECT o.id, o.order_number, o.status, o.payment_state, o.created_at, o.first_name || ' ' || o.last_name AS name, o.delivery_country AS country, o.notes, o.review_flag, o.review_matters, o.version, o.is_test,
             json_build_object('customers', json_build_object('first_name', o.first_name, 'last_name', o.last_name), 'company', o.company, 'phone', o.phone, 'language', o.language,
               'shipping_address', json_build_object('street', o.address, 'postal_code', o.zip, 'city', o.city, 'state', coalesce(o.state, ''), 'country', o.country),
               'parcel_machine', CASE WHEN o.parcel_machine IS NOT NULL THEN json_build_object('provider', o.parcel_machine ->> 'provider', 'name', o.parcel_machine ->> 'name',
                 'address', o.parcel_machine ->> 'address', 'postal_code', o.parcel_machine ->> 'postalCode', 'city', o.parcel_machine ->> 'city', 'country', o.delivery_country) END) AS slip,
             coalesce((SELECT h.reason = ${CHANGED_SINCE_PACKED} FROM order_status_history h WHERE h.order_id = o.id ORDER BY h.id DESC LIMIT 1), false) AS is_changed,
             o.parcel_machine ->> 'provider' AS provider, coalesce(o.parcel_machine ->> 'name', o.address || ', ' || o.zip || ' ' || o.city) AS destination,
             (SELECT coalesce(json_agg(json_build_object('name', coalesce(l.english_name, l.name), 'own_name', l.name, 'sku', l.sku, 'quantity', pieces.remaining - pieces.withdrawn, 'path', ${smallImageInView},
                       'is_flammable', EXISTS (SELECT FROM products f WHERE f.hazard_statements && ${FLAMMABLE} AND (f.id = l.product_id OR f.id IN (
                         SELECT p.product_id FROM order_line_parts p WHERE p.order_id = l.order_id AND p.position = l.position))),
                       'parts', (SELECT coalesce(json_agg(json_build_object('name', coalesce(p.english_name, p.name), 'sku', p.sku, 'quantity', p.quantity * (pieces.remaining - pieces.withdrawn)) ORDER BY p.place), '[]')
                                 FROM order_line_parts p WHERE p.order_id = l.order_id AND p.position = l.position)) ORDER BY l.position), '[]')
              FROM order_lines l JOIN products ON products.id = l.product_id JOIN order_pieces pieces USING (order_id, position)
              WHERE l.order_id = o.id AND pieces.remaining > pieces.withdrawn) AS lines
      FROM orders o WHERE ${waiting} ORDER BY o.created_at LIMIT ${MAX}`),
    db.execute<{ total: number }>(sql`SELECT count(*)::int AS total FROM orders o WHERE ${waiting}`),
  ]);
  return {
    total: counted.rows[0]?.total ?? 0,
    orders: found.rows.map(({ lines, notes, created_at, review_flag, review_matters, provider, ...order }) => ({
      ...order,
      carrier: provider && carrierName(provider),
      review_flag: review_flag && toldToReader(review_flag, review_matters),
      created_at: new Date(created_at).toISOString(),
      notes: notes ?? "",
      lines: lines.map(({ path, ...line }) => ({ ...line, image: path && publicAddress(path) })),
    })),
  };
}
