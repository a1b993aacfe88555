import { z } from "zod";
import { actorOf } from "#features/audit/actor.ts";
import { DISCOUNT_KINDS } from "#features/cart/discount.ts";
import { discountsOf } from "#features/orders/server/discount-columns.ts";
import { MAX_VAT_NUMBER } from "#features/settings/vat-number.ts";
import { officeVatCheckState } from "#features/vat-numbers/server/refused-requester.ts";
import { OFFICE_VAT_CHECK_STATES } from "#features/vat-numbers/vat-check.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { LANGUAGES } from "#shared/language.ts";
import { line, optionalLine, printed } from "#shared/line-text.ts";
import { euros, sum } from "#shared/money.ts";
import { seenVersion } from "#shared/seen-version.ts";
import { draftData, PAID_BY_HAND, WAYS_TO_PAY } from "../draft.ts";
import { messages } from "../operator-messages.ts";
import { type HandOrder, placeHandOrder, previewHandOrder } from "./hand-order.ts";
import { markPaid } from "./mark-paid.ts";
import { listDrafts, removeDraft, saveDraft } from "./order-drafts.ts";
import { asAddress, asDelivery, companyAddress, delivery, deliveryToPrice, wantedLines } from "./wanted-delivery.ts";

const toPrice = z.object({
  lines: wantedLines,
  vat_number: optionalLine(MAX_VAT_NUMBER).nullish(),
  language: z.enum(LANGUAGES),
  /** null where the buyer took the goods along. */
  delivery: deliveryToPrice.nullable(),
  /** In euro, taken off the goods. */
  discount: z.number().min(0).max(1_000_000).multipleOf(0.01).default(0),
});

const handOrder = toPrice
  .extend({
    first_name: printed(line(100)),
    last_name: printed(line(100)),
    email: z.string().trim().max(254).pipe(z.email()),
    company: printed(optionalLine(200)).nullish(),
    company_register: printed(optionalLine(40)).nullish(),
    delivery: delivery.nullable(),
    /** Where the company is that took the goods along. */
    company_address: companyAddress.nullish(),
    discount_reason: optionalLine(200).nullish(),
  })
  .refine(({ company, company_register, vat_number }) => company || !(company_register || vat_number), {
    error: () => messages.companyMissing,
    path: ["company"],
  })
  .refine(({ delivery, company, company_address }) => delivery || !company || company_address, {
    error: () => messages.companyAddress,
    path: ["company_address"],
  })
  .refine(({ discount, discount_reason: reason }) => discount === 0 || reason, {
    error: () => messages.discountReason,
    path: ["discount_reason"],
  });

const asOrder = (body: z.output<typeof handOrder>): HandOrder => ({
  lines: body.lines,
  firstName: body.first_name,
  lastName: body.last_name,
  email: body.email,
  language: body.language,
  company: body.company || null,
  companyRegister: body.company_register || null,
  vatNumber: body.vat_number || null,
  delivery: body.delivery && asDelivery(body.delivery),
  companyAddress: body.delivery || !body.company_address ? null : asAddress(body.company_address),
  discount: euros(body.discount),
  discountReason: body.discount > 0 ? (body.discount_reason ?? null) : null,
});

export const handOrderEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "POST",
    name: "admin-hand-order-preview",
    summary: "What an order by hand would come to, in euro, while it is entered. Nothing is written.",
    access: "administrator",
    body: toPrice,
    answer: z.object({
      goods: z.number(),
      discounts: z.array(z.object({ kind: z.enum(DISCOUNT_KINDS), amount: z.number() })),
      shipping: z.number(),
      vat: z.number(),
      total: z.number(),
      /** What VIES says of the business's VAT number; null without one. */
      vat_number: z.enum(OFFICE_VAT_CHECK_STATES).nullable(),
    }),
    handle: async ({ body }) => {
      const { version, buyer } = await previewHandOrder(shop, {
        lines: body.lines,
        vatNumber: body.vat_number || null,
        language: body.language,
        delivery: body.delivery && asDelivery({ ...body.delivery, phone: "", address: "", city: "" }),
        discount: euros(body.discount),
      });
      return {
        goods: version.linesCents / 100,
        discounts: discountsOf(version.discounts).map(({ kind, cents }) => ({ kind, amount: cents / 100 })),
        shipping: version.shippingCents / 100,
        vat: sum([version.shippingVatCents, ...version.lines.map(({ vatCents }) => vatCents)]) / 100,
        total: version.totalCents / 100,
        vat_number: buyer && (await officeVatCheckState(shop.db, buyer.check)),
      };
    },
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-hand-orders",
    summary:
      "Places an order by hand. It is paid by a link that its buyer gets by email, or is paid now. A draft that it was is gone.",
    access: "administrator",
    body: handOrder.safeExtend({
      /** Made once for each order: sent again after a lost answer, it answers the order that was placed. */
      key: z.uuid(),
      /** In euro: the total of the preview. Another one is refused. */
      total: z.number().min(0).max(100_000_000),
      way: z.enum(WAYS_TO_PAY),
      draft_id: z.uuid().nullish(),
      /** That was read: a draft that somebody else changed since stays, and the order is refused. */
      draft_version: z.int().min(1).max(2_000_000_000).nullish(),
    }),
    answer: z.object({ order_id: z.uuid() }),
    handle: async ({ body, caller }) => ({
      order_id: await placeHandOrder(shop, {
        key: body.key,
        order: asOrder(body),
        way: body.way,
        seen: euros(body.total),
        draftId: body.draft_id ?? undefined,
        draftVersion: body.draft_version ?? undefined,
        ...actorOf(caller),
      }),
    }),
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-order-paid",
    summary: "Marks an order by hand as paid: the shopkeeper has its money.",
    access: "administrator",
    body: z.object({
      order_id: z.uuid(),
      way: z.enum(PAID_BY_HAND),
      /** The day on which the money came; today without one. */
      paid_on: z.iso.date().optional(),
    }),
    handle: ({ body: { order_id: orderId, way, paid_on: paidOn }, caller }) =>
      markPaid(shop, { orderId, way, paidOn, ...actorOf(caller) }),
  }),
  defineEndpoint({
    method: "GET",
    name: "admin-order-drafts",
    summary: "Orders that are not placed yet, the one changed last first, 100 at most.",
    access: "administrator",
    answer: z.object({
      drafts: z.array(z.object({ id: z.uuid(), version: z.int(), updated_at: z.iso.datetime(), data: draftData })),
    }),
    handle: async () => ({
      drafts: (await listDrafts(shop.db)).map(({ id, version, updatedAt, data }) => ({
        id,
        version,
        data,
        updated_at: updatedAt.toISOString(),
      })),
    }),
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-order-drafts",
    summary:
      "Keeps an order that is not placed yet. With the version that was read it changes a draft; without one its id is chosen by the caller, and sent again it is kept once.",
    access: "administrator",
    body: z.object({ id: z.uuid().nullish(), version: z.int().min(1).max(2_000_000_000).nullish(), data: draftData }),
    answer: z.object({ id: z.uuid(), version: z.int() }),
    handle: ({ body: { id, version, data }, caller }) =>
      saveDraft(shop, {
        id: id ?? undefined,
        version: version ?? undefined,
        data,
        administratorId: caller.administrator?.id ?? null,
      }),
  }),
  defineEndpoint({
    method: "DELETE",
    name: "admin-order-drafts",
    summary: "Removes a draft; 409 where it was changed since the `version` that was seen.",
    access: "administrator",
    query: z.object({ id: z.uuid(), version: seenVersion }),
    handle: ({ query: { id, version } }) => removeDraft(shop.db, id, version),
  }),
];
