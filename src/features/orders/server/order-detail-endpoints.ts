import { z } from "zod";
import { actorOf } from "#features/audit/actor.ts";
import { pressId } from "#features/email/email.ts";
import { sendEmailAgain } from "#features/email/server/send-again.ts";
import { publicAddress } from "#features/images/shown-image.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { OFFICE_VAT_CHECK_STATES } from "#features/vat-numbers/vat-check.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { AppError } from "#shared/app-error.ts";
import { line, optionalLine } from "#shared/line-text.ts";
import { batchCode } from "../batch.ts";
import { messages } from "../operator-messages.ts";
import { orderFilters } from "../order-filters.ts";
import { checkVatNumberOfOrder } from "./check-vat-number.ts";
import { correctOrder, type Recipient } from "./correct-order.ts";
import { asOrderDetail, orderDetailResponse } from "./order-detail.ts";
import { orderDetail } from "./order-detail-queries.ts";
import { neighbors } from "./order-list-queries.ts";
import { termsOfOrder } from "./terms-of-order.ts";
import { signedTrackingUrl } from "./tracking-url.ts";

const neighbor = z.object({ id: z.uuid(), order_number: z.string() }).nullable();

const recipient = z.object({
  first_name: line(100),
  last_name: line(100),
  email: z.string().trim().max(254).pipe(z.email()),
  phone: line(30),
  address: line(200),
  city: line(100),
  zip: line(20),
  state: optionalLine(60).nullish(),
});

const asRecipient = ({ first_name, last_name, state, ...rest }: z.output<typeof recipient>): Recipient => ({
  ...rest,
  firstName: first_name,
  lastName: last_name,
  state: state || null,
});

export const orderDetailEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "GET",
    name: "admin-order",
    summary: "One order with all that is known of it, and those before and after it in a list of orders.",
    access: "administrator",
    query: orderFilters.safeExtend({ orderId: z.uuid() }),
    answer: z.object({
      order: orderDetailResponse.extend({
        /** The signed link of its emails, in the customer's language; null once its data are erased. */
        tracking_url: z.string().nullable(),
      }),
      /** In the list with these filters. */
      previous: neighbor,
      next: neighbor,
    }),
    handle: async ({ query: { orderId, ...filters } }) => {
      const { timeZone } = await storeSettings(shop.db);
      const [file, around] = await Promise.all([
        orderDetail(shop.db, orderId),
        neighbors(shop.db, orderId, filters, timeZone),
      ]);
      if (!file) throw new AppError("not-found", messages.noSuchOrder);
      return {
        order: { ...asOrderDetail(file), tracking_url: signedTrackingUrl(shop, file.order) },
        ...around,
      };
    },
  }),
  defineEndpoint({
    method: "GET",
    name: "admin-order-terms",
    summary: "The terms that an order agreed to, exactly as they were then.",
    access: "administrator",
    query: z.object({ orderId: z.uuid() }),
    answer: z.object({
      data: z.object({
        version: z.string(),
        language: z.string(),
        title: z.string(),
        lead: z.string(),
        body: z.string().describe("HTML, sanitised, with the shop's facts of that moment"),
        valid_from: z.iso.datetime(),
        /** Of the legal guarantee, its title first; null for orders of before it was kept. */
        notice: z.string().nullable(),
        /** The address of the official file that stood in place of these words. */
        notice_file: z.string().nullable(),
      }),
    }),
    handle: async ({ query: { orderId } }) => {
      const terms = await termsOfOrder(shop.db, orderId);
      if (!terms) throw new AppError("not-found", messages.noTerms);
      const { version, language, title, lead, body, validFrom, notice, noticeFile } = terms;
      const seen = { notice, notice_file: noticeFile && publicAddress(noticeFile) };
      return {
        data: { version, language, title, lead, body, valid_from: validFrom.toISOString(), ...seen },
      };
    },
  }),
  defineEndpoint({
    method: "PATCH",
    name: "admin-order",
    summary:
      "Changes notes, recipient or batches of an order, or settles what it waited for, if nobody else changed it since.",
    access: "administrator",
    body: z.object({
      order_id: z.uuid(),
      /** As it was when it was read. */
      version: z.int().min(1).max(2_000_000_000),
      notes: z.string().trim().max(10_000).optional(),
      recipient: recipient.optional(),
      clear_review_flag: z.boolean().optional(),
      /** The same, as pages of an earlier version say it. */
      attention_done: z.boolean().optional(),
      batches: z
        .array(z.object({ position: z.int().min(1).max(200), batches: z.array(batchCode).max(10) }))
        .max(200)
        .optional(),
    }),
    handle: async ({ body, caller }) => {
      const { order_id: orderId, version, notes, batches } = body;
      await correctOrder(shop, {
        orderId,
        version,
        notes,
        clearsReviewFlag: body.clear_review_flag ?? body.attention_done,
        batches,
        recipient: body.recipient && asRecipient(body.recipient),
        ...actorOf(caller),
      });
    },
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-order-vat-check",
    summary: "Asks VIES once more about the VAT number of a business. Prices stay as they are.",
    access: "administrator",
    body: z.object({ order_id: z.uuid() }),
    answer: z.object({ state: z.enum(OFFICE_VAT_CHECK_STATES) }),
    handle: async ({ body, caller }) => ({
      state: await checkVatNumberOfOrder(shop, body.order_id, actorOf(caller)),
    }),
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-order-emails",
    summary: "Sends an email of an order once more, to the address that the order has now.",
    access: "administrator",
    body: z.object({ email_id: z.uuid(), press: pressId }),
    handle: ({ body, caller }) =>
      sendEmailAgain(shop, body.email_id, { from: "order", isSure: true, press: body.press, ...actorOf(caller) }),
  }),
];
