import type { CsvLine } from "#shared/csv.ts";
import { parseEuros, parseNumber } from "#shared/parse-number.ts";
import type { AdminProduct } from "./admin-product.ts";
import { messages } from "./product-csv-messages.ts";
import { type ProductDetails, productDetails } from "./product-details.ts";
import type { ProductInput } from "./product-input.ts";
import { messages as wrong } from "./product-input-messages.ts";

/** So much a file may hold: it is taken over in one transaction. */
export const MAX_LINES = 2_000;
export const MAX_FILE_BYTES = 4_000_000;

interface Column {
  title: string;
  write(product: AdminProduct): string;
  /** @throws Error with a sentence for the author of the file */
  read?(cell: string): ProductInput;
  /** An empty cell says nothing, instead of emptying the field. */
  isKept?: boolean;
}

const list = (part: "features" | "benefits" | "how_to_use"): Pick<Column, "write"> => ({
  write: ({ details }) => (details?.[part] ?? []).join("\n"),
});

/** The columns of the file, in their order. `read` is missing where several columns make one field. */
const COLUMNS: readonly Column[] = [
  { title: "ID", write: ({ id }) => id },
  { title: "Article number", write: ({ sku }) => sku, read: (cell) => ({ sku: cell }), isKept: true },
  { title: "Name", write: ({ name }) => name, read: (cell) => ({ name: cell }), isKept: true },
  { title: "Price", write: ({ price }) => price.toFixed(2), read: (cell) => ({ price: price(cell) }), isKept: true },
  {
    title: "Discount %",
    write: ({ discount_percentage: percent }) => String(percent),
    read: (cell) => ({ discount_percentage: number(cell || "0", 2, wrong.discount) }),
  },
  {
    title: "Stock",
    write: ({ stock }) => String(stock),
    read: (cell) => ({ stock: number(cell, 0, wrong.stock) }),
    isKept: true,
  },
  {
    title: messages.stockSeen,
    write: ({ stock }) => String(stock),
    read: (cell) => ({ stock_seen: number(cell, 0, wrong.stock) }),
    isKept: true,
  },
  {
    title: "Category",
    write: ({ category }) => category,
    read: (cell) => ({ category: cell.toLowerCase() as AdminProduct["category"] }),
    isKept: true,
  },
  {
    title: "New",
    write: ({ is_new: isNew }) => (isNew ? "yes" : "no"),
    read: (cell) => ({ is_new: yes(cell, "New") }),
  },
  {
    title: "Retired",
    write: (one) => (one.retired_at ? "yes" : "no"),
    read: (cell) => ({ retired: yes(cell, "Retired") }),
    isKept: true,
  },
  { title: "Description", write: (one) => one.description ?? "", read: (cell) => ({ description: cell }) },
  {
    title: "Images",
    write: ({ image }) => (image ?? []).filter((one) => !one.startsWith("data:")).join("\n"),
    read: (cell) => ({ image: lines(cell) }),
    isKept: true,
  },
  {
    title: "Volume ml",
    write: (one) => String(one.volume_ml ?? ""),
    read: (cell) => ({ volume_ml: optional(cell, wrong.volume) }),
  },
  {
    title: "Weight g",
    write: (one) => String(one.weight_g ?? ""),
    read: (cell) => ({ weight_g: optional(cell, wrong.weight) }),
  },
  { title: "GTIN", write: (one) => one.gtin ?? "", read: (cell) => ({ gtin: cell }) },
  { title: "Address", write: ({ slug }) => slug, read: (cell) => ({ slug: cell }), isKept: true },
  { title: "Key features", ...list("features") },
  { title: "Benefits", ...list("benefits") },
  { title: "How to use", ...list("how_to_use") },
  {
    title: "Specifications",
    write: ({ details }) => (details?.specifications ?? []).map(([label, value]) => `${label}: ${value}`).join("\n"),
  },
  { title: "Maker", write: (one) => one.maker ?? "", read: (cell) => ({ maker: cell }) },
  {
    title: "Responsible person",
    write: (one) => one.responsible_person ?? "",
    read: (cell) => ({ responsible_person: cell }),
  },
  { title: "Safety information", write: (one) => one.warning ?? "", read: (cell) => ({ warning: cell }) },
];

/** The rows of a file, its titles first. */
export const productCsv = (products: readonly AdminProduct[]): string[][] => [
  COLUMNS.map(({ title }) => title),
  ...products.map((product) => COLUMNS.map(({ write }) => write(product))),
];

/** What one line of a file asks for. */
export interface FileLine {
  line: number;
  /** How the line names its product; both may be empty for a new one. */
  id: string;
  sku: string;
  input: ProductInput;
  problems: string[];
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
  if (!titles.includes("id") && !titles.includes(plain("Article number")) && !titles.includes("name"))
    problems.push(messages.noName);
  if (problems.length > 0) return { lines: [], problems };
  return { lines: body.map((line) => readLine(titles, line)), problems };
}

function readLine(titles: readonly string[], { line, cells }: CsvLine): FileLine {
  const cellOf = (title: string): string | undefined => {
    const place = titles.indexOf(plain(title));
    return place < 0 ? undefined : (cells[place] ?? "");
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
  try {
    const details = readDetails(cellOf);
    if (details !== undefined) input.details = details;
  } catch (error) {
    problems.push((error as Error).message);
  }
  return { line, id: cellOf("ID") ?? "", sku: cellOf("Article number") ?? "", input, problems };
}

/** Only where all four of its columns are there: one alone would empty the others. */
function readDetails(cellOf: (title: string) => string | undefined): ProductDetails | null | undefined {
  const cells = ["Key features", "Benefits", "How to use", "Specifications"].map(cellOf);
  if (cells.some((cell) => cell === undefined)) return undefined;
  const [features = [], benefits = [], howTo = [], specifications = []] = cells.map((cell) => lines(cell ?? ""));
  return detailsOf({ features, benefits, how_to_use: howTo, specifications });
}

/** Details from lines of text; null where there are none. @throws Error with a sentence */
export function detailsOf(written: Record<keyof ProductDetails, string[]>): ProductDetails | null {
  if (Object.values(written).every((part) => part.length === 0)) return null;
  const specifications = written.specifications.map((line): [string, string] => {
    const colon = line.indexOf(":");
    const [label, value] = [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    if (colon < 0 || !label || !value) throw new Error(messages.specification(line));
    return [label, value];
  });
  const details = productDetails.safeParse({ ...written, specifications });
  if (!details.success) throw new Error(messages.details);
  return details.data;
}

/** The lines of a text without the empty ones. */
export const lines = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");

const plain = (title: string): string => title.toLowerCase().replace(/[^a-z%]+/g, "");

function price(cell: string): number {
  const amount = parseEuros(cell);
  if (amount === null) throw new Error(wrong.price);
  return amount / 100;
}

function number(cell: string, decimals: number, message: string): number {
  const value = parseNumber(cell, decimals);
  if (value === null) throw new Error(message);
  return value;
}

const optional = (cell: string, message: string): number | null => (cell === "" ? null : number(cell, 0, message));

function yes(cell: string, title: string): boolean {
  const word = cell.toLowerCase();
  if (["yes", "true", "1"].includes(word)) return true;
  if (["no", "false", "0", ""].includes(word)) return false;
  throw new Error(messages.yesOrNo(title));
}
