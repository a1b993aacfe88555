import { z } from "zod";
import { DOCUMENT_KINDS } from "#features/documents/document.ts";
import { type DocumentOfOrder, documentsOfOrder } from "#features/documents/server/document-queries.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { completeDocuments } from "./order-documents.ts";

const answer = z.object({
  /** The first issued first. */
  documents: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(DOCUMENT_KINDS),
      number: z.string(),
      issued_on: z.iso.date(),
      gross: z.number(),
      /** It can be written as an e-invoice. */
      has_xml: z.boolean(),
    }),
  ),
});

const asAnswer = (issued: readonly DocumentOfOrder[]): z.input<typeof answer> => ({
  documents: issued.map(({ id, kind, number, issuedOn, grossCents, data }) => ({
    id,
    kind,
    number,
    issued_on: issuedOn,
    gross: grossCents / 100,
    has_xml: data.seller.vatNumber !== null,
  })),
});

export const orderDocumentEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "GET",
    name: "admin-order-documents",
    summary: "Lists the invoices and credit notes of an order.",
    access: "administrator",
    query: z.object({
      order_id: z.uuid(),
      /** Of the order that is shown; it only makes the question another one. */
      version: z.coerce.number().int().optional(),
    }),
    answer,
    handle: async ({ query: { order_id } }) => asAnswer(await documentsOfOrder(shop.db, order_id)),
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-order-documents",
    summary: "Issues what a paid order of before there were documents lacks, dated today, and lists what it has.",
    access: "administrator",
    body: z.object({ order_id: z.uuid() }),
    answer,
    handle: async ({ body: { order_id } }) => asAnswer(await completeDocuments(shop, order_id)),
  }),
];
