import { parseEuros, parseNumber } from "#shared/parse-number.ts";
import type { AdminProduct } from "./admin-product.ts";
import type { Category } from "./category.ts";
import { detailsOf, lines } from "./product-csv.ts";
import { type ProductField, type ProductInput, productChange } from "./product-input.ts";
import { messages } from "./product-input-messages.ts";

/** What stands in the fields of the form: text, as it was typed. */
export interface ProductDraft {
  name: string;
  price: string;
  discount: string;
  stock: string;
  category: Category;
  isNew: boolean;
  description: string;
  image: readonly string[];
  features: string;
  benefits: string;
  howTo: string;
  specifications: string;
  volume: string;
  weight: string;
  sku: string;
  gtin: string;
  slug: string;
  maker: string;
  responsiblePerson: string;
  warning: string;
}
export type DraftField = keyof ProductDraft;
export type DraftProblems = Partial<Record<DraftField, string>>;

export const EMPTY_DRAFT: ProductDraft = {
  name: "",
  price: "",
  discount: "0",
  stock: "0",
  category: "diffusers",
  isNew: false,
  description: "",
  image: [],
  features: "",
  benefits: "",
  howTo: "",
  specifications: "",
  volume: "",
  weight: "",
  sku: "",
  gtin: "",
  slug: "",
  maker: "",
  responsiblePerson: "",
  warning: "",
};

export const draftOf = (product: AdminProduct): ProductDraft => ({
  name: product.name,
  price: product.price.toFixed(2),
  discount: String(product.discount_percentage),
  stock: String(product.stock),
  category: product.category,
  isNew: product.is_new,
  description: product.description ?? "",
  image: product.image ?? [],
  features: (product.details?.features ?? []).join("\n"),
  benefits: (product.details?.benefits ?? []).join("\n"),
  howTo: (product.details?.how_to_use ?? []).join("\n"),
  specifications: (product.details?.specifications ?? []).map(([label, value]) => `${label}: ${value}`).join("\n"),
  volume: String(product.volume_ml ?? ""),
  weight: String(product.weight_g ?? ""),
  sku: product.sku,
  gtin: product.gtin ?? "",
  slug: product.slug,
  maker: product.maker ?? "",
  responsiblePerson: product.responsible_person ?? "",
  warning: product.warning ?? "",
});

/** A new product like another one: what is unique stays behind, and so does its stock. */
export const duplicateOf = (product: AdminProduct, copy: string): ProductDraft => ({
  ...draftOf(product),
  name: copy,
  stock: "0",
  sku: "",
  gtin: "",
  slug: "",
});

/** Which field of the form a field of the call stands in. */
const FIELDS: Record<ProductField, DraftField> = {
  name: "name",
  price: "price",
  discount_percentage: "discount",
  stock: "stock",
  category: "category",
  is_new: "isNew",
  description: "description",
  image: "image",
  details: "specifications",
  volume_ml: "volume",
  weight_g: "weight",
  sku: "sku",
  gtin: "gtin",
  slug: "slug",
  maker: "maker",
  responsible_person: "responsiblePerson",
  warning: "warning",
};
const placeOf = (field: string): DraftField | undefined =>
  field in FIELDS ? FIELDS[field as ProductField] : undefined;
const DETAILS: readonly DraftField[] = ["features", "benefits", "howTo", "specifications"];

export const isSameField = (a: ProductDraft, b: ProductDraft, field: DraftField): boolean =>
  JSON.stringify(a[field]) === JSON.stringify(b[field]);

export const changedFields = (draft: ProductDraft, base: ProductDraft): DraftField[] =>
  (Object.keys(base) as DraftField[]).filter((field) => !isSameField(draft, base, field));

/**
 * What a form asks for: all of a new product, or what differs from `base` of one that is there. Or what is wrong in it,
 * beside its field.
 */
export function readDraft(
  draft: ProductDraft,
  base: ProductDraft | null,
): { input: ProductInput; problems: DraftProblems } {
  const changed = base ? changedFields(draft, base) : (Object.keys(draft) as DraftField[]);
  const { numbers, problems } = numbersOf(draft);
  // Every field of the call is in one of the two: the compiler misses one that is not.
  const input: Record<Exclude<ProductField, "details">, unknown> & ProductInput = { ...numbers, ...textsOf(draft) };
  try {
    input.details = detailsOf({
      features: lines(draft.features),
      benefits: lines(draft.benefits),
      how_to_use: lines(draft.howTo),
      specifications: lines(draft.specifications),
    });
  } catch (error) {
    problems.specifications = (error as Error).message;
  }
  const isAsked = (field: string): boolean => {
    if (field === "details") return changed.some((one) => DETAILS.includes(one));
    const place = placeOf(field);
    if (!place || !changed.includes(place)) return false;
    // A new product without them gets its own.
    return base !== null || !(["sku", "slug"].includes(place) && draft[place] === "");
  };
  const asked: ProductInput = Object.fromEntries(Object.entries(input).filter(([field]) => isAsked(field)));
  const checked = productChange.safeParse(asked);
  for (const { path, message } of checked.error?.issues ?? []) {
    const field = placeOf(String(path[0]));
    if (field) problems[field] ??= message;
  }
  return { input: asked, problems };
}

const textsOf = (draft: ProductDraft) => ({
  name: draft.name,
  category: draft.category,
  is_new: draft.isNew,
  description: draft.description,
  image: draft.image.length > 0 ? [...draft.image] : null,
  sku: draft.sku,
  gtin: draft.gtin,
  slug: draft.slug,
  maker: draft.maker,
  responsible_person: draft.responsiblePerson,
  warning: draft.warning,
});

function numbersOf(draft: ProductDraft) {
  const problems: DraftProblems = {};
  const number = (field: "discount" | "stock" | "volume" | "weight", decimals: number, message: string) => {
    const value = parseNumber(draft[field], decimals);
    if (value === null) problems[field] = message;
    return value ?? undefined;
  };
  const price = parseEuros(draft.price);
  if (price === null) problems.price = messages.price;
  const numbers = {
    price: price === null ? undefined : price / 100,
    discount_percentage: number("discount", 2, messages.discount),
    stock: number("stock", 0, messages.stock),
    volume_ml: draft.volume.trim() === "" ? null : number("volume", 0, messages.volume),
    weight_g: draft.weight.trim() === "" ? null : number("weight", 0, messages.weight),
  };
  return { numbers, problems };
}

/** Whether name or price is empty (back office 5). */
export const lacksRequired = ({ name, price }: ProductDraft): boolean => name.trim() === "" || price.trim() === "";

/** Fields that two administrators changed in different ways. A stock that is what was wanted may be the change itself, sent again. */
export const conflictsOf = (base: ProductDraft, mine: ProductDraft, theirs: ProductDraft): DraftField[] =>
  changedFields(mine, base).filter((field) => !isSameField(theirs, base, field) && !isSameField(theirs, mine, field));

/** My changes upon theirs; `theirs` names the fields in conflict in which theirs is to stand. */
export function mergedDraft(
  base: ProductDraft,
  mine: ProductDraft,
  theirs: ProductDraft,
  keepTheirs: readonly DraftField[],
): ProductDraft {
  const kept = changedFields(mine, base).filter((field) => !keepTheirs.includes(field));
  const merged: ProductDraft = { ...theirs, ...Object.fromEntries(kept.map((field) => [field, mine[field]])) };
  return merged.stock === theirs.stock ? merged : { ...merged, stock: stockUpon(base.stock, mine.stock, theirs.stock) };
}

/** The same difference, counted from what is there now. */
export function stockUpon(base: string, mine: string, now: string): string {
  const difference = Number(mine) - Number(base);
  return Number.isInteger(difference) ? String(Math.max(Number(now) + difference, 0)) : mine;
}
