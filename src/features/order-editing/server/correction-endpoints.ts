import { z } from "zod";
import { MAX_LINES, MAX_QUANTITY } from "#features/cart/cart-line.ts";
import { CORRECTION_STATES, type OrderVersion, type VersionRecipient } from "#features/orders/correction.ts";
import { actorOf } from "#features/orders/server/actor.ts";
import { correctionsOf } from "#features/orders/server/corrections.ts";
import { DELIVERY_METHODS } from "#features/shipping/shipping-cost.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { messages as issues } from "#shared/issue-messages.ts";
import { euros, sum } from "#shared/money.ts";
import { takeCorrectionBack } from "./end-waiting.ts";
import { makeCorrection, previewCorrection, type WantedDelivery } from "./make-correction.ts";

const optionalLine = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength)
    .regex(/^[^\r\n]*$/, { error: () => issues.oneLine });
const line = (maxLength: number) => optionalLine(maxLength).min(1);
const country = z.string().regex(/^[A-Z]{2}$/);

/** How and where an order travels, as the back office sends it. */
export const delivery = z.object({
  method: z.enum(DELIVERY_METHODS),
  country,
  machine_country: country.nullish(),
  machine_id: z.uuid().nullish(),
  phone: line(30),
  address: line(200),
  city: line(100),
  zip: line(20),
  state: optionalLine(60).nullish(),
});

const wanted = z.object({
  order_id: z.uuid(),
  /** As it was when it was read. */
  version: z.int().min(1).max(2_000_000_000),
  /** All that the order should have: a product that is not here is taken out. */
  lines: z
    .array(z.object({ product_id: z.uuid(), quantity: z.int().min(1).max(MAX_QUANTITY) }))
    .min(1)
    .max(MAX_LINES),
  delivery,
});

/** An order as it was or becomes; amounts in euro. */
const version = z.object({
  lines: z.array(z.object({ product_id: z.uuid(), name: z.string(), quantity: z.int(), amount: z.number() })),
  goods: z.number(),
  discount: z.number(),
  shipping: z.number(),
  vat: z.number(),
  total: z.number(),
  /** Where the parcel goes; null once the order is erased. */
  to: z.string().nullable(),
});

const asVersion = (of: OrderVersion, recipient: VersionRecipient | null): z.input<typeof version> => ({
  lines: of.lines.map(({ productId, name, englishName, quantity, lineCents }) => ({
    ...{ product_id: productId, name: englishName ?? name, quantity, amount: lineCents / 100 },
  })),
  goods: of.linesCents / 100,
  discount: sum(Object.values(of.discounts)) / 100,
  shipping: of.shippingCents / 100,
  vat: sum([of.shippingVatCents, ...of.lines.map(({ vatCents }) => vatCents)]) / 100,
  total: of.totalCents / 100,
  to: recipient && destinationOf(of, recipient),
});

const destinationOf = (of: OrderVersion, { parcelMachine, address, zip, city, state }: VersionRecipient): string =>
  parcelMachine
    ? `${parcelMachine.name}, ${parcelMachine.address}, ${parcelMachine.city}, ${of.deliveryCountry}`
    : [address, `${zip} ${city}`.trim(), state, of.country].filter(Boolean).join(", ");

export const asDelivery = ({
  machine_country,
  machine_id,
  state,
  ...rest
}: z.output<typeof delivery>): WantedDelivery => ({
  ...rest,
  machineCountry: machine_country ?? null,
  machineId: machine_id ?? null,
  state: state || null,
});

const asInput = ({ order_id, version: seen, lines, delivery: to }: z.output<typeof wanted>) => ({
  orderId: order_id,
  version: seen,
  lines: lines.map(({ product_id, quantity }) => ({ productId: product_id, quantity })),
  delivery: asDelivery(to),
});

export const correctionEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "GET",
    name: "admin-order-corrections",
    summary: "The corrections of an order, the latest first, each with the order before and after it.",
    access: "administrator",
    query: z.object({ order_id: z.uuid() }),
    answer: z.object({
      success: z.literal(true),
      corrections: z.array(
        z.object({
          id: z.uuid(),
          number: z.int(),
          state: z.enum(CORRECTION_STATES),
          reason: z.string(),
          /** In euro, to pay; negative where money goes back. */
          difference: z.number(),
          by: z.string().nullable(),
          created_at: z.iso.datetime(),
          pay_by: z.iso.datetime().nullable(),
          ended_at: z.iso.datetime().nullable(),
          before: version,
          after: version,
        }),
      ),
    }),
    handle: async ({ query: { order_id: orderId } }) => ({
      success: true as const,
      corrections: (await correctionsOf(shop.db, orderId)).map(({ correction: of, by }) => ({
        ...{ id: of.id, number: of.number, state: of.state, reason: of.reason, by },
        difference: of.differenceCents / 100,
        created_at: of.createdAt.toISOString(),
        pay_by: of.payBy?.toISOString() ?? null,
        ended_at: of.endedAt?.toISOString() ?? null,
        before: asVersion(of.before, of.recipientBefore),
        after: asVersion(of.after, of.recipientAfter),
      })),
    }),
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-order-correction-preview",
    summary: "What a correction of a paid order would come to. Nothing is written.",
    access: "administrator",
    body: wanted,
    answer: z.object({
      success: z.literal(true),
      before: version,
      after: version,
      /** In euro, to pay; negative where money goes back. */
      difference: z.number(),
      /** Products with too few pieces in stock. */
      missing: z.array(z.object({ name: z.string(), available: z.int() })),
    }),
    handle: async ({ body, caller }) => {
      const { before, after, difference, missing, recipientBefore, recipientAfter } = await previewCorrection(shop, {
        ...asInput(body),
        ...actorOf(caller),
      });
      return {
        success: true as const,
        ...{ before: asVersion(before, recipientBefore), after: asVersion(after, recipientAfter) },
        ...{ difference: difference / 100, missing: [...missing] },
      };
    },
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-order-corrections",
    summary:
      "Corrects a paid order that has not left. A difference to pay is asked for by email, one to give back is refunded; until then the order stays as it was, and does not leave.",
    access: "administrator",
    body: wanted.safeExtend({
      reason: line(500),
      /** In euro: the total of the preview. Another one is refused. */
      total: z.number().min(0).max(100_000_000),
    }),
    answer: z.object({ success: z.literal(true), correction_id: z.uuid() }),
    handle: async ({ body, caller }) => {
      const { id } = await makeCorrection(shop, {
        ...asInput(body),
        ...{ reason: body.reason, seen: euros(body.total) },
        ...actorOf(caller),
      });
      return { success: true as const, correction_id: id };
    },
  }),
  defineEndpoint({
    method: "DELETE",
    name: "admin-order-corrections",
    summary: "Takes a correction back whose difference is not paid. Its payment page closes first.",
    access: "administrator",
    query: z.object({ order_id: z.uuid(), correction_id: z.uuid() }),
    answer: z.object({ success: z.literal(true) }),
    handle: async ({ query: { order_id: orderId, correction_id: correctionId }, caller }) => {
      await takeCorrectionBack(shop, { orderId, correctionId, ...actorOf(caller) });
      return { success: true as const };
    },
  }),
];
