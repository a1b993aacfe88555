import { z } from "zod";
import { fileName } from "#features/documents/document.ts";
import { documentFile } from "#features/documents/server/document-file.ts";
import { eInvoice } from "#features/documents/server/e-invoice.ts";
import { pageContext } from "#http/page-context.ts";
import { isBuyer } from "../server/order-access.ts";
import { completeDocuments } from "../server/order-documents.ts";
import { orderById } from "../server/order-queries.ts";
import { trackingLimit } from "../server/track-order.ts";
import type { Route } from "./+types/order-document.page";

/** The same for what is not there and what is not the visitor's, so that it reveals nothing (decision 24). */
const NOT_FOUND = () => new Response("Not found", { status: 404, headers: { "content-type": "text/plain" } });

/** An invoice or credit note as PDF, or as e-invoice for programs (`type=xml`), for the browser that bought and for the signed link. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, caller, count } = context.get(pageContext);
  const search = new URL(request.url).searchParams;
  const orderId = z.uuid().safeParse(search.get("order"));
  if (!orderId.success) return NOT_FOUND();
  await count({ ...trackingLimit(shop), name: "order-document" });
  const found = await orderById(shop.db, orderId.data);
  const reader = { browser: caller.browser, key: search.get("key") };
  // What the books keep of an erased order is nobody's who has a link.
  if (!found || found.isErased || !isBuyer(reader, found, shop.secret)) return NOT_FOUND();
  const issued = await completeDocuments(shop, orderId.data);
  const wanted = search.get("document");
  const document = issued.findLast(({ id, kind, refundId }) =>
    wanted ? id === wanted : kind === "invoice" && refundId === null,
  );
  if (!document) return NOT_FOUND();
  const type = search.get("type") === "xml" ? "xml" : "pdf";
  const body = type === "xml" ? eInvoice(document) : new Uint8Array(await documentFile(shop.db, document));
  if (body === null) return NOT_FOUND();
  return new Response(body, {
    headers: {
      "content-type": type === "xml" ? "application/xml; charset=utf-8" : "application/pdf",
      "content-disposition": `attachment; filename="${fileName(document, type)}"`,
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    },
  });
}
