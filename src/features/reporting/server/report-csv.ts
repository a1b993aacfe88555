import { sheetNumber, sheetText } from "#shared/csv.ts";
import { CURRENCY } from "#shared/money.ts";
import { marginOf } from "../report.ts";
import type { GroupSums } from "./report-queries.ts";

const HEAD = [
  "key",
  "name",
  "orders",
  "pieces",
  "sales_with_vat",
  "refunds_with_vat",
  "net",
  "vat",
  "goods_net",
  "margin",
  "net_before",
  "currency",
  "cost",
  "uncosted",
];
const amount = (cents: number | null): string => (cents === null ? "" : sheetNumber((cents / 100).toFixed(2)));

/** Its columns are called the same in every language. */
export const reportCsv = (rows: readonly GroupSums[]): string =>
  sheetText([
    HEAD,
    ...rows.map((row) => [
      row.key,
      row.name ?? "",
      String(row.orders),
      String(row.pieces),
      ...[row.sales, row.refunds, row.net, row.vat, row.goods, marginOf(row), row.before].map(amount),
      CURRENCY,
      amount(row.cost),
      String(row.uncosted),
    ]),
  ]);
