import { createHash } from "node:crypto";
import { compile } from "html-to-text";
import { MAX_IMAGES } from "#features/images/image-limits.ts";
import type { CsvLine } from "#shared/csv.ts";
import { type Cents, reduced } from "#shared/money.ts";
import { parseEuros, parseNumber } from "#shared/parse-number.ts";
import { slugOf, withoutAccents } from "#shared/slug.ts";
import type { Category } from "../../category.ts";
import { isGtin } from "../../gtin.ts";
import type { FileLine, OldProduct } from "../../product-csv.ts";
import { messages } from "../../product-csv-messages.ts";
import { readVariant } from "../../variant-csv.ts";
import { variantName, volumeIn } from "../../variants.ts";

/** A product or variant as another shop's file tells it; texts as they are written there. */
export interface TakenProduct {
  line: number;
  name: string;
  sku: string;
  /** The last part of its old address; empty where the file has none. */
  slug: string;
  price: string;
  /** Before a reduction, if there is one. */
  priceBefore: string;
  /** Empty where it is sold without a count. */
  stock: string;
  /** Words that tell its category. */
  kind: string;
  html: string;
  images: readonly string[];
  gtin: string;
  weightG: number | null;
  /** What one costs the shop, where the file has it. */
  cost?: string;
  /** Its number there, where further files name it by that. */
  oldId?: string;
  /** Its number in WooCommerce: tells it apart, where it has no article number, from others of its name. */
  number?: string;
  /** What the shopkeeper is to know of it. */
  remarks?: readonly string[];
  variant: {
    /** Which product there it is a variant of, whatever that is called. */
    parent: OldProduct;
    group: string;
    options: readonly string[];
    values: readonly string[];
  } | null;
}

/** What a file does not tell. */
export interface Home {
  /** In percent, at home; null where the shop does not say where that is. */
  vatRate: number | null;
  /** Whether prices of a file that does not say so are without VAT. */
  isWithoutVat: boolean;
  /** In ISO 8601. */
  today: string;
}

/** Whether a day is between two, as files write them: ISO 8601, with or without a time; an empty one is no limit. */
export const isWithin = (day: string, from: string, to: string): boolean =>
  (from === "" || from.slice(0, 10) <= day) && (to === "" || /^0000/.test(to) || day <= to.slice(0, 10));

/** What another shop's file holds. */
export interface TakenFile {
  products: TakenProduct[];
  /** Lines that are no products for this shop, with the reason. */
  skipped: { line: number; name: string; why: string }[];
}

/** Cells by the titles of their columns. */
export interface Row {
  line: number;
  /** Empty where there is no such column. */
  of(title: string): string;
  has(title: string): boolean;
}

/** A star marks what the other shop needs. */
const plainTitle = (title: string): string =>
  title
    .trim()
    .replace(/\s*\*$/, "")
    .toLowerCase();

export const rowsOf = ([head, ...body]: readonly CsvLine[]): Row[] => {
  const places = new Map(head?.cells.map((title, place) => [plainTitle(title), place]));
  return body.map(({ line, cells }) => ({
    line,
    of: (title) => cells[places.get(plainTitle(title)) ?? -1]?.trim() ?? "",
    has: (title) => places.has(plainTitle(title)),
  }));
};

const plainText = compile({
  wordwrap: false,
  selectors: [
    { selector: "img", format: "skip" },
    { selector: "a", options: { ignoreHref: true } },
    { selector: "ul", options: { itemPrefix: "• " } },
    { selector: "h1", options: { uppercase: false } },
    { selector: "h2", options: { uppercase: false } },
    { selector: "h3", options: { uppercase: false } },
  ],
});
const MAX_DESCRIPTION = 10_000;

/** With attributes, none of which holds a bracket. */
const SHORT_CODE = /\[\/?([a-z][\w-]*)(\s(?:"[^"[]*"|'[^'[]*'|[^\]["'])*)?\/?\]/gi;
const ENCODED = /\[(vc_raw_(?:html|js))\b[^\][]*\][^[]*(?=\[\/\1\])/gi;
const ALONE = /^(gallery|caption|embed|audio|video|playlist|products)$/i;

/** Without what builders of pages and plugins of WordPress write between brackets; other words in brackets stay. */
function withoutShortCodes(html: string): string {
  const closed = new Set(Array.from(html.matchAll(/\[\/([a-z][\w-]*)\]/gi), ([, name = ""]) => name.toLowerCase()));
  return html.replaceAll(ENCODED, "").replaceAll(SHORT_CODE, (written, name: string, attributes = "") => {
    const isCode =
      closed.has(name.toLowerCase()) || name.includes("_") || ALONE.test(name) || /\s[\w-]+=\S/.test(attributes);
    return isCode ? "" : written;
  });
}

/** The words of the trade in the languages of the shop, without accents. */
const KINDS: readonly [Category, RegExp][] = [
  ["diffusers", /diffus|difuz|dyfuz|hajut|nebuli/],
  ["oils", /\boil|\bolie|\bolej|\boli\b|\bella\b|\bellas|aliej|oljy|\bol\b|\bole\b|huile|aceite/],
];
const ACCESSORY = /accessor|tarvik|piederum|aksesu|pried|zubehor|akcesor/;

function categoryOf(words: string): { category: Category; isGuessed: boolean } {
  const plain = withoutAccents(words);
  if (ACCESSORY.test(plain)) return { category: "accessories", isGuessed: false };
  const known = KINDS.find(([, pattern]) => pattern.test(plain));
  return known ? { category: known[0], isGuessed: false } : { category: "accessories", isGuessed: true };
}

/** A price with the reduction that leads to what is asked, to the cent; null where no percentage does. */
function reductionOf(before: Cents, now: Cents): number | null {
  const percent = Math.round((1 - now / before) * 10_000) / 100;
  return reduced(before, percent) === now ? percent : null;
}

const MAX_SKU = 64;

/** One that is too long is told apart from others with the same beginning by the mark at its end. */
const articleNumber = (text: string): string =>
  text.length <= MAX_SKU
    ? text
    : `${text.slice(0, MAX_SKU - 9)}-${createHash("sha256").update(text).digest("hex").slice(0, 8)}`;

function freeNumber(slug: string, mark: string | undefined, numbers: Set<string>): string {
  const marked = mark ? `${slug}-${mark}` : slug;
  const wanted = [slug, marked].map(articleNumber);
  for (let place = 2; ; place += 1) {
    const free = wanted.find((one) => !numbers.has(one));
    if (free !== undefined) {
      numbers.add(free);
      return free;
    }
    wanted.push(articleNumber(`${marked}-${place}`));
  }
}

/** Less than nothing is nothing; null for what is no number of pieces. */
export const readStock = (written: string): number | null =>
  written === "" ? null : parseNumber(written.replace(/^-.*/, "0").replace(/\.0+$/, ""), 0);

/** Empty, with a note, for what is none. */
export function readGtin(written: string, notes: string[]): string {
  if (written === "" || isGtin(written)) return written;
  notes.push(messages.other.gtin(written));
  return "";
}

/**
 * As a line of this shop's own file. What has no article number gets one that is not among `numbers`, of its address and, where it
 * must be, of what tells it apart; `numbers` has it then.
 */
export function fileLine(taken: TakenProduct, numbers: Set<string>): FileLine {
  const { line, sku, name, variant, weightG } = taken;
  const notes: string[] = [...(taken.remarks ?? [])];
  const problems: string[] = [];
  const price = parseEuros(taken.price);
  const before = parseEuros(taken.priceBefore);
  const cost = parseEuros(taken.cost ?? "");
  const percent = price && before && before > price ? reductionOf(before, price) : 0;
  if (percent === null) notes.push(messages.other.reduction);
  const asked = percent && before ? before : price;
  const { category, isGuessed } = categoryOf(`${taken.kind} ${name}`);
  const stock = readStock(taken.stock);
  if (stock === null) notes.push(taken.stock === "" ? messages.other.uncounted : messages.other.stock);
  const gtin = readGtin(taken.gtin, notes);
  const named = new Set(taken.images.filter(Boolean));
  const images = [...named].filter((address) => /^https?:\/\//.test(address)).slice(0, MAX_IMAGES);
  if (images.length < named.size) notes.push(messages.other.images(named.size - images.length));
  const html = withoutShortCodes(taken.html);
  if (html !== taken.html) notes.push(messages.other.shortCodes);
  const description = plainText(html).trim();
  if (description.length > MAX_DESCRIPTION) notes.push(messages.other.description);
  const volumeMl = volumeIn(variant?.values ?? []);
  const own = slugOf(taken.slug || name, 100);
  const slug = [own, variant ? slugOf(variant.values.join(" "), 119 - own.length) : ""].filter(Boolean).join("-");
  const mark = taken.oldId ?? taken.number;
  const isNumbered = sku !== "" || slug === "";
  const number = isNumbered ? articleNumber(sku) : freeNumber(slug, mark, numbers);
  return {
    line,
    id: "",
    sku: number,
    isFromOtherShop: true,
    isCategoryGuessed: isGuessed,
    input: {
      name: variant ? variantName(variant.group, variant.values) : name,
      sku: number,
      category,
      stock: stock ?? 0,
      // What is no price is refused by the rule of the field.
      price: asked === null ? Number.NaN : asked / 100,
      discount_percentage: percent ?? 0,
      ...(slug && { slug }),
      ...(gtin && { gtin }),
      ...(volumeMl && { volume_ml: volumeMl }),
      ...(weightG && { weight_g: Math.round(weightG) }),
      ...(cost !== null && { cost: cost / 100 }),
      ...(images.length > 0 && { image: images }),
      ...(description && { description: description.slice(0, MAX_DESCRIPTION) }),
    },
    variant: variantOf(taken, problems),
    problems,
    notes,
    oldId: taken.oldId,
    unnumbered: isNumbered || !mark ? undefined : unnumberedOf(taken, mark, articleNumber(`${slug}-${mark}`)),
    parent: parentOf(taken),
  };
}

const MAX_OLD_ID = 300;

const unnumberedOf = ({ oldId }: TakenProduct, mark: string, sku: string): FileLine["unnumbered"] =>
  oldId ? { shop: "prestashop", id: oldId, sku } : { shop: "woocommerce", id: mark.slice(0, MAX_OLD_ID), sku };

function parentOf({ variant }: TakenProduct): OldProduct | undefined {
  const id = variant?.parent.id.slice(0, MAX_OLD_ID);
  return variant && id ? { shop: variant.parent.shop, id } : undefined;
}

function variantOf({ variant }: TakenProduct, problems: string[]): FileLine["variant"] {
  if (!variant) return null;
  const bar = (words: readonly string[]) => words.map((word) => word.replaceAll("|", "/")).join("|");
  try {
    return readVariant([variant.group, bar(variant.options), bar(variant.values)]);
  } catch (error) {
    problems.push((error as Error).message);
    return null;
  }
}
