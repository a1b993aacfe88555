import { ChevronDown } from "lucide-react";
import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from "react";
import { useUnsavedChanges } from "#backoffice/use-unsaved-changes.tsx";
import { ImageUploader } from "#features/images/admin/image-uploader.tsx";
import { Button } from "#ui/button.tsx";
import { FormFoot } from "#ui/form-foot.tsx";
import { Notice } from "#ui/notice.tsx";
import { messages as uiMessages } from "#ui/office-messages.ts";
import { SaveButton } from "#ui/save-button.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { messages as attributeMessages } from "../attribute-messages.ts";
import { messages as chosen } from "../chosen-messages.ts";
import { MAX_RELATED } from "../chosen-product.ts";
import { riskyClaims } from "../claims.ts";
import { messages as kitMessages } from "../kit-messages.ts";
import { DETAIL_PARTS } from "../product-details.ts";
import { type DraftField, EMPTY_DRAFT, isSameField, LABELS, type ProductDraft } from "../product-draft.ts";
import { messages as publication } from "../publication-messages.ts";
import { AttributeFields } from "./attribute-fields.tsx";
import { ChosenProducts } from "./chosen-products.tsx";
import { controlOf } from "./control-of.ts";
import { KitFields } from "./kit-fields.tsx";
import { messages } from "./messages.ts";
import { DetailFields, NUMBER_FIELDS, NumberFields, SAFETY_FIELDS, SafetyFields } from "./product-form-details.tsx";
import { LABEL_FIELDS, LabelFields } from "./product-form-label.tsx";
import { SaleFields } from "./product-form-sale.tsx";
import { StateFields } from "./product-form-state.tsx";
import { type DraftForm, fieldId } from "./use-product-draft.ts";

const words = messages.form;

type ProductFormProps = {
  title: string;
  form: DraftForm;
  submitLabel: string;
  isBusy: boolean;
  onSubmit: () => void;
  onCancel: () => void;
  /** Of one that is there. */
  id?: string;
  /** Its name is put together of the product and its values. */
  isVariant?: boolean;
  /** Of one that is saved. */
  preview?: ReactNode;
  /** Before the buttons. */
  more?: ReactNode;
  children?: ReactNode;
};

/** All of a product, in the order in which one thinks of it; what is rarely touched is folded away. */
export function ProductForm({ title, form, submitLabel, isBusy, onSubmit, onCancel, ...given }: ProductFormProps) {
  const { id, isVariant = false, preview, more, children } = given;
  const headingId = useId();
  const box = useRef<HTMLFormElement>(null);
  const leaving = useUnsavedChanges(form.isDirty);
  useEffect(() => {
    box.current?.scrollIntoView({ block: "start" });
    document.getElementById(fieldId("name"))?.focus({ preventScroll: true });
  }, []);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy && !form.isUploading) onSubmit();
  };
  return (
    <form
      ref={box}
      noValidate
      aria-labelledby={headingId}
      onSubmit={submit}
      className="scroll-mt-20 rounded-md border border-taupe bg-paper"
    >
      <div className="flex flex-wrap items-baseline gap-x-4 px-4 py-4 sm:px-6">
        <h2 id={headingId}>{title}</h2>
        <p className="text-stone">{words.required}</p>
      </div>
      <Section title={words.sections.sale}>
        <SaleFields form={form} isVariant={isVariant} />
      </Section>
      <Section title={publication.section}>
        <StateFields form={form}>{preview}</StateFields>
      </Section>
      <Section title={words.sections.images}>
        <ImageUploader
          images={form.images}
          onChange={form.setImages}
          onUploading={form.setUploading}
          error={form.problems.image}
          name={form.draft.name}
        />
      </Section>
      <Section title={words.sections.words}>
        <TextArea {...controlOf(form, "description")} />
        <Claims form={form} />
      </Section>
      <Folded title={kitMessages.title} form={form} fields={["parts"]}>
        <KitFields form={form} />
      </Folded>
      <Folded title={words.sections.details} form={form} fields={DETAIL_PARTS}>
        <DetailFields form={form} />
      </Folded>
      <Folded title={attributeMessages.section} form={form} fields={["attributes"]}>
        <AttributeFields form={form} />
      </Folded>
      <Folded title={LABELS.related} form={form} fields={["related"]}>
        <p className="mb-4 text-sm text-stone">{chosen.relatedHint}</p>
        <ChosenProducts
          title={LABELS.related}
          max={MAX_RELATED}
          of={id}
          products={form.related}
          problem={form.problems.related}
          onChange={form.setRelated}
        />
      </Folded>
      <Folded title={words.sections.parcel} form={form} fields={NUMBER_FIELDS}>
        <NumberFields form={form} />
      </Folded>
      <Folded title={words.sections.safety} form={form} fields={SAFETY_FIELDS}>
        <SafetyFields form={form} />
      </Folded>
      <Folded title={words.sections.label} form={form} fields={LABEL_FIELDS}>
        <LabelFields form={form} />
      </Folded>
      {more}
      <FormFoot className="rounded-b-md bg-paper px-4 sm:px-6">
        {form.isUploading && <p className="mr-auto self-center text-stone">{words.waiting}</p>}
        <Button variant="secondary" onClick={onCancel}>
          {uiMessages.cancel}
        </Button>
        <SaveButton busy={isBusy} disabled={form.isUploading}>
          {submitLabel}
        </SaveButton>
      </FormFoot>
      {leaving}
      {children}
    </form>
  );
}

/** Words that shoppers must not read about such goods. */
function Claims({ form: { draft } }: { form: DraftForm }) {
  const written = [draft.name, draft.description, ...DETAIL_PARTS.map((part) => draft[part])];
  const claims = riskyClaims(written.join("\n"));
  return (
    <div role="status" className="empty:sr-only">
      {claims.length > 0 && <Notice tone="warning" title={words.claims(claims)} className="mt-4" />}
    </div>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="border-t border-beige px-4 py-5 sm:px-6">
    {children}
  </section>
);

/** In one line what a section holds. */
function heldIn(draft: ProductDraft, fields: readonly DraftField[]): string {
  const filled = fields.filter((field) => !isSameField(draft, EMPTY_DRAFT, field));
  return filled.map((field) => heldBy(draft, field, fields.length === 1)).join(" · ") || words.nothingYet;
}

/** Numbers are told, lines counted; of the rest it is enough that it is there. */
function heldBy(draft: ProductDraft, field: DraftField, isAlone: boolean): string {
  if (field === "regime" && draft.regime !== "") return words.label.regimes[draft.regime];
  const value = draft[field];
  if (Array.isArray(value)) return isAlone ? String(value.length) : `${LABELS[field]} ${value.length}`;
  if (typeof value !== "string") return LABELS[field];
  if (field === "attributes") return String(value.split("; ").length);
  if (isAlone) return value.replaceAll(" | ", ", ");
  const lines = value.trim().split("\n").length;
  if (lines > 1) return `${LABELS[field]} (${lines})`;
  return NUMBER_FIELDS.includes(field) ? `${LABELS[field]} ${value}` : LABELS[field];
}

interface FoldedProps {
  title: string;
  form: DraftForm;
  fields: readonly DraftField[];
  children: ReactNode;
}

/** Opened by hand or by something that is wrong inside; what is folded away keeps what was typed. */
function Folded({ title, form, fields, children }: FoldedProps) {
  // What opened it for a mistake leaves it open: somebody types there.
  const [isOpen, setOpen] = useState(false);
  const isWrong = fields.some((field) => form.problems[field]);
  return (
    <details
      open={isOpen || isWrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group border-t border-beige"
    >
      <summary className="flex min-h-12 cursor-pointer items-center gap-4 px-4 py-2.5 sm:px-6">
        <div className="min-w-0 flex-1 items-baseline gap-x-4 sm:flex">
          <h3 className="sm:shrink-0">{title}</h3>
          <span className="block truncate text-sm text-stone">{heldIn(form.draft, fields)}</span>
        </div>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-stone transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="px-4 pb-5 sm:px-6">{children}</div>
    </details>
  );
}
