import { z } from "zod";
import { actorOf } from "#features/audit/actor.ts";
import { DISCOUNT_KINDS } from "#features/cart/discount.ts";
import { CORRECTION_STATES, type OrderVersion, type VersionRecipient } from "#features/orders/correction.ts";
import { correctionsOf } from "#features/orders/server/corrections.ts";
import { discountsOf } from "#features/orders/server/discount-columns.ts";
import { reasonInWords } from "#features/orders/server/review-reason.ts";
import { MAX_VAT_NUMBER } from "#features/settings/vat-number.ts";
import { OFFICE_VAT_CHECK_STATES } from "#features/vat-numbers/vat-check.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { isoOrNull } from "#shared/day.ts";
import { line, optionalLine } from "#shared/line-text.ts";
import { euros, sum } from "#shared/money.ts";
import { messages } from "../operator-messages.ts";
import { correctBusiness, previewBusiness, type WantedBusiness } from "./correct-business.ts";
import { takeCorrectionBack } from "./end-waiting.ts";
import { type CorrectionPreview, makeCorrection, previewCorrection } from "./make-correction.ts";
import { refundVat, vatToRefund } from "./refund-vat.ts";
import { asAddress, asDelivery, companyAddress, correctedDelivery, wantedLines } from "./wanted-delivery.ts";

const wanted = z.object({
  order_id: z.uuid(),
  /** As it was when it was read. */
  version: z.int().min(1).max(2_000_000_000),
  /** All that the order should have: a product that is not here is taken out. */
  lines: wantedLines,
  delivery: correctedDelivery,
});

/** An order as it was or becomes; amounts in euro. */
const version = z.object({
  lines: z.array(z.object({ product_id: z.uuid(), name: z.string(), quantity: z.int(), amount: z.number() })),
  goods: z.number(),
  discounts: z.array(z.object({ kind: z.enum(DISCOUNT_KINDS), amount: z.number() })),
  shipping: z.number(),
  vat: z.number(),
  total: z.number(),
  /** Where the parcel goes; null once the order is erased. */
  to: z.string().nullable(),
  /** Who buys, if it is a business. */
  business: z.string().nullable(),
});

const asVersion = (of: OrderVersion, recipient: VersionRecipient | null): z.input<typeof version> => ({
  lines: of.lines.map(({ productId, name, englishName, quantity, lineCents }) => ({
    product_id: productId,
    name: englishName ?? name,
    quantity,
    amount: lineCents / 100,
  })),
  goods: of.linesCents / 100,
  discounts: discountsOf(of.discounts).map(({ kind, cents }) => ({ kind, amount: cents / 100 })),
  shipping: of.shippingCents / 100,
  vat: sum([of.shippingVatCents, ...of.lines.map(({ vatCents }) => vatCents)]) / 100,
  total: of.totalCents / 100,
  to: recipient && destinationOf(of, recipient),
  business: [recipient?.company, recipient?.companyRegister, recipient?.vatNumber].filter(Boolean).join(", ") || null,
});

const destinationOf = (of: OrderVersion, { parcelMachine, address, zip, city, state }: VersionRecipient): string =>
  parcelMachine
    ? `${parcelMachine.name}, ${parcelMachine.address}, ${parcelMachine.city}, ${of.deliveryCountry}`
    : [address, `${zip} ${city}`.trim(), state, of.country].filter(Boolean).join(", ");

const asInput = ({ order_id, version: seen, lines, delivery: to }: z.output<typeof wanted>) => ({
  orderId: order_id,
  version: seen,
  lines,
  delivery: asDelivery(to),
});

const vatOfOrder = z.object({ order_id: z.uuid(), version: z.coerce.number().int().min(1).max(2_000_000_000) });
const asVatOfOrder = (
  { order_id, version: seen }: z.output<typeof vatOfOrder>,
  caller: Parameters<typeof actorOf>[0],
) => ({
  orderId: order_id,
  version: seen,
  ...actorOf(caller),
});

const preview = z.object({
  before: version,
  after: version,
  /** In euro, to pay; negative where money goes back. */
  difference: z.number(),
});
const asPreview = ({
  before,
  after,
  difference,
  recipientBefore,
  recipientAfter,
}: Omit<CorrectionPreview, "missing">) => ({
  before: asVersion(before, recipientBefore),
  after: asVersion(after, recipientAfter),
  difference: difference / 100,
});

const business = z
  .object({
    order_id: z.uuid(),
    /** As it was when it was read. */
    version: z.int().min(1).max(2_000_000_000),
    company: optionalLine(200).nullish(),
    company_register: optionalLine(40).nullish(),
    vat_number: optionalLine(MAX_VAT_NUMBER).nullish(),
    /** Where the company is that took the goods along; of another order it is where the goods go. */
    company_address: companyAddress.nullish(),
  })
  .refine(({ company, company_register, vat_number }) => company || !(company_register || vat_number), {
    error: () => messages.companyMissing,
    path: ["company"],
  });
const asBusiness = (
  { company, company_register, vat_number, company_address, ...of }: z.output<typeof business>,
  caller: Parameters<typeof actorOf>[0],
): WantedBusiness => ({
  ...asVatOfOrder(of, caller),
  business: { company: company || null, companyRegister: company_register || null, vatNumber: vat_number || null },
  companyAddress: company_address ? asAddress(company_address) : null,
});

export const correctionEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "GET",
    name: "admin-order-corrections",
    summary: "The corrections of an order, the latest first, each with the order before and after it.",
    access: "administrator",
    query: z.object({ order_id: z.uuid() }),
    answer: z.object({
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
      corrections: (await correctionsOf(shop.db, orderId)).map(({ correction: of, by }) => ({
        id: of.id,
        number: of.number,
        state: of.state,
        reason: reasonInWords(of.reason) ?? "",
        by,
        difference: of.differenceCents / 100,
        created_at: of.createdAt.toISOString(),
        pay_by: isoOrNull(of.payBy),
        ended_at: isoOrNull(of.endedAt),
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
    answer: preview.extend({
      /** Products with too few pieces in stock. */
      missing: z.array(z.object({ name: z.string(), available: z.int() })),
    }),
    handle: async ({ body, caller }) => {
      const { missing, ...seen } = await previewCorrection(shop, { ...asInput(body), ...actorOf(caller) });
      return { ...asPreview(seen), missing: [...missing] };
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
    answer: z.object({ correction_id: z.uuid() }),
    handle: async ({ body, caller }) => {
      const { id } = await makeCorrection(shop, {
        ...asInput(body),
        reason: body.reason,
        seen: euros(body.total),
        ...actorOf(caller),
      });
      return { correction_id: id };
    },
  }),
  defineEndpoint({
    method: "GET",
    name: "admin-order-vat",
    summary: "What a business would get back whose VAT number was confirmed after it had ordered, in euro.",
    access: "administrator",
    query: vatOfOrder,
    answer: z.object({ amount: z.number() }),
    handle: async ({ query, caller }) => ({
      amount: (await vatToRefund(shop, asVatOfOrder(query, caller))) / 100,
    }),
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-order-vat",
    summary:
      "Gives VAT back to a business whose number was confirmed after it had ordered, also once the parcel has left: refund, credit note and an invoice without VAT.",
    access: "administrator",
    body: vatOfOrder,
    handle: ({ body, caller }) => refundVat(shop, asVatOfOrder(body, caller)),
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-order-business-preview",
    summary: "What an order would come to for another business, or for a person. Nothing is written.",
    access: "administrator",
    body: business,
    answer: preview.extend({
      /** What VIES says of the VAT number; null without one. */
      vat_number: z.enum(OFFICE_VAT_CHECK_STATES).nullable(),
    }),
    handle: async ({ body, caller }) => {
      const { vatNumber, ...seen } = await previewBusiness(shop, asBusiness(body, caller));
      return { ...asPreview(seen), vat_number: vatNumber };
    },
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-order-business",
    summary:
      "Corrects the business that a paid order is invoiced to, also once the parcel has left: credit note and a new invoice. A difference in VAT is refunded or asked for.",
    access: "administrator",
    body: business.safeExtend({
      /** In euro: the total of the preview. Another one is refused. */
      total: z.number().min(0).max(100_000_000),
    }),
    handle: ({ body, caller }) => correctBusiness(shop, { ...asBusiness(body, caller), seen: euros(body.total) }),
  }),
  defineEndpoint({
    method: "DELETE",
    name: "admin-order-corrections",
    summary: "Takes a correction back whose difference is not paid. Its payment page closes first.",
    access: "administrator",
    query: z.object({ order_id: z.uuid(), correction_id: z.uuid() }),
    handle: ({ query: { order_id: orderId, correction_id: correctionId }, caller }) =>
      takeCorrectionBack(shop, { orderId, correctionId, ...actorOf(caller) }),
  }),
];
