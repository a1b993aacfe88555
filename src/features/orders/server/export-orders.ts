import { storeSettings } from "#features/settings/server/settings-queries.ts";
import type { AppContext } from "#platform/context.ts";
import { sheetNumber } from "#shared/csv.ts";
import type { OrderFilters } from "../order-filters.ts";
import { ordersForExport } from "./order-list-queries.ts";

/** The columns of back office 9. */
const HEADER = ["Order Number", "Customer", "Email", "Status", "Total", "Created Date", "Tracking Code"];
/** The rows of one call. A long file is made of many. */
const PART = 2_000;

interface ExportPart {
  file_name: string;
  header: string[];
  rows: string[][];
  next: string | null;
}

export async function exportPart(
  shop: AppContext,
  wanted: { ids: readonly string[] } | { filters: OrderFilters },
  after?: string,
): Promise<ExportPart> {
  const { timeZone } = await storeSettings(shop.db);
  const found = await ordersForExport(shop.db, wanted, timeZone, { after, max: PART });
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone }).format(shop.clock.now());
  return {
    file_name: `orders-export-${today}.csv`,
    header: HEADER,
    rows: found.map((order) => [
      order.orderNumber,
      [order.company, order.vatNumber, `${order.firstName} ${order.lastName}`.trim()].filter(Boolean).join(", "),
      order.email,
      order.status,
      sheetNumber((order.totalCents / 100).toFixed(2)),
      order.createdAt,
      order.trackingCode,
    ]),
    next: found.length === PART ? (found.at(-1)?.id ?? null) : null,
  };
}
