import { type DraftField, LABELS, type ProductDraft } from "../product-draft.ts";
import { type DraftForm, fieldId } from "./use-product-draft.ts";

type FieldOf<Value> = { [F in DraftField]: ProductDraft[F] extends Value ? F : never }[DraftField];

/** Fields with a list of their values. */
type Chosen = "category" | "regime" | "signal_word" | "state";

/** Ties a control for text to a field of the draft. */
export const controlOf = (form: DraftForm, field: Exclude<FieldOf<string>, Chosen>) => ({
  id: fieldId(field),
  label: LABELS[field],
  value: form.draft[field],
  error: form.problems[field],
  onChange: ({ target }: { target: { value: string } }) => form.set(field, target.value),
});

/** Ties a list to a field of the draft. */
export const selectOf = <F extends Chosen>(form: DraftForm, field: F) => ({
  id: fieldId(field),
  label: LABELS[field],
  value: form.draft[field],
  error: form.problems[field],
  onChange: ({ target }: { target: { value: string } }) => form.set(field, target.value as ProductDraft[F]),
});

/** Ties a box to a field of the draft. */
export const checkboxOf = (form: DraftForm, field: FieldOf<boolean>) => ({
  id: fieldId(field),
  label: LABELS[field],
  checked: form.draft[field],
  onChange: ({ target }: { target: { checked: boolean } }) => form.set(field, target.checked),
});
