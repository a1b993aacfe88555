import { z } from "zod";
import { pageContext } from "#http/page-context.ts";
import { fileName } from "../document.ts";
import { archiveOf } from "../server/document-archive.ts";
import { documentFile } from "../server/document-file.ts";
import { isSigned } from "../server/document-links.ts";
import { documentById } from "../server/document-queries.ts";
import { periodQuery } from "../server/period-query.ts";
import { ublDocument } from "../ubl.ts";
import type { Route } from "./+types/document-file.page";

const NOT_FOUND = () => new Response("Not found", { status: 404, headers: { "content-type": "text/plain" } });

const file = (name: string, type: string, body: BodyInit) =>
  new Response(body, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    },
  });

/** What an administrator's signed link opens: `/documents/file` one document, `/documents/archive.zip` those of a period. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const { pathname, searchParams } = new URL(request.url);
  if (!isSigned(shop.secret, pathname, searchParams, shop.clock.now())) return NOT_FOUND();
  const asked = Object.fromEntries(searchParams);
  if (params.file === "archive.zip") {
    const filter = periodQuery.safeParse(asked);
    if (!filter.success) return NOT_FOUND();
    const { from, to } = filter.data;
    return file(`documents-${from}-${to}.zip`, "application/zip", archiveOf(shop.db, filter.data));
  }
  const id = z.uuid().safeParse(asked.id);
  const document = id.success ? await documentById(shop.db, id.data) : null;
  if (!document) return NOT_FOUND();
  if (asked.type === "pdf")
    return file(fileName(document, "pdf"), "application/pdf", new Uint8Array(await documentFile(shop.db, document)));
  const xml = asked.type === "xml" ? ublDocument(document) : null;
  return xml ? file(fileName(document, "xml"), "application/xml; charset=utf-8", xml) : NOT_FOUND();
}
