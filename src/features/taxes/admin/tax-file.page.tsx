import { periodFilter, storeSettings } from "#features/settings/server/settings-queries.ts";
import { vatCountry } from "#features/settings/vat-number.ts";
import { csvDownload, notFound } from "#http/download.ts";
import { pageContext } from "#http/page-context.ts";
import { signedQuery } from "#http/signed-links.ts";
import { daysOf, quarterOf } from "../quarter.ts";
import { taxFileQuery } from "../server/tax-file-query.ts";
import {
  correctionsCsv,
  documentParts,
  figuresCsv,
  recapitulativeCsv,
  recordParts,
  returnCsv,
} from "../server/tax-files.ts";
import { recapitulated, taxSums } from "../server/tax-queries.ts";
import { taxFigures } from "../tax-figures.ts";
import type { Route } from "./+types/tax-file.page";

/** What an administrator's signed link opens: a file of taxes. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const query = signedQuery(shop, request, taxFileQuery);
  if (!query) return notFound();
  const { file, from, to, test: isTest } = query;
  if (file === "records")
    return csvDownload(`oss-records-${from}-${to}.csv`, recordParts(shop.db, await periodFilter(shop.db, query)));
  if (file === "documents")
    return csvDownload(`invoices-${from}-${to}.csv`, documentParts(shop.db, { from, to, isTest }));
  const quarter = quarterOf(from);
  if (file === "recapitulative") {
    const businesses = await recapitulated(shop.db, { ...daysOf(quarter), isTest });
    return csvDownload(`recapitulative-statement-${quarter}.csv`, recapitulativeCsv(businesses));
  }
  const figures = taxFigures(await taxSums(shop.db, quarter, isTest), quarter);
  if (file === "figures") return csvDownload(`vat-${quarter}.csv`, figuresCsv(figures));
  if (file === "corrections") return csvDownload(`oss-corrections-${quarter}.csv`, correctionsCsv(figures));
  const { trader } = await storeSettings(shop.db);
  const seller = vatCountry(trader.trader_vat_number || null) ?? "";
  return csvDownload(`oss-return-${quarter}.csv`, returnCsv(figures, seller));
}
