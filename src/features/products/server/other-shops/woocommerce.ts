import { slugOf } from "#shared/slug.ts";
import { messages } from "../../product-csv-messages.ts";
import { type Home, isWithin, type Row, type TakenFile, type TakenProduct } from "./taken-product.ts";

const MAX_ATTRIBUTES = 10;
const GRAMS: Readonly<Record<string, number>> = { g: 1, kg: 1000, lbs: 453.592, oz: 28.3495 };

export const isWooCommerce = (titles: ReadonlySet<string>): boolean =>
  titles.has("type") && titles.has("name") && titles.has("regular price");

/**
 * The products of WooCommerce's export, with English titles. A variation names its parent by article number or as `id:` with its
 * number, and has one value of each attribute. https://woocommerce.com/document/product-csv-importer-exporter/
 */
export function fromWooCommerce(rows: readonly Row[], { today }: Home): TakenFile {
  const file: TakenFile = { products: [], skipped: [] };
  const parents = new Map(
    rows.filter((row) => typesOf(row).includes("variable")).flatMap((row) => keysOf(row).map((key) => [key, row])),
  );
  for (const row of rows) {
    const types = typesOf(row);
    const parent = types.includes("variation") ? parents.get(row.of("Parent").toLowerCase()) : undefined;
    const why = reasonToSkip(row, types, parent);
    if (why) file.skipped.push({ line: row.line, name: row.of("Name"), why });
    else if (!types.includes("variable")) file.products.push(productOf(row, parent, today));
  }
  return file;
}

const typesOf = (row: Row) =>
  row
    .of("Type")
    .split(",")
    .map((type) => type.trim().toLowerCase());

const keysOf = (row: Row) =>
  [row.of("SKU"), row.of("ID") && `id:${row.of("ID")}`].filter(Boolean).map((key) => key.toLowerCase());

function reasonToSkip(row: Row, types: readonly string[], parent: Row | undefined): string | null {
  if (types.includes("grouped") || types.includes("external")) return messages.other.kind(types.join(", "));
  if (types.includes("virtual") || types.includes("downloadable")) return messages.other.kind(types.join(", "));
  if (types.includes("variation") && !parent) return messages.other.noParent(row.of("Parent"));
  if (parent && hasAnyValue(row)) return messages.other.anyValue;
  if (!types.includes("variable") && row.of("Regular price") === "") return messages.other.noPrice;
  if ([row, parent].some((one) => one && !["", "1"].includes(one.of("Published")))) return messages.other.notPublished;
  const isHidden = [row, parent].some((one) => one?.of("Visibility in catalog").toLowerCase() === "hidden");
  return isHidden ? messages.other.hidden : null;
}

function productOf(row: Row, parent: Row | undefined, today: string): TakenProduct {
  const either = (title: string) => row.of(title) || (parent?.of(title) ?? "");
  const name = (parent ?? row).of("Name");
  const isReduced = isWithin(today, row.of("Date sale price starts"), row.of("Date sale price ends"));
  const regular = row.of("Regular price");
  const sale = isReduced ? row.of("Sale price") : "";
  return {
    line: row.line,
    name,
    // WordPress leaves apostrophes out.
    slug: slugOf(name.replaceAll(/['’]/g, "")),
    sku: row.of("SKU"),
    number: row.of("ID"),
    price: sale || regular,
    priceBefore: sale ? regular : "",
    stock: stockOf(row),
    kind: [either("Categories"), either("Tags")].join(" "),
    html: [either("Short description"), either("Description")].map(htmlOf).join("\n"),
    images: [row, parent].flatMap((one) => (one?.of("Images") ?? "").split(/,\s*(?=https?:)/).map(withCommas)),
    gtin: row.of("GTIN, UPC, EAN, or ISBN"),
    weightG: weightOf(row) ?? (parent ? weightOf(parent) : null),
    variant: parent
      ? { parent: { shop: "woocommerce", id: keysOf(parent).at(-1) ?? "" }, group: name, ...attributesOf(row) }
      : null,
  };
}

function stockOf(row: Row): string {
  const stock = row.of("Stock") || (row.of("In stock?") === "0" ? "0" : "");
  return ["1", "notify"].includes(row.of("Backorders allowed?")) && !(Number(stock) > 0) ? "" : stock;
}

function weightOf(row: Row): number | null {
  for (const [unit, grams] of Object.entries(GRAMS)) {
    const weight = Number(row.of(`Weight (${unit})`).replace(",", "."));
    if (weight > 0) return weight * grams;
  }
  return null;
}

/** Its export writes the breaks of lines as `\n`, and WordPress shows them as breaks of lines and paragraphs. */
const htmlOf = (cell: string): string =>
  cell
    .replaceAll(/\\(\\n|n)/g, (_, sign) => (sign === "n" ? "\n" : "\\n"))
    .replaceAll("\r", "")
    .replaceAll(/\n\s*\n/g, "<p>")
    .replaceAll(/(?<!>)\n(?!<)/g, "<br>");

/** Its export writes a comma within a value as `\,`. */
const withCommas = (value: string): string => value.replaceAll("\\,", ",");

const namedOf = (row: Row) =>
  Array.from({ length: MAX_ATTRIBUTES }, (_, place) => ({
    name: row.of(`Attribute ${place + 1} name`),
    value: withCommas(row.of(`Attribute ${place + 1} value(s)`)),
  })).filter(({ name }) => name !== "");

/** The parent's row also has the attributes that only its page shows; the row of a variation has those of its own. */
function hasAnyValue(row: Row): boolean {
  const named = namedOf(row);
  return named.length === 0 || named.some(({ value }) => value === "");
}

function attributesOf(row: Row) {
  const all = namedOf(row);
  return { options: all.map(({ name }) => name), values: all.map(({ value }) => value) };
}
