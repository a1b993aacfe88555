import { z } from "zod";
import { download, notFound } from "#http/download.ts";
import { pageContext } from "#http/page-context.ts";
import { signedQuery } from "#http/signed-links.ts";
import { fileName } from "../document.ts";
import { archiveOf } from "../server/document-archive.ts";
import { documentFile } from "../server/document-file.ts";
import { documentById } from "../server/document-queries.ts";
import { eInvoice } from "../server/e-invoice.ts";
import { periodQuery } from "../server/period-query.ts";
import type { Route } from "./+types/document-file.page";

/** What an administrator's signed link opens: `/documents/file` one document, `/documents/archive.zip` those of a period. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  if (params.file === "archive.zip") {
    const filter = signedQuery(shop, request, periodQuery);
    if (!filter) return notFound();
    const { from, to } = filter;
    return download(`documents-${from}-${to}.zip`, "application/zip", archiveOf(shop.db, filter));
  }
  const asked = signedQuery(shop, request, z.object({ id: z.uuid(), type: z.enum(["pdf", "xml"]) }));
  const document = asked && (await documentById(shop.db, asked.id));
  if (!document) return notFound();
  if (asked.type === "pdf")
    return download(
      fileName(document, "pdf"),
      "application/pdf",
      new Uint8Array(await documentFile(shop.db, document)),
    );
  const xml = eInvoice(document);
  return xml ? download(fileName(document, "xml"), "application/xml; charset=utf-8", xml) : notFound();
}
