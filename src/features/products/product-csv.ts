import { type CsvLine, sheetText } from "#shared/csv.ts";
import type { AdminProduct } from "./admin-product.ts";
import { messages } from "./product-csv-messages.ts";
import { DETAIL_PARTS, DETAIL_TITLES, type DetailTexts, detailTexts, readDetails } from "./product-details.ts";
import { readYes } from "./product-field.ts";
import { FIELD, FIELD_NAMES, type ProductField } from "./product-fields.ts";
import type { ProductInput } from "./product-input.ts";
import { readVariant, VARIANT_COLUMNS, type VariantOfLine } from "./variant-csv.ts";

/** So much a file may hold: it is taken over in one transaction. */
export const MAX_LINES = 2_000;
export const MAX_FILE_BYTES = 4_000_000;
/** With more unknown columns, and few others, it is no file of this shop. */
const MAX_UNKNOWN = 5;

interface Column {
  title: string;
  write(product: AdminProduct): string;
  /** @throws Error with a sentence for the author of the file */
  read?(cell: string): ProductInput;
  /** An empty cell says nothing, instead of emptying the field. */
  isKept?: boolean;
}

const AS_TEXT = { write: String, read: (cell: string): unknown => cell };

function columnOf(name: ProductField): Column {
  const field = FIELD[name];
  const { title, isKept, cell = AS_TEXT } = field;
  const write = (product: AdminProduct) => cell.write(field.draftOf(product[name]));
  return { title, isKept, write, read: (text) => ({ [name]: field.read(cell.read(text)) }) };
}

/** In every language, as all titles of the file. */
const STOCK_SEEN = "Stock when exported";
const id: Column = { title: "ID", write: (product) => product.id };
const stockSeen: Column = {
  ...columnOf("stock"),
  title: STOCK_SEEN,
  read: (cell) => ({ stock_seen: columnOf("stock").read?.(cell).stock }),
};
/** A sale does not count it up. */
const version: Column = {
  title: "Version",
  write: (product) => String(product.version),
  read: (cell) => ({ version: Number(cell) }),
  isKept: true,
};
const retired: Column = {
  title: "Retired",
  write: (one) => (one.retired_at ? "yes" : "no"),
  read: (cell) => ({ retired: readYes(cell, "Retired") }),
  isKept: true,
};
const details = DETAIL_PARTS.map(
  (part): Column => ({
    title: DETAIL_TITLES[part],
    write: (one) => detailTexts(one.details)[part],
  }),
);

/** Fields that are not listed are the last columns. */
const ORDER: readonly (ProductField | Column)[] = [
  ...([
    id,
    "sku",
    "name",
    "price",
    "discount_percentage",
    "stock",
    stockSeen,
    version,
    "category",
    "is_new",
    retired,
  ] as const),
  ...(["state", "publish_at"] as const),
  ...(["description", "image", "volume_ml", "weight_g", "gtin", "slug", ...details] as const),
];
/** The columns of the file, in their order. `read` is missing where several columns make one field. */
const COLUMNS: readonly Column[] = [
  ...[...ORDER, ...FIELD_NAMES.filter((name) => name !== "details" && !ORDER.includes(name))].map((one) =>
    typeof one === "string" ? columnOf(one) : one,
  ),
  ...VARIANT_COLUMNS,
];

/** The rows of a file, its titles first. */
export const productCsv = (products: readonly AdminProduct[]): string[][] => [
  COLUMNS.map(({ title }) => title),
  ...products.map((product) => COLUMNS.map(({ write }) => write(product))),
];

/** Files of such rows that can be read again, also when they have grown a little meanwhile. */
export function productFiles(rows: readonly string[][]): string[] {
  const text = rows.length <= MAX_LINES ? sheetText([...productCsv([]), ...rows]) : "";
  const isFit = text !== "" && new TextEncoder().encode(text).length <= MAX_FILE_BYTES * 0.9;
  if (isFit || rows.length === 1) return [text];
  const end = text === "" ? MAX_LINES : Math.ceil(rows.length / 2);
  return [rows.slice(0, end), rows.slice(end)].flatMap(productFiles);
}

/** A product of another shop, as that names it. */
export interface OldProduct {
  shop: "shopify" | "woocommerce";
  id: string;
}

/** What another shop calls a product by. */
export interface OldName {
  shop: OldProduct["shop"] | "prestashop";
  id: string;
}

/** What one line of a file asks for. */
export interface FileLine {
  line: number;
  /** How the line names its product; both may be empty for a new one. */
  id: string;
  sku: string;
  input: ProductInput;
  /** Of a variant. */
  variant: VariantOfLine | null;
  problems: string[];
  /** What is to be known, where the line is not refused. */
  notes?: readonly string[];
  /**
   * Of another shop: its images are taken once, as those that the product has may be copies of them, kept here. It keeps its address
   * from there, unless another product has that: then a free one is found.
   */
  isFromOtherShop?: true;
  /** Of another shop, whose words do not tell it: a product that is here keeps its own. */
  isCategoryGuessed?: boolean;
  /** In the other shop: what this variant has in common with those of the same product there. */
  parent?: OldProduct | undefined;
  /** An address that leads to the product from now on. */
  oldSlug?: string | undefined;
  /** Its number in PrestaShop. */
  oldId?: string | undefined;
  /** Of what has no article number there: what it is called by instead, and the number that it gets where another has the line's. */
  unnumbered?: (OldName & { sku: string }) | undefined;
}

/** Reads the lines of a file by their titles; unknown columns are named, not guessed. */
export function readProductCsv([head, ...body]: readonly CsvLine[]): { lines: FileLine[]; problems: string[] } {
  if (!head || body.length === 0) return { lines: [], problems: [messages.empty] };
  if (body.length > MAX_LINES) return { lines: [], problems: [messages.tooMany(MAX_LINES)] };
  const titles = head.cells.map(plain);
  const known = COLUMNS.map(({ title }) => plain(title));
  const problems = head.cells.flatMap((title, place) => {
    if (title === "") return [];
    if (!known.includes(plain(title))) return [messages.unknownColumn(title)];
    return titles.indexOf(plain(title)) === place ? [] : [messages.columnTwice(title)];
  });
  const isNumbered = titles.includes("id") || titles.includes(plain("Article number"));
  const unknown = head.cells.filter((title) => title !== "" && !known.includes(plain(title))).length;
  if (unknown > titles.length / 2 && (unknown > MAX_UNKNOWN || !isNumbered))
    return { lines: [], problems: [messages.unknownFile] };
  if (!isNumbered && !titles.includes("name")) problems.push(messages.noName);
  if (problems.length > 0) return { lines: [], problems };
  return { lines: body.map((line) => readLine(titles, line)), problems };
}

function readLine(titles: readonly string[], { line, cells }: CsvLine): FileLine {
  // A line that ends before a column says nothing of it.
  const cellOf = (title: string): string | undefined => {
    const place = titles.indexOf(plain(title));
    return place < 0 ? undefined : cells[place];
  };
  const problems: string[] = [];
  const input: ProductInput = {};
  for (const { title, read, isKept } of COLUMNS) {
    const cell = cellOf(title);
    if (!read || cell === undefined || (isKept && cell === "")) continue;
    try {
      Object.assign(input, read(cell));
    } catch (error) {
      problems.push((error as Error).message);
    }
  }
  // Only where all four columns are there: one alone would empty the others.
  const parts = DETAIL_PARTS.map((part) => [part, cellOf(DETAIL_TITLES[part])] as const);
  try {
    if (parts.every(([, cell]) => cell !== undefined))
      input.details = readDetails(Object.fromEntries(parts) as DetailTexts);
  } catch (error) {
    problems.push((error as Error).message);
  }
  let variant: VariantOfLine | null = null;
  try {
    variant = readVariant(VARIANT_COLUMNS.map(({ title }) => cellOf(title)));
  } catch (error) {
    problems.push((error as Error).message);
  }
  return { line, id: cellOf("ID") ?? "", sku: cellOf("Article number") ?? "", input, variant, problems };
}

const plain = (title: string): string => title.toLowerCase().replace(/[^a-z%]+/g, "");
