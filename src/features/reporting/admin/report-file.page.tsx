import { periodFilter } from "#features/settings/server/settings-queries.ts";
import { csvDownload, notFound } from "#http/download.ts";
import { pageContext } from "#http/page-context.ts";
import { signedQuery } from "#http/signed-links.ts";
import { withLanguage } from "#platform/language/with-language.ts";
import { backOfficeLanguage } from "#shared/back-office-language.ts";
import { reportCsv } from "../server/report-csv.ts";
import { salesBy } from "../server/report-queries.ts";
import { reportQuery } from "../server/report-query.ts";
import type { Route } from "./+types/report-file.page";

/** Rows of a file; a shop with more products reads a shorter period. */
const MAX_ROWS = 20_000;

/** What an administrator's signed link opens: a report as a file for the spreadsheet of their language. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const query = signedQuery(shop, request, reportQuery);
  if (!query) return notFound();
  const { by, from, to } = query;
  const { rows } = await salesBy(shop.db, by, await periodFilter(shop.db, query), MAX_ROWS);
  const language = backOfficeLanguage(new URL(request.url).searchParams.get("language") ?? undefined);
  return csvDownload(
    `${by}-${from}-${to}.csv`,
    withLanguage(language, () => reportCsv(rows)),
  );
}
