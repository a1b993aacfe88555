import type { CsvLine } from "#shared/csv.ts";
import { type FileLine, MAX_LINES, readProductCsv } from "../../product-csv.ts";
import { messages } from "../../product-csv-messages.ts";
import { fromPrestaShop, isPrestaShop, withVat } from "./prestashop.ts";
import { type Combination, combinationsOf, isCombinations } from "./prestashop-combinations.ts";
import { fromShopify, isShopify } from "./shopify.ts";
import { fileLine, type Home, rowsOf, type TakenFile, type TakenProduct } from "./taken-product.ts";
import { fromWooCommerce, isWooCommerce } from "./woocommerce.ts";

export interface ProductFile {
  lines: FileLine[];
  /** What is wrong with the file as a whole. */
  problems: string[];
  skipped: TakenFile["skipped"];
  /** Instead of lines, in a file of combinations. */
  combinations?: Combination[];
}

/** A file of products, of this shop or of another. */
export function readProductFile(csv: readonly CsvLine[], home: Home): ProductFile {
  const titles = new Set(csv[0]?.cells.map((title) => title.trim().toLowerCase()));
  if (isCombinations(titles)) {
    const combinations = combinationsOf(rowsOf(csv), home);
    const problem = combinations.length === 0 ? messages.empty : messages.tooMany(MAX_LINES);
    const isFit = combinations.length > 0 && combinations.length <= MAX_LINES;
    return { lines: [], skipped: [], ...(isFit ? { problems: [], combinations } : { problems: [problem] }) };
  }
  const read = isShopify(titles)
    ? fromShopify
    : isWooCommerce(titles)
      ? fromWooCommerce
      : isPrestaShop(titles)
        ? fromPrestaShop
        : null;
  if (!read) return { ...readProductCsv(csv), skipped: [] };
  const { products: asSold, skipped } = read(rowsOf(csv), home);
  // PrestaShop's columns say it themselves.
  const isRaised = home.isWithoutVat && read !== fromPrestaShop;
  const products = isRaised ? asSold.map((one) => raised(one, home.vatRate)) : asSold;
  if (products.length + skipped.length === 0) return { lines: [], problems: [messages.empty], skipped };
  if (products.length > MAX_LINES) return { lines: [], problems: [messages.tooMany(MAX_LINES)], skipped: [] };
  const numbers = new Set(products.map(({ sku }) => sku).filter(Boolean));
  const taken = products.map((one) => ({ line: fileLine(one, numbers), slug: one.slug }));
  const addressed = new Set(taken.map(({ line }) => line.input.slug));
  const lines = taken.map(({ line, slug }) => {
    const old = slug.toLowerCase();
    if (old === "" || addressed.has(old)) return line;
    addressed.add(old);
    return { ...line, oldSlug: old };
  });
  return { lines, problems: [], skipped };
}

const raised = (taken: TakenProduct, vatRate: number | null): TakenProduct => ({
  ...taken,
  price: withVat(taken.price, vatRate ?? 0),
  priceBefore: withVat(taken.priceBefore, vatRate ?? 0),
  remarks: vatRate === null ? [messages.other.withoutVat] : [],
});
