import { z } from "zod";
import { actorOf } from "#features/audit/actor.ts";
import { MAX_BYTES } from "#features/images/image-limits.ts";
import { IMAGE_TYPES } from "#features/images/server/image-endpoints.ts";
import { inCents, refundedPiece } from "#features/orders/server/refund-endpoints.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { AppError } from "#shared/app-error.ts";
import { isoOrNull } from "#shared/day.ts";
import { LANGUAGES } from "#shared/language.ts";
import { CURRENCIES, euros } from "#shared/money.ts";
import {
  DEDUCTION_REASON_MAX_LENGTH,
  GROUNDS,
  OPEN_STATES,
  REASONS,
  REFUSAL_MAX_LENGTH,
  RETURN_STATES,
} from "../return.ts";
import { messages as buyersMessages } from "../return-messages.ts";
import { buyersReturns } from "./buyers-returns.ts";
import { nextOf } from "./declared-pages.ts";
import { payPostage } from "./pay-postage.ts";
import { refundReturn } from "./refund-return.ts";
import { addPhoto, photosOf } from "./return-photos.ts";
import { returnable } from "./returnable.ts";
import { moveReturn, openReturnCount, openReturns, returnsOfOrder, stepsOf } from "./returns.ts";
import { startReturn } from "./start-return.ts";

/** Pieces of lines of an order. */
export const returnedPieces = z
  .array(z.object({ position: z.int().min(0).max(1000), quantity: z.int().min(1).max(10_000) }))
  .max(500);

const oneReturn = z.object({
  id: z.uuid(),
  order_id: z.uuid(),
  order_number: z.string(),
  state: z.enum(RETURN_STATES),
  is_open: z.boolean(),
  ground: z.enum(GROUNDS),
  /** null for a statement of withdrawal, which needs none. */
  reason: z.enum(REASONS).nullable(),
  declared_at: z.iso.datetime(),
  /** When the customer had the goods; null where no delivery is noted. */
  delivered_at: z.iso.datetime().nullable(),
  /** Of the consumer and of the delivery: their public holidays count for the period. */
  countries: z.array(z.string()),
  goods: z.array(
    z.object({
      position: z.int(),
      name: z.string(),
      quantity: z.int(),
      /** Of them, what has not left the shop. */
      unsent: z.int(),
    }),
  ),
  /** Some of it has left the shop, or some has not. */
  has_left: z.boolean(),
  has_unsent: z.boolean(),
  /** The shop has money of its order. */
  is_paid: z.boolean(),
  /** By law, for some of its goods. */
  is_money_due: z.boolean(),
  /** With it all that was bought is back, or comes back. */
  is_whole: z.boolean(),
  /** What shipping cost can still go back. */
  has_shipping_left: z.boolean(),
  /** Why it is not taken back; null unless it is refused. */
  refusal: z.string().nullable(),
  /** In which the buyer reads. */
  language: z.enum(LANGUAGES),
  /** false: the statement names goods in other words, so all of the order is here. */
  is_certain: z.boolean(),
  /** The goods in the buyer's words; null where the return is of the whole order, or has no statement. */
  statement: z.string().nullable(),
  /** The order that its buyer got instead of money. */
  exchange: z.object({ id: z.uuid(), number: z.string() }).nullable(),
  /** What the shop paid for sending it back; null for nothing. */
  postage: z.number().nullable(),
  /** What amounts of its order are in. */
  currency: z.enum(CURRENCIES),
  /** How many photos its buyer added. */
  photos: z.int(),
  /** All steps so far, the first one first. */
  steps: z.array(z.object({ state: z.enum(RETURN_STATES), at: z.iso.datetime(), by_administrator: z.boolean() })),
});

export const returnEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "POST",
    name: "return-photos",
    summary: "Adds a photo to an open return, by the signed link of its order or the browser that bought.",
    access: "public",
    limit: { name: "return-photos", calls: 20, seconds: 3600 },
    query: z.object({ order: z.uuid(), key: z.string().max(200).optional(), return: z.uuid() }),
    pool: "photos",
    bytes: { limit: MAX_BYTES, types: IMAGE_TYPES },
    answer: z.object({ photos: z.int() }),
    handle: async ({ query: { order: orderId, key = null, return: returnId }, file, caller }) => {
      const own = await buyersReturns(shop, orderId, { browser: caller.browser, key });
      if (!own?.returns.some(({ id }) => id === returnId))
        throw new AppError("not-found", buyersMessages.notFound.text);
      return { photos: await addPhoto(shop, { orderId, returnId, bytes: await file() }) };
    },
  }),
  defineEndpoint({
    method: "GET",
    name: "admin-return-photos",
    summary: "The photos of a return, as data addresses.",
    access: "administrator",
    query: z.object({ return_id: z.uuid() }),
    answer: z.object({ photos: z.array(z.string()) }),
    handle: async ({ query }) => ({ photos: await photosOf(shop.db, query.return_id) }),
  }),
  defineEndpoint({
    method: "GET",
    name: "admin-returns",
    summary:
      "Returns that are open, the earliest first; with an order all of its returns, and what else may come back of it.",
    access: "administrator",
    query: z.object({
      order_id: z.uuid().optional(),
      /** The last page's `next`. */
      after: z.uuid().optional(),
    }),
    answer: z.object({
      returns: z.array(oneReturn),
      total: z.int(),
      /** null with the last page. */
      next: z.uuid().nullable(),
      /** Of the order; empty without one. */
      returnable: z.array(z.object({ position: z.int(), name: z.string(), quantity: z.int() })),
    }),
    handle: async ({ query: { order_id: orderId, after } }) => {
      const found = await (orderId ? returnsOfOrder(shop.db, orderId) : openReturns(shop.db, after));
      const steps = Map.groupBy(
        await stepsOf(
          shop.db,
          found.map(({ row }) => row.id),
        ),
        ({ returnId }) => returnId,
      );
      return {
        total: orderId ? found.length : await openReturnCount(shop.db),
        next: orderId ? null : nextOf(found.map(({ row }) => row.id)),
        returns: found.map(
          ({
            row,
            statement,
            orderNumber,
            language,
            currency,
            isWhole,
            hasShippingLeft,
            sending,
            isPaid,
            isMoneyDue,
            deliveredAt,
            countries,
            goods,
            exchange,
            photos,
          }) => ({
            id: row.id,
            order_id: row.orderId,
            order_number: orderNumber,
            state: row.state,
            is_open: OPEN_STATES.includes(row.state),
            goods,
            statement,
            exchange,
            photos,
            ground: row.ground,
            reason: row.reason,
            countries,
            language,
            currency,
            postage: row.postageCents === null ? null : row.postageCents / 100,
            refusal: row.refusal,
            is_whole: isWhole,
            has_shipping_left: hasShippingLeft,
            has_left: sending.hasLeft,
            has_unsent: sending.hasUnsent,
            is_paid: isPaid,
            is_money_due: isMoneyDue,
            is_certain: row.isCertain,
            declared_at: row.declaredAt.toISOString(),
            delivered_at: isoOrNull(deliveredAt),
            steps: (steps.get(row.id) ?? []).map(({ state, at, administratorId }) => ({
              state,
              at: at.toISOString(),
              by_administrator: administratorId !== null,
            })),
          }),
        ),
        returnable: orderId
          ? (await returnable(shop.db, orderId, { sent: true })).map(({ position, englishName: name, quantity }) => ({
              position,
              name,
              quantity,
            }))
          : [],
      };
    },
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-returns",
    summary: "Takes a return one step on, and tells its buyer.",
    access: "administrator",
    body: z.object({
      return_id: z.uuid(),
      to: z.enum(RETURN_STATES).exclude(["declared", "refunded"]),
      /** Required where it is refused: the buyer reads it. */
      reason: z.string().trim().max(REFUSAL_MAX_LENGTH).optional(),
      /** What the buyer reads with the approval. */
      note: z.string().trim().max(REFUSAL_MAX_LENGTH).optional(),
    }),
    handle: ({ body: { return_id: id, to, reason: refusal, note }, caller }) =>
      moveReturn(shop, { id, to, refusal, note, ...actorOf(caller) }),
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-order-return",
    summary: "Opens a return of an order for its buyer, also after its period.",
    access: "administrator",
    body: z.object({ order_id: z.uuid(), lines: returnedPieces.min(1), reason: z.enum(REASONS) }),
    answer: z.object({ return_id: z.uuid() }),
    handle: async ({ body, caller }) => ({
      return_id: await startReturn(shop, {
        orderId: body.order_id,
        lines: body.lines,
        reason: body.reason,
        ...actorOf(caller),
      }),
    }),
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-return-postage",
    summary: "Notes what the shop pays a buyer for sending faulty goods back, and tells them. Once for each return.",
    access: "administrator",
    body: z.object({ return_id: z.uuid(), amount: z.number().positive().max(1000).multipleOf(0.01) }),
    handle: ({ body: { return_id: id, amount }, caller }) =>
      payPostage(shop, { id, cents: euros(amount), ...actorOf(caller) }),
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-return-refund",
    summary:
      "Refunds items of a return that has arrived or never left, or of a withdrawal that was sent, with or without shipping, and puts pieces back into stock. Once for each return.",
    access: "administrator",
    body: z.object({
      return_id: z.uuid(),
      /** At most those of the return; without them all of it. The rest can be returned again. */
      lines: z.array(refundedPiece).min(1).max(500).optional(),
      /** Required where something is deducted: the buyer reads it. */
      deduction_reason: z.string().trim().max(DEDUCTION_REASON_MAX_LENGTH).default(""),
      shipping: z.boolean(),
      restock: returnedPieces,
    }),
    handle: ({ body: { return_id: id, lines, deduction_reason: reason, shipping, restock }, caller }) =>
      refundReturn(shop, {
        id,
        lines: lines && inCents(lines, reason || null),
        shipping,
        restock,
        ...actorOf(caller),
      }),
  }),
];
