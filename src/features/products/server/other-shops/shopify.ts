import { messages } from "../../product-csv-messages.ts";
import type { Row, TakenFile, TakenProduct } from "./taken-product.ts";

const OPTIONS = ["1", "2", "3"] as const;

/** What it calls columns since 2024, where more than the capitals differ. */
const NEWER: Readonly<Record<string, string>> = {
  Handle: "URL handle",
  "Body (HTML)": "Description",
  Published: "Published on online store",
  "Variant SKU": "SKU",
  "Variant Barcode": "Barcode",
  "Variant Grams": "Weight value (grams)",
  "Variant Price": "Price",
  "Variant Compare At Price": "Compare-at price",
  "Variant Inventory Qty": "Inventory quantity",
  "Variant Inventory Policy": "Continue selling when out of stock",
  "Variant Inventory Tracker": "Inventory tracker",
  "Variant Image": "Variant image URL",
  "Image Src": "Product image URL",
};

export const isShopify = (titles: ReadonlySet<string>): boolean =>
  titles.has("title") &&
  ((titles.has("handle") && titles.has("variant price")) || (titles.has("url handle") && titles.has("price")));

/**
 * The products of Shopify's export: a line for each variant and each further image, which have the handle of their product in
 * common. The first line of a product alone has its texts. https://help.shopify.com/manual/products/import-export/using-csv
 */
export function fromShopify(all: readonly Row[]): TakenFile {
  const rows = all.map(withOlderTitles);
  const products = Map.groupBy(rows, (row) => row.of("Handle"));
  const file: TakenFile = { products: [], skipped: [] };
  for (const ofProduct of products.values()) {
    const [first] = ofProduct;
    if (!first) continue;
    const why = reasonToSkip(first);
    if (why) file.skipped.push({ line: first.line, name: first.of("Title"), why });
    else file.products.push(...variantsOf(first, ofProduct));
  }
  return file;
}

const withOlderTitles = ({ line, of, has }: Row): Row => ({
  line,
  of: (title) => of(title) || of(NEWER[title] ?? title),
  has: (title) => has(title) || has(NEWER[title] ?? title),
});

/** What is sold without limit there has any number, mostly none. */
function stockOf(row: Row): string {
  const tracker = "Variant Inventory Tracker";
  const stock = row.of("Variant Inventory Qty");
  if (row.has(tracker) && row.of(tracker) === "") return "";
  return row.of("Variant Inventory Policy").toLowerCase() === "continue" && !(Number(stock) > 0) ? "" : stock;
}

function reasonToSkip(first: Row): string | null {
  if (first.of("Gift Card").toLowerCase() === "true") return messages.other.giftCard;
  const isActive = ["", "active"].includes(first.of("Status").toLowerCase());
  return isActive && first.of("Published").toLowerCase() !== "false" ? null : messages.other.notPublished;
}

function variantsOf(first: Row, rows: readonly Row[]): TakenProduct[] {
  const images = rows
    .filter((row) => row.of("Image Src") !== "")
    .toSorted((a, b) => Number(a.of("Image Position")) - Number(b.of("Image Position")))
    .map((row) => row.of("Image Src"));
  const options = OPTIONS.map((number) => first.of(`Option${number} Name`)).filter(Boolean);
  const isSingle = options.length === 0 || (options.length === 1 && first.of("Option1 Value") === "Default Title");
  const name = first.of("Title");
  return rows
    .filter((row) => row === first || row.of("Variant Price") !== "")
    .map((row) => {
      const values = options.map((_, place) => row.of(`Option${place + 1} Value`));
      return {
        line: row.line,
        name,
        slug: first.of("Handle"),
        html: first.of("Body (HTML)"),
        sku: row.of("Variant SKU"),
        price: row.of("Variant Price"),
        priceBefore: row.of("Variant Compare At Price"),
        stock: stockOf(row),
        kind: [first.of("Type"), first.of("Product Category"), first.of("Tags")].join(" "),
        images: [row.of("Variant Image"), ...images],
        // A spreadsheet keeps a long number as text behind this sign.
        gtin: row.of("Variant Barcode").replace(/^'/, ""),
        weightG: Number(row.of("Variant Grams")) || null,
        cost: row.of("Cost per item"),
        variant: isSingle
          ? null
          : { parent: { shop: "shopify", id: first.of("Handle") }, group: name, options, values },
      };
    });
}
