import { z } from "zod";
import { messages } from "./product-csv-messages.ts";

const sentences = z.array(z.string().min(1).max(500)).max(20);

/** What the product page tells beyond the description. */
export const productDetails = z.object({
  features: sentences,
  benefits: sentences,
  how_to_use: sentences,
  specifications: z.array(z.tuple([z.string().min(1).max(80), z.string().min(1).max(200)])).max(30),
});
export type ProductDetails = z.infer<typeof productDetails>;
export type DetailPart = keyof ProductDetails;
/** As it is written: one per line. */
export type DetailTexts = Record<DetailPart, string>;

/** What a file calls the parts, in their order. */
export const DETAIL_TITLES: Readonly<DetailTexts> = {
  features: "Key features",
  benefits: "Benefits",
  how_to_use: "How to use",
  specifications: "Specifications",
};
export const DETAIL_PARTS = Object.keys(DETAIL_TITLES) as DetailPart[];

export const detailTexts = (details: ProductDetails | null): DetailTexts => ({
  features: (details?.features ?? []).join("\n"),
  benefits: (details?.benefits ?? []).join("\n"),
  how_to_use: (details?.how_to_use ?? []).join("\n"),
  specifications: (details?.specifications ?? []).map(([label, value]) => `${label}: ${value}`).join("\n"),
});

/** One of the parts cannot be read. */
export class DetailProblem extends Error {
  readonly part: DetailPart;

  constructor(part: DetailPart, message: string) {
    super(message);
    this.part = part;
  }
}

/** Null where nothing is written. @throws DetailProblem with a sentence */
export function readDetails(texts: DetailTexts): ProductDetails | null {
  const [features, benefits, howTo, specifications] = DETAIL_PARTS.map((part) => lines(texts[part]));
  const written = { features, benefits, how_to_use: howTo, specifications: specifications?.map(readSpecification) };
  if (Object.values(written).every((part) => part?.length === 0)) return null;
  const details = productDetails.safeParse(written);
  if (details.success) return details.data;
  const wrong = details.error.issues[0]?.path[0];
  throw new DetailProblem(DETAIL_PARTS.find((part) => part === wrong) ?? "specifications", messages.details);
}

function readSpecification(line: string): [string, string] {
  const colon = line.indexOf(":");
  const [label, value] = [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
  if (colon < 0 || !label || !value) throw new DetailProblem("specifications", messages.specification(line));
  return [label, value];
}

/** The lines of a text without the empty ones. */
export const lines = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
