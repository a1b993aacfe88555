import { z } from "zod";
import { MAX_IMAGES } from "#features/images/image-limits.ts";
import { sheetNumber } from "#shared/csv.ts";
import { DELIVERY_COUNTRY_CODES, type DeliveryCountry } from "#shared/delivery-countries.ts";
import { type Cents, euros } from "#shared/money.ts";
import { parseEuros } from "#shared/parse-number.ts";
import { type AttributeValues, attributesText, attributeValues, readAttributes } from "./attribute.ts";
import { CATEGORIES, type Category } from "./category.ts";
import { messages as chosen } from "./chosen-messages.ts";
import { MAX_RELATED } from "./chosen-product.ts";
import {
  HAZARD_CODES,
  isUfi,
  PICTOGRAMS,
  PRECAUTION_CODES,
  REGIMES,
  type Regime,
  SIGNAL_WORDS,
  type SignalWord,
} from "./hazard.ts";
import { type Part, partList, partsText, readParts } from "./kit.ts";
import { type Materials, materialList, materialsText, readMaterials } from "./materials.ts";
import { detailTexts, lines, productDetails, readDetails } from "./product-details.ts";
import {
  choice,
  codes,
  type Field,
  field,
  found,
  hasTwoDecimals,
  money,
  number,
  optionalText,
  optionalWhole,
  text,
  upTo,
  yesNo,
} from "./product-field.ts";
import { isEmbedded } from "./product-images.ts";
import { messages } from "./product-input-messages.ts";
import { PRODUCT_STATES, type ProductState } from "./publication.ts";
import { messages as publication } from "./publication-messages.ts";

export const MAX_STOCK = 1_000_000;

/** Storage paths, full addresses and data addresses; whether they lead somewhere is asked where they are saved. */
const imageList = z
  .array(z.string().trim().min(1).max(50_000))
  .max(MAX_IMAGES, { error: () => messages.tooManyImages })
  .refine((list) => new Set(list).size === list.length, { error: () => messages.imageTwice });

/** In the order of the form. Prices in euro. */
const productFields = {
  name: text(
    "name",
    "Name",
    z
      .string({ error: () => messages.name })
      .trim()
      .min(1, { error: () => messages.name })
      .max(200, { error: () => messages.tooLong(200) }),
  ),
  price: field({
    column: "priceCents",
    title: "Price",
    empty: "",
    isKept: true,
    input: money(() => messages.price).min(0.01, { error: () => messages.price }),
    answer: z.number(),
    stored: { to: euros, from: (column: Cents) => column / 100 },
    draftOf: (value) => value.toFixed(2),
    read: (draft) => found(parseEuros(draft), messages.price) / 100,
    cell: { write: sheetNumber, read: (cell) => cell },
  }),
  discount_percentage: field({
    column: "discountPercentage",
    title: "Discount %",
    empty: "0",
    input: z
      .number({ error: () => messages.discount })
      .min(0, { error: () => messages.discount })
      .max(100, { error: () => messages.discount })
      .refine(hasTwoDecimals, { error: () => messages.discountDecimals }),
    answer: z.number(),
    draftOf: String,
    read: (draft) => number(draft, 2, messages.discount),
    cell: { write: sheetNumber, read: (cell) => cell || "0" },
  }),
  stock: field({
    column: null,
    title: "Stock",
    empty: "0",
    isKept: true,
    input: z
      .int({ error: () => messages.stock })
      .min(0, { error: () => messages.stock })
      .max(MAX_STOCK, { error: () => messages.stock }),
    /** What can be sold. */
    answer: z.int(),
    draftOf: String,
    read: (draft) => number(draft, 0, messages.stock),
  }),
  category: field({
    column: "category",
    title: "Category",
    empty: "diffusers" as Category,
    isKept: true,
    input: z.enum(CATEGORIES, { error: () => messages.category }),
    answer: z.enum(CATEGORIES),
    draftOf: (value) => value,
    read: (draft) => draft,
    cell: { write: (draft) => draft, read: (cell) => cell.toLowerCase() as Category },
  }),
  is_new: yesNo("isNew", "New"),
  description: optionalText("description", "Description", upTo(10_000)),
  image: field({
    column: "image",
    title: "Images",
    empty: [] as readonly string[],
    isKept: true,
    /** A single image may come without a list (storefront 3). */
    input: z
      .union([z.array(z.string()), z.string().transform((one) => [one])], { error: () => messages.imageAddress })
      .pipe(imageList)
      .nullable(),
    answer: z.array(z.string()).nullable(),
    stored: {
      to: (value) => value ?? [],
      from: (column: string[]) => (column.length > 0 ? column : null),
    },
    draftOf: (value) => value ?? [],
    read: (draft) => (draft.length > 0 ? [...draft] : null),
    cell: { write: (draft) => draft.filter((one) => !isEmbedded(one)).join("\n"), read: lines },
  }),
  /** The only field with several controls: `DETAIL_PARTS`. */
  details: field({
    column: "details",
    title: "Product page",
    empty: detailTexts(null),
    input: productDetails.nullable(),
    answer: productDetails.nullable(),
    draftOf: detailTexts,
    read: readDetails,
  }),
  volume_ml: optionalWhole("volumeMl", "Volume ml", () => messages.volume),
  weight_g: optionalWhole("weightG", "Weight g", () => messages.weight),
  sku: text("sku", "Article number", upTo(64).min(1, { error: () => messages.sku })),
  gtin: optionalText(
    "gtin",
    "GTIN",
    z
      .string()
      .trim()
      .regex(/^([0-9]{8}|[0-9]{12,14})?$/, { error: () => messages.gtin }),
  ),
  slug: text("slug", "Address", upTo(120).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: () => messages.slug })),
  maker: optionalText("maker", "Maker", upTo(300)),
  responsible_person: optionalText("responsiblePerson", "Responsible person", upTo(500)),
  warning: optionalText("warning", "Safety information", upTo(4_000)),
  not_sold_to: field({
    column: "notSoldTo",
    title: "Not sold to",
    empty: "",
    input: z
      .array(z.enum(DELIVERY_COUNTRY_CODES, { error: () => messages.country }))
      .max(40)
      .nullable(),
    answer: z.array(z.enum(DELIVERY_COUNTRY_CODES)).nullable(),
    draftOf: (value) => (value?.length === 0 ? EVERYWHERE : (value ?? []).join(", ")),
    read: readCountries,
  }),
  prop65_warning: optionalText("prop65Warning", "Prop 65 warning", upTo(1_000)),
  regime: choice<"regime", Regime>("regime", "Labelled as", REGIMES, () => messages.regime),
  pictograms: codes("pictograms", "Pictograms", PICTOGRAMS),
  signal_word: choice<"signalWord", SignalWord>("signalWord", "Signal word", SIGNAL_WORDS, () => messages.signalWord),
  hazard_statements: codes("hazardStatements", "Hazard statements", HAZARD_CODES),
  precautionary_statements: codes("precautionaryStatements", "Precautionary statements", PRECAUTION_CODES),
  contains: optionalText("contains", "Contains", upTo(500)),
  ufi: optionalText(
    "ufi",
    "UFI",
    z
      .string()
      .trim()
      .toUpperCase()
      .refine((written) => written === "" || isUfi(written), { error: () => messages.ufi }),
  ),
  supplier: optionalText("supplier", "Supplier", upTo(500)),
  child_resistant: yesNo("childResistant", "Child-resistant closure"),
  tactile_warning: yesNo("tactileWarning", "Tactile warning"),
  maker_address: optionalText("makerAddress", "Maker address", upTo(300)),
  maker_contact: optionalText("makerContact", "Maker contact", upTo(300)),
  materials: field({
    column: "materials",
    title: "Materials",
    empty: "",
    input: materialList,
    answer: materialList,
    draftOf: materialsText,
    read: (draft): Materials => readMaterials(draft),
  }),
  /** Without VAT. */
  cost: field({
    column: "costCents",
    title: "Cost",
    empty: "",
    input: money(() => messages.cost)
      .min(0, { error: () => messages.cost })
      .nullable(),
    answer: z.number().nullable(),
    stored: {
      to: (value) => (value === null ? null : euros(value)),
      from: (column: Cents | null) => (column === null ? null : column / 100),
    },
    draftOf: (value) => value?.toFixed(2) ?? "",
    read: (draft) => (draft.trim() === "" ? null : found(parseEuros(draft), messages.cost) / 100),
    cell: { write: sheetNumber, read: (cell) => cell },
  }),
  state: field({
    column: null,
    title: "State",
    empty: "published" as ProductState,
    isKept: true,
    input: z.enum(PRODUCT_STATES, { error: () => publication.unknownState }),
    answer: z.enum(PRODUCT_STATES),
    draftOf: (value) => value,
    read: (draft) => draft,
    cell: { write: (draft) => draft, read: (cell) => cell.trim().toLowerCase() as ProductState },
  }),
  /** Of a scheduled product: a moment such as `2026-12-01T07:00:00Z`. */
  publish_at: field({
    column: null,
    title: "Publish at",
    empty: "",
    isKept: true,
    input: z.iso.datetime({ offset: true, error: () => publication.momentUnreadable }).nullable(),
    answer: z.iso.datetime().nullable(),
    draftOf: (value) => value ?? "",
    read: (draft) => draft.trim() || null,
  }),
  /** Article numbers, in the order in which shoppers see them. */
  related: field({
    column: null,
    title: "Related",
    empty: [] as readonly string[],
    input: z
      .array(upTo(64).min(1))
      .max(MAX_RELATED, { error: () => chosen.tooMany(MAX_RELATED) })
      .refine((list) => new Set(list).size === list.length, { error: () => chosen.twice }),
    answer: z.array(z.string()),
    draftOf: (value) => value,
    read: (draft) => [...draft],
    cell: { write: (draft) => draft.join("\n"), read: lines },
  }),
  attributes: field({
    column: "attributes",
    title: "Attributes",
    empty: "",
    input: attributeValues,
    answer: attributeValues,
    draftOf: attributesText,
    read: (draft): AttributeValues => readAttributes(draft),
  }),
  parts: field({
    column: null,
    title: "Parts",
    empty: "",
    input: partList,
    answer: z.array(z.object({ sku: z.string(), quantity: z.int() })),
    draftOf: partsText,
    read: (draft): Part[] => readParts(draft),
  }),
};

export type ProductFields = typeof productFields;
/** A field that can be set, by the name it has in a call. */
export type ProductField = keyof ProductFields;
type AnyField = Field<z.ZodType, z.ZodType, string | null, unknown, unknown>;

/** The fields for code that treats them alike. */
export const FIELD: Readonly<Record<ProductField, AnyField>> = productFields;
export const FIELD_NAMES = Object.keys(productFields) as ProductField[];

/** One property of all fields. */
export const each = <P extends "input" | "answer">(property: P) =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, FIELD[name][property]])) as {
    [K in ProductField]: ProductFields[K][P];
  };

/** In place of countries: none is left out, whatever the category says. */
export const EVERYWHERE = "none";

function readCountries(draft: string): DeliveryCountry[] | null {
  const typed = draft.trim().toUpperCase();
  if (typed === "") return null;
  if (typed === EVERYWHERE.toUpperCase()) return [];
  const codes = typed.split(/[\s,;]+/).filter(Boolean);
  const known = DELIVERY_COUNTRY_CODES.filter((code) => codes.includes(code));
  if (codes.some((code) => !known.some((one) => one === code))) throw new Error(messages.country);
  return known;
}
