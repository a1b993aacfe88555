import { z } from "zod";
import { pageContext } from "#http/page-context.ts";
import { fileName } from "../document.ts";
import { archiveOf } from "../server/document-archive.ts";
import { documentFile } from "../server/document-file.ts";
import { isSigned } from "../server/document-links.ts";
import { documentById } from "../server/document-queries.ts";
import { download, notFound } from "../server/download.ts";
import { eInvoice } from "../server/e-invoice.ts";
import { periodQuery } from "../server/period-query.ts";
import type { Route } from "./+types/document-file.page";

/** What an administrator's signed link opens: `/documents/file` one document, `/documents/archive.zip` those of a period. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const { pathname, searchParams } = new URL(request.url);
  if (!isSigned(shop.secret, pathname, searchParams, shop.clock.now())) return notFound();
  const asked = Object.fromEntries(searchParams);
  if (params.file === "archive.zip") {
    const filter = periodQuery.safeParse(asked);
    if (!filter.success) return notFound();
    const { from, to } = filter.data;
    return download(`documents-${from}-${to}.zip`, "application/zip", archiveOf(shop.db, filter.data));
  }
  const id = z.uuid().safeParse(asked.id);
  const document = id.success ? await documentById(shop.db, id.data) : null;
  if (!document) return notFound();
  if (asked.type === "pdf")
    return download(
      fileName(document, "pdf"),
      "application/pdf",
      new Uint8Array(await documentFile(shop.db, document)),
    );
  const xml = asked.type === "xml" ? eInvoice(document) : null;
  return xml ? download(fileName(document, "xml"), "application/xml; charset=utf-8", xml) : notFound();
}
