import { FIELD_NAMES, type ProductField } from "./product-fields.ts";

export const SHARED_PARTS = ["texts", "kind", "state", "safety", "label"] as const;
export type SharedPart = (typeof SHARED_PARTS)[number];

/** What a change may also write to the other variants. Price, stock, numbers, measures, materials and images are each variant's own. */
const FIELDS: Readonly<Record<SharedPart, readonly ProductField[]>> = {
  texts: ["description", "details", "related"],
  kind: ["category", "is_new"],
  state: ["state", "publish_at"],
  safety: ["maker", "maker_address", "maker_contact", "responsible_person", "warning", "not_sold_to", "prop65_warning"],
  label: [
    ...(["regime", "pictograms", "signal_word", "hazard_statements", "precautionary_statements"] as const),
    ...(["contains", "ufi", "supplier", "child_resistant", "tactile_warning"] as const),
  ],
};

/** The part of a change that the other variants get too. */
export function sharedOf<Input extends Partial<Record<ProductField, unknown>>>(
  input: Input,
  parts: readonly SharedPart[],
): Partial<Input> {
  const shared = FIELD_NAMES.filter(
    (name) => input[name] !== undefined && parts.some((part) => FIELDS[part].includes(name)),
  );
  return Object.fromEntries(shared.map((name) => [name, input[name]])) as Partial<Input>;
}

/** The parts in which these fields are. */
export const partsOf = (fields: readonly ProductField[]): SharedPart[] =>
  SHARED_PARTS.filter((part) => fields.some((name) => FIELDS[part].includes(name)));
