import { useEffect, useRef, useState } from "react";
import { ApiError } from "#api-client/api-client.ts";
import type { UploadedImage } from "#features/images/admin/upload-image.ts";
import { toast } from "#ui/toast.ts";
import type { ChosenProduct } from "../chosen-product.ts";
import {
  changedFields,
  type DraftField,
  type DraftProblems,
  lacksRequired,
  type ProductDraft,
  refusedControls,
} from "../product-draft.ts";
import { messages as rules } from "../product-input-messages.ts";
import { messages } from "./messages.ts";

interface DraftState {
  draft: ProductDraft;
  /** Where each image is shown from. */
  sources: ReadonlyMap<string, string>;
  /** Related products that the form has seen. */
  seen: readonly ChosenProduct[];
}

/** What a form shows of the product beside its draft. */
export interface Shown {
  images: readonly { entry: string; src: string }[];
  related_products: readonly ChosenProduct[];
}

/** What somebody is writing into the form of a product. */
export function useProductDraft(initial: ProductDraft, shown: Shown, onDirty: (isDirty: boolean) => void) {
  const [base, setBase] = useState(initial);
  const [{ draft, sources, seen }, setWritten] = useState<DraftState>(() => ({
    draft: initial,
    sources: sourcesOf(shown.images),
    seen: shown.related_products,
  }));
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  const [problems, setProblems] = useState<DraftProblems>({});
  const [isUploading, setUploading] = useState(false);
  const isDirty = changedFields(draft, base).length > 0 || isUploading;
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);

  const set = <F extends DraftField>(field: F, value: ProductDraft[F]) => {
    setWritten((before) => ({ ...before, draft: { ...before.draft, [field]: value } }));
    setProblems(({ [field]: _mended, ...others }) => others);
  };
  const images = draft.image.map((entry): UploadedImage => ({ entry, src: sources.get(entry) ?? entry }));
  const setImages = (change: (before: readonly UploadedImage[]) => readonly UploadedImage[]) =>
    setWritten(({ draft: before, sources: known, seen }) => {
      const after = change(before.image.map((entry) => ({ entry, src: known.get(entry) ?? entry })));
      return {
        draft: { ...before, image: after.map(({ entry }) => entry) },
        sources: new Map([...known, ...sourcesOf(after)]),
        seen,
      };
    });
  const related = draft.related.flatMap((sku) => seen.find((one) => one.sku === sku) ?? []);
  const setRelated = (chosen: readonly ChosenProduct[]) =>
    setWritten((before) => ({
      ...before,
      draft: { ...before.draft, related: chosen.map(({ sku }) => sku) },
      seen: [...before.seen, ...chosen],
    }));
  /** The form goes on from another edition of the product. */
  const rebase = (next: ProductDraft, written: ProductDraft, shown?: Shown) => {
    setBase(next);
    setWritten((before) => ({
      draft: written,
      sources: new Map([...before.sources, ...sourcesOf(shown?.images ?? [])]),
      seen: [...before.seen, ...(shown?.related_products ?? [])],
    }));
  };
  return {
    base,
    draft,
    /** What is written by now, for one who has waited since. */
    latest: () => latest.current,
    set,
    images,
    setImages,
    related,
    setRelated,
    problems,
    setProblems,
    isUploading,
    setUploading,
    isDirty,
    rebase,
  };
}

export type DraftForm = ReturnType<typeof useProductDraft>;

const sourcesOf = (shown: Shown["images"]): Map<string, string> => new Map(shown.map(({ entry, src }) => [entry, src]));

/** Says what keeps a form from being saved: missing fields at the top (back office 5), the rest beside the fields. */
export function tellProblems(draft: ProductDraft, problems: DraftProblems): void {
  const isLacking = lacksRequired(draft);
  toast({
    title: messages.form.invalid,
    description: isLacking ? rules.required : messages.form.mend,
    tone: "danger",
  });
  focusFirst(draft, problems);
}

/** Marks what the shop refuses in a field, and goes to the first. */
export function markRefusal(form: DraftForm, error: unknown): void {
  const problems = refusedControls(error instanceof ApiError ? error.body.fields : undefined);
  if (Object.keys(problems).length === 0) return;
  form.setProblems(problems);
  focusFirst(form.latest(), problems);
}

function focusFirst(draft: ProductDraft, problems: DraftProblems): void {
  const first = Object.keys(draft).find((field) => field in problems);
  const control = first && document.getElementById(fieldId(first));
  if (!control) return;
  // A field in a section that is folded takes no focus.
  const section = control.closest("details");
  if (section) section.open = true;
  control.focus();
}

export const fieldId = (field: string): string => `product-${field}`;
