import { periodFilter } from "#features/settings/server/settings-queries.ts";
import { csvDownload, download, notFound } from "#http/download.ts";
import { pageContext } from "#http/page-context.ts";
import { signedQuery } from "#http/signed-links.ts";
import { journalCsv, ledgerText, meritBatches } from "../book-files.ts";
import { journalOf } from "../journal.ts";
import { bookFileQuery } from "../server/book-file-query.ts";
import { documentSums, knownAccounts, movementsOf } from "../server/book-queries.ts";
import { unsentCsv } from "../server/unsent-orders.ts";
import type { Route } from "./+types/book-file.page";

/** What an administrator's signed link opens: the journal as a file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const query = signedQuery(shop, request, bookFileQuery);
  if (!query) return notFound();
  const { file, from, to } = query;
  const filter = await periodFilter(shop.db, query);
  if (file === "unsent") return csvDownload(`paid-not-sent-${to}.csv`, await unsentCsv(shop.db, filter));
  const lines = journalOf(await documentSums(shop.db, filter), await movementsOf(shop.db, filter));
  const accounts = await knownAccounts(shop.db);
  const name = `${file}-${from}-${to}`;
  if (file === "journal") return csvDownload(`${name}.csv`, journalCsv(lines, accounts));
  if (file === "text") return download(`${name}.txt`, "text/plain; charset=utf-8", ledgerText(lines, accounts));
  return download(`${name}.json`, "application/json", JSON.stringify(meritBatches(lines, accounts), null, 2));
}
