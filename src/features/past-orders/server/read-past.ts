import { type Row, rowsOf } from "#features/products/server/other-shops/taken-product.ts";
import type { CsvLine } from "#shared/csv.ts";
import { messages } from "../import-messages.ts";
import { MAX_LINES, type OtherShop } from "../past-order.ts";
import { prestaShopCustomers } from "./other-shops/prestashop.ts";
import type { Reading, ReadLine } from "./other-shops/read-line.ts";
import { shopifyCustomers, shopifyOrders } from "./other-shops/shopify.ts";
import { wooCommerceCustomers, wooCommerceOrders } from "./other-shops/woocommerce.ts";

interface Kind {
  shop: OtherShop;
  /** Columns that no other file has all of, in small letters. */
  columns: readonly string[];
  read(rows: readonly Row[], reading: Reading, titles: readonly string[]): ReadLine[];
}

const KINDS: readonly Kind[] = [
  { shop: "shopify", columns: ["name", "financial status", "lineitem name", "total"], read: shopifyOrders },
  { shop: "shopify", columns: ["first name", "last name", "email", "accepts email marketing"], read: shopifyCustomers },
  { shop: "woocommerce", columns: ["order_number", "order_date", "order_total"], read: wooCommerceOrders },
  { shop: "woocommerce", columns: ["user_email", "first_name", "last_name"], read: wooCommerceCustomers },
  {
    shop: "prestashop",
    columns: ["first name", "last name", "email address", "registration"],
    read: prestaShopCustomers,
  },
];

export interface PastFile {
  shop: OtherShop;
  lines: ReadLine[];
  /** What is wrong with the file as a whole. */
  problems: string[];
}

/** A file of customers or orders, known by its columns. */
export function readPastFile(csv: readonly CsvLine[], reading: Reading): PastFile {
  const [head, ...body] = csv;
  const titles = (head?.cells ?? []).map((title) => title.trim().toLowerCase());
  const kind = KINDS.find(({ columns }) => columns.every((column) => titles.includes(column)));
  const wrong = (problem: string): PastFile => ({ shop: kind?.shop ?? "shopify", lines: [], problems: [problem] });
  if (isPrestaShopOrders(titles)) return wrong(messages.prestaShopOrders);
  if (!kind) return wrong(messages.unknown);
  if (body.length === 0) return wrong(messages.empty);
  if (body.length > MAX_LINES) return wrong(messages.tooMany(MAX_LINES));
  return { shop: kind.shop, lines: kind.read(rowsOf(csv), reading, titles), problems: [] };
}

/** Its list of orders names neither emails nor products. */
const isPrestaShopOrders = (titles: readonly string[]): boolean =>
  ["reference", "customer", "total", "payment", "status"].every((title) => titles.includes(title));
