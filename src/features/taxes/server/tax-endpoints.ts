import { z } from "zod";
import { actorOf } from "#features/audit/actor.ts";
import { DOCUMENT_KINDS, TREATMENTS } from "#features/documents/document.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import { signedAddress } from "#http/signed-links.ts";
import type { AppContext } from "#platform/context.ts";
import { dayIn, isoOrNull } from "#shared/day.ts";
import { cutPage } from "#shared/paging.ts";
import { day, flag } from "#shared/parameters.ts";
import { daysOf, QUARTER, returnDue } from "../quarter.ts";
import { dueWithReturn, negativeBalances, SECTIONS, taxFigures } from "../tax-figures.ts";
import { closeQuarter, reopenQuarter } from "./close-quarter.ts";
import { taxFileQuery } from "./tax-file-query.ts";
import { closedAt, figureDocuments, knownQuarters, lateSums, recapitulated, taxSums } from "./tax-queries.ts";

const ROWS_A_PAGE = 50;

const quarter = z.string().regex(QUARTER);

/** `2026-11-23_<id>`: the list goes on after this document. */
const cursor = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d_[0-9a-f-]{36}$/)
  .transform((written) => ({ day: written.slice(0, 10), id: written.slice(11) }))
  .refine(({ day: at, id }) => day.safeParse(at).success && z.uuid().safeParse(id).success);

export const taxEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "GET",
    name: "admin-taxes",
    summary: "The VAT of a quarter by section, country and rate, from its documents. Amounts are in euro.",
    access: "administrator",
    query: z.object({ quarter, test: flag("false") }),
    answer: z.object({
      figures: z.array(
        z.object({
          section: z.enum(SECTIONS),
          treatment: z.enum(TREATMENTS),
          country: z.string(),
          rate: z.number().nullable(),
          month: z.string().nullable(),
          sold: z.string().nullable(),
          net: z.number(),
          vat: z.number(),
          documents: z.int(),
          /** false for a correction that goes to the member state itself. */
          is_in_return: z.boolean(),
        }),
      ),
      /** Supplies to businesses, for the recapitulative statement: by month and VAT number. */
      recapitulative: z.array(
        z.object({
          month: z.string(),
          vat_number: z.string(),
          buyer: z.string(),
          net: z.number(),
          documents: z.int(),
        }),
      ),
      /** Months whose national return is to be filed again: what was issued after it was due. */
      late: z.array(
        z.object({
          month: z.string(),
          treatment: z.enum(TREATMENTS),
          net: z.number(),
          vat: z.number(),
          documents: z.int(),
        }),
      ),
      /** VAT of the return with its corrections, of countries with more than 0. */
      due: z.number(),
      /** Countries whose corrections come to more than their VAT. Each pays its own back. */
      negative_balances: z.array(z.object({ country: z.string(), vat: z.number() })),
      /** The last day for return and payment. */
      due_on: z.iso.date(),
      /** It is over, so it can be closed. */
      is_over: z.boolean(),
      closed_at: z.iso.datetime().nullable(),
      /** The quarters that have documents, the latest first. */
      quarters: z.array(quarter),
    }),
    handle: async ({ query }) => {
      const { timeZone } = await storeSettings(shop.db);
      const today = dayIn(timeZone, shop.clock.now());
      const isTest = query.test;
      const [sums, businesses, late, closed, quarters] = await Promise.all([
        taxSums(shop.db, query.quarter, isTest),
        recapitulated(shop.db, { ...daysOf(query.quarter), isTest }),
        lateSums(shop.db, query.quarter, isTest),
        closedAt(shop.db, query.quarter),
        knownQuarters(shop.db, query.test, today),
      ]);
      const figures = taxFigures(sums, query.quarter);
      return {
        figures: figures.map(({ net, vat, isInReturn, ...one }) => ({
          ...one,
          net: net / 100,
          vat: vat / 100,
          is_in_return: isInReturn,
        })),
        recapitulative: businesses.map(({ vatNumber, net, ...one }) => ({
          ...one,
          vat_number: vatNumber,
          net: net / 100,
        })),
        late: late.map(({ net, vat, ...one }) => ({ ...one, net: net / 100, vat: vat / 100 })),
        due: dueWithReturn(figures) / 100,
        due_on: returnDue(query.quarter),
        negative_balances: negativeBalances(figures).map(({ country, vat }) => ({ country, vat: vat / 100 })),
        is_over: today > daysOf(query.quarter).to,
        closed_at: isoOrNull(closed),
        quarters,
      };
    },
  }),
  defineEndpoint({
    method: "GET",
    name: "admin-tax-documents",
    summary: "The documents of a figure, the latest first, 50 at a time. Amounts of credit notes are negative.",
    access: "administrator",
    query: z.object({
      quarter,
      test: flag("false"),
      treatment: z.enum(TREATMENTS),
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .optional(),
      /** Of the business that bought; empty for documents whose buyer was forgotten. */
      vat_number: z.string().max(20).optional(),
      rate: z.coerce.number().min(0).max(100).optional(),
      month: z
        .string()
        .regex(/^\d{4}-\d\d$/)
        .optional(),
      /** The quarter of the sale. */
      sold: quarter.optional(),
      /** Only what was issued after the national return of its month was due. */
      late: flag("false"),
      after: cursor.optional(),
    }),
    answer: z.object({
      documents: z.array(
        z.object({
          id: z.uuid(),
          kind: z.enum(DOCUMENT_KINDS),
          number: z.string(),
          order_id: z.uuid(),
          order_number: z.string(),
          sold_on: z.iso.date(),
          booked_on: z.iso.date(),
          rate: z.number(),
          net: z.number(),
          vat: z.number(),
          has_xml: z.boolean(),
        }),
      ),
      /** Where the next part begins; null at the end. */
      next: z.string().nullable(),
    }),
    handle: async ({ query: { after, test, late, vat_number: vatNumber, ...filter } }) => {
      const found = await figureDocuments(
        shop.db,
        { ...filter, vatNumber, isTest: test, isLate: late },
        { after: after ?? null, limit: ROWS_A_PAGE + 1 },
      );
      const { page, last } = cutPage(found, ROWS_A_PAGE);
      return {
        documents: page.map(({ id, kind, number, rate, ...one }) => ({
          id,
          kind,
          number,
          rate,
          order_id: one.orderId,
          order_number: one.orderNumber,
          sold_on: one.soldOn,
          booked_on: one.bookedOn,
          has_xml: one.hasXml,
          net: one.netCents / 100,
          vat: one.vatCents / 100,
        })),
        next: last && `${last.declaredOn}_${last.id}`,
      };
    },
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-tax-file",
    summary: "Makes a link to a CSV file of taxes. It opens for five minutes.",
    access: "administrator",
    body: taxFileQuery,
    answer: z.object({ path: z.string() }),
    handle: async ({ body: { file, from, to, test } }) => ({
      path: signedAddress(shop.fileLinkSecret, "/tax-files", { file, from, to, test }, shop.clock.now()),
    }),
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-tax-periods",
    summary: "Closes a quarter that is over, or opens it again with a reason; both are in the audit log.",
    access: "administrator",
    body: z.discriminatedUnion("to", [
      z.object({ quarter, to: z.literal("closed") }),
      z.object({ quarter, to: z.literal("open"), reason: z.string().trim().min(1).max(300) }),
    ]),
    handle: async ({ body, caller }) => {
      if (body.to === "closed") await closeQuarter(shop, body.quarter, actorOf(caller));
      else await reopenQuarter(shop, body, actorOf(caller));
    },
  }),
];
