import { issueInWords } from "#shared/issue-in-words.ts";
import type { AdminProduct } from "./admin-product.ts";
import { DETAIL_PARTS, DetailProblem, type DetailTexts } from "./product-details.ts";
import { messages } from "./product-field-messages.ts";
import { FIELD, FIELD_NAMES, type ProductField, type ProductFields } from "./product-fields.ts";
import { type ProductInput, productChange } from "./product-input.ts";
import { messages as publication } from "./publication-messages.ts";

type Single = Exclude<ProductField, "details">;
/** The values of the form's controls: text as typed, and the few that are not text. */
export type ProductDraft = { [K in Single]: ProductFields[K]["empty"] } & DetailTexts;
export type DraftField = keyof ProductDraft;
export type DraftProblems = Partial<Record<DraftField, string>>;

const controlsOf = (name: ProductField): readonly DraftField[] => (name === "details" ? DETAIL_PARTS : [name]);
/** The field that a control belongs to. */
export const fieldOf = (control: DraftField): ProductField =>
  DETAIL_PARTS.some((part) => part === control) ? "details" : (control as ProductField);
const draftFrom = (draftIn: (name: ProductField) => unknown): ProductDraft =>
  Object.assign({}, ...FIELD_NAMES.map((name) => (name === "details" ? draftIn(name) : { [name]: draftIn(name) })));

/** What forms call the fields, in the language of their reader. */
export const LABELS: Readonly<Record<DraftField, string>> = messages;

export const EMPTY_DRAFT = draftFrom((name) => FIELD[name].empty);

export const draftOf = (product: AdminProduct): ProductDraft => draftFrom((name) => FIELD[name].draftOf(product[name]));

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
  const input: Partial<Record<ProductField, unknown>> = {};
  const problems: DraftProblems = {};
  for (const name of FIELD_NAMES) {
    if (!controlsOf(name).some((one) => changed.includes(one))) continue;
    // A new product without them gets its own.
    if (!base && (name === "sku" || name === "slug") && draft[name] === "") continue;
    try {
      input[name] = FIELD[name].read(name === "details" ? draft : draft[name]);
    } catch (error) {
      problems[error instanceof DetailProblem ? error.part : controlAt([name])] = (error as Error).message;
    }
  }
  const checked = productChange.safeParse(input, { error: issueInWords });
  for (const { path, message } of checked.error?.issues ?? []) problems[controlAt(path)] ??= message;
  if (draft.state === "scheduled" && draft.publish_at === "") problems.publish_at ??= publication.momentMissing;
  return { input: input as ProductInput, problems };
}

/** The control that a path of what is sent comes from, such as `details.benefits.2`. */
function controlAt([name, part]: readonly PropertyKey[]): DraftField {
  if (name !== "details") return name as DraftField;
  return DETAIL_PARTS.find((one) => one === part) ?? "specifications";
}

/** What the shop refuses of a form, by its controls; `fields` is by the paths of what was sent. */
export function refusedControls(fields: Readonly<Record<string, string>> = {}): DraftProblems {
  const told = Object.entries(fields).map(([path, message]) => [controlAt(path.split(".")), message] as const);
  return Object.fromEntries(told.filter(([control]) => control in EMPTY_DRAFT));
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

/**
 * The form of a new product upon the one that an earlier attempt made, which sent `stock`: what the form leaves to the shop,
 * such as the article number, is that one's, and what was sold of it stays sold.
 */
export const draftUpon = (made: ProductDraft, mine: ProductDraft, stock: string): ProductDraft =>
  mergedDraft({ ...made, sku: "", slug: "", stock }, mine, made, []);

/** The same difference, counted from what is there now. */
export function stockUpon(base: string, mine: string, now: string): string {
  const difference = Number(mine) - Number(base);
  return Number.isInteger(difference) ? String(Math.max(Number(now) + difference, 0)) : mine;
}
