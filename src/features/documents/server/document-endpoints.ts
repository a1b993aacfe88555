import { z } from "zod";
import { auditExport } from "#features/audit/server/write-audit.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import { signedAddress } from "#http/signed-links.ts";
import type { AppContext } from "#platform/context.ts";
import { AppError } from "#shared/app-error.ts";
import { cutPage } from "#shared/paging.ts";
import { DOCUMENT_KINDS } from "../document.ts";
import { messages } from "../operator-messages.ts";
import { MAX_ARCHIVED } from "./document-archive.ts";
import { documentById, documentPage, documentSums } from "./document-queries.ts";
import { eInvoice } from "./e-invoice.ts";
import { periodQuery } from "./period-query.ts";

const ROWS_A_PAGE = 50;

/** The id of the document after which the list goes on. Servers and pages of the version before put a time ahead of it, so this one does too. */
const cursor = z
  .string()
  .transform((written) => written.slice(-36))
  .pipe(z.uuid());

export const documentEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "GET",
    name: "admin-documents",
    summary: "Lists invoices and credit notes of a period, the latest first, 50 at a time, with what they come to.",
    access: "administrator",
    query: z.intersection(periodQuery, z.object({ after: cursor.optional() })),
    answer: z.object({
      documents: z.array(
        z.object({
          id: z.uuid(),
          kind: z.enum(DOCUMENT_KINDS),
          number: z.string(),
          issued_on: z.iso.date(),
          order_id: z.uuid(),
          order_number: z.string(),
          buyer: z.string(),
          /** Where the goods go. */
          country: z.string(),
          currency: z.string(),
          net: z.number(),
          vat: z.number(),
          gross: z.number(),
          /** It can be written as an e-invoice. */
          has_xml: z.boolean(),
        }),
      ),
      /** Of the whole period; credit notes count against invoices. */
      sums: z.object({ count: z.int(), net: z.number(), vat: z.number(), gross: z.number() }),
      /** Where the next part begins; null at the end. */
      next: z.string().nullable(),
    }),
    handle: async ({ query: { after, ...filter } }) => {
      const [found, { count, net, vat, gross }] = await Promise.all([
        documentPage(shop.db, filter, { after: after ?? null, limit: ROWS_A_PAGE + 1 }),
        documentSums(shop.db, filter),
      ]);
      const { page, last } = cutPage(found, ROWS_A_PAGE);
      return {
        documents: page.map(
          ({ id, kind, number, issuedOn, orderId, orderNumber, buyer, country, currency, ...one }) => ({
            id,
            kind,
            number,
            issued_on: issuedOn,
            order_id: orderId,
            order_number: orderNumber,
            buyer,
            country,
            currency,
            net: one.netCents / 100,
            vat: one.vatCents / 100,
            gross: one.grossCents / 100,
            has_xml: one.hasXml,
          }),
        ),
        sums: { count, net: net / 100, vat: vat / 100, gross: gross / 100 },
        next: last && `${last.issuedAt.toISOString()}_${last.id}`,
      };
    },
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-document-link",
    summary: "Makes a link to one document as PDF, or as EN 16931 in UBL. It opens for five minutes.",
    access: "administrator",
    body: z.object({ id: z.uuid(), type: z.enum(["pdf", "xml"]) }),
    answer: z.object({ path: z.string() }),
    handle: async ({ body: { id, type } }) => {
      const document = await documentById(shop.db, id);
      if (!document) throw new AppError("not-found", messages.noSuchDocument);
      if (type === "xml" && !eInvoice(document))
        throw new AppError("conflict", messages.noVatNumber, { code: "NO_VAT_NUMBER" });
      return {
        path: signedAddress(shop.fileLinkSecret, "/documents/file", { id, type }, shop.clock.now()),
      };
    },
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-documents-archive",
    summary: "Makes a link to a ZIP of the documents of a period. It opens for five minutes.",
    access: "administrator",
    body: periodQuery,
    answer: z.object({ path: z.string() }),
    handle: async ({ body, caller }) => {
      const { count } = await documentSums(shop.db, body);
      if (count === 0) throw new AppError("not-found", messages.noDocuments);
      if (count > MAX_ARCHIVED) throw new AppError("invalid", messages.tooMany(count, MAX_ARCHIVED));
      await auditExport(shop.db, "documents.exported", "order", caller);
      const query = {
        from: body.from,
        to: body.to,
        kind: body.kind ?? "all",
        test: body.isTest,
      };
      return {
        path: signedAddress(shop.fileLinkSecret, "/documents/archive.zip", query, shop.clock.now()),
      };
    },
  }),
];
