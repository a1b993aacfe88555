import { type DraftField, LABELS } from "../product-draft.ts";
import { type DraftForm, fieldId } from "./use-product-draft.ts";

/** Ties a control to a field of the draft. */
export const controlOf = (form: DraftForm, field: Exclude<DraftField, "image" | "is_new" | "category">) => ({
  id: fieldId(field),
  label: LABELS[field],
  value: form.draft[field],
  error: form.problems[field],
  onChange: ({ target }: { target: { value: string } }) => form.set(field, target.value),
});
