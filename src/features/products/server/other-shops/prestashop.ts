import { parseEuros, parseNumber } from "#shared/parse-number.ts";
import { messages } from "../../product-csv-messages.ts";
import { type Home, isWithin, type Row, type TakenFile, type TakenProduct } from "./taken-product.ts";

export const isPrestaShop = (titles: ReadonlySet<string>): boolean =>
  titles.has("name *") && titles.has("reference #") && [...titles].some((title) => title.startsWith("price tax"));

/**
 * The products of a file as PrestaShop's own import takes it. Its prices are without VAT unless the column says otherwise: they
 * are raised by the rate at home. https://docs.prestashop-project.org/
 */
export function fromPrestaShop(rows: readonly Row[], home: Home): TakenFile {
  const file: TakenFile = { products: [], skipped: [] };
  for (const row of rows) {
    const name = row.of("Name *");
    if (row.of("Active (0/1)") === "0") file.skipped.push({ line: row.line, name, why: messages.other.notPublished });
    else file.products.push(productOf(row, name, home));
  }
  return file;
}

function productOf(row: Row, name: string, { vatRate, today }: Home): TakenProduct {
  const included = row.of("Price tax included");
  const before = included ? withVat(included, 0) : withVat(row.of("Price tax excluded"), vatRate ?? 0);
  const isReduced = isWithin(today, row.of("Discount from (yyyy-mm-dd)"), row.of("Discount to (yyyy-mm-dd)"));
  const remarks = included === "" && vatRate === null ? [messages.other.withoutVat] : [];
  const numberIn = (title: string): number => {
    const read = parseNumber(row.of(title) || "0", 6);
    if (read === null) remarks.push(messages.other.impact(title, row.of(title)));
    return read ?? 0;
  };
  const [percent, amount] = isReduced ? [numberIn("Discount percent"), numberIn("Discount amount")] : [0, 0];
  const now = reducedPrice(before, percent, amount);
  if (now === null && (percent > 0 || amount > 0)) remarks.push(messages.other.reduction);
  const weight = Number(row.of("Weight").replace(",", "."));
  return {
    line: row.line,
    name,
    sku: row.of("Reference #"),
    slug: row.of("URL rewritten") || name,
    price: now ?? before,
    priceBefore: now ? before : "",
    stock: row.of("Quantity"),
    kind: [row.of("Categories (x,y,z...)"), row.of("Tags (x,y,z...)")].join(" "),
    html: [row.of("Summary"), row.of("Description")].join("\n"),
    images: row.of("Image URLs (x,y,z...)").split(/,\s*(?=https?:)/),
    gtin: row.of("EAN13") || row.of("UPC"),
    // In the shop's unit, which is kilograms unless somebody changed it.
    weightG: weight > 0 ? weight * 1000 : null,
    variant: null,
    ...(row.of("Product ID") && { oldId: row.of("Product ID").slice(0, 40) }),
    remarks,
  };
}

const written = (cents: number): string => (cents / 100).toFixed(2);

/** The price with VAT, rounded to cents; what is no price stays as it is written. */
export function withVat(price: string, rate: number): string {
  const net = Number(price.replace(",", "."));
  return price !== "" && net > 0 ? written(Math.round(net * (100 + rate))) : price;
}

function reducedPrice(price: string, percent: number, amount: number): string | null {
  const asked = parseEuros(price);
  if (asked === null || !(percent > 0 || amount > 0)) return null;
  const left = percent > 0 ? Math.round((asked * (100 - percent)) / 100) : asked - Math.round(amount * 100);
  return left > 0 ? written(left) : null;
}
