import { messages } from "../../product-csv-messages.ts";
import { optionNames, optionValues } from "../../variant-input.ts";
import { messages as variantMessages } from "../../variant-messages.ts";
import { type Home, type Row, readGtin, readStock } from "./taken-product.ts";

/** A variant as PrestaShop's file of combinations tells it. */
export interface Combination {
  line: number;
  /** How it names its product; one of them may be empty. */
  oldId: string;
  productSku: string;
  options: string[];
  values: string[];
  sku: string;
  gtin: string;
  /** On the product's price, in cents with VAT; may be below nothing. */
  impactCents: number;
  /** On the product's weight. */
  impactG: number;
  stock: number;
  isDefault: boolean;
  images: string[];
  problems: string[];
  notes: string[];
}

const ATTRIBUTE = "Attribute (Name:Type:Position)";
const VALUE = "Value (Value:Position)";

export const isCombinations = (titles: ReadonlySet<string>): boolean =>
  [ATTRIBUTE, VALUE].every((title) => [title, `${title}*`, `${title} *`].some((one) => titles.has(one.toLowerCase())));

/** The columns are those of PrestaShop's own import: https://build.prestashop-project.org/prestashop-specs/ */
export const combinationsOf = (rows: readonly Row[], { vatRate }: Home): Combination[] =>
  rows.map((row) => {
    const problems: string[] = [];
    const notes: string[] = [];
    const parts = (title: string, form: RegExp) =>
      row
        .of(title)
        .split(",")
        .map((part) => part.trim().replace(form, "").trim());
    const options = parts(ATTRIBUTE, /:[^:]*(:\d*)?$/);
    const values = parts(VALUE, /:\d*$/);
    for (const { error } of [optionNames.safeParse(options), optionValues.safeParse(values)])
      if (error) problems.push(error.issues[0]?.message ?? variantMessages.valuesMissing);
    if (options.length !== values.length) problems.push(variantMessages.valuesMissing);
    const amount = (title: string): number => {
      const written = row.of(title);
      const read = written === "" ? 0 : Number(written.replace(",", "."));
      if (Number.isFinite(read) && Math.abs(read) < 1e6) return read;
      problems.push(messages.other.impact(title, written));
      return 0;
    };
    const impact = amount("Impact on price");
    if (impact !== 0 && vatRate === null) notes.push(messages.other.withoutVat);
    const stock = readStock(row.of("Quantity"));
    if (stock === null) notes.push(messages.other.stock);
    return {
      line: row.line,
      oldId: row.of("Product ID"),
      productSku: row.of("Product Reference"),
      options: options.map(onOneLine),
      values: values.map(onOneLine),
      sku: row.of("Reference").slice(0, 64),
      gtin: readGtin(row.of("EAN13") || row.of("UPC"), notes),
      impactCents: Math.round(impact * (100 + (vatRate ?? 0))),
      impactG: Math.round(amount("Impact on weight") * 1000),
      stock: stock ?? 0,
      isDefault: row.of("Default (0 = No, 1 = Yes)") === "1",
      images: row
        .of("Image URLs (x,y,z...)")
        .split(/,\s*(?=https?:)/)
        .filter((address) => /^https?:\/\//.test(address)),
      problems,
      notes,
    };
  });

const onOneLine = (typed: string): string => typed.replaceAll("|", "/").replace(/\s+/g, " ").trim();
