import { ChevronDown } from "lucide-react";
import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from "react";
import { useUnsavedChanges } from "#backoffice/use-unsaved-changes.tsx";
import { ImageUploader } from "#features/images/admin/image-uploader.tsx";
import { Button } from "#ui/button.tsx";
import { FormFoot } from "#ui/form-foot.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { messages as attributeMessages } from "../attribute-messages.ts";
import { messages as chosen } from "../chosen-messages.ts";
import { MAX_RELATED } from "../chosen-product.ts";
import { riskyClaims } from "../claims.ts";
import { messages as kitMessages } from "../kit-messages.ts";
import { DETAIL_PARTS } from "../product-details.ts";
import { type DraftField, LABELS } from "../product-draft.ts";
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
  const { isVariant = false, preview, more, children } = given;
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
  const wrong = (fields: readonly DraftField[]) => fields.some((field) => form.problems[field]);
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
      <Section title={kitMessages.title} isNormalised isWrong={wrong(["parts"])}>
        <KitFields form={form} />
      </Section>
      <Section title={words.sections.details} isNormalised isWrong={wrong(DETAIL_PARTS)}>
        <DetailFields form={form} />
      </Section>
      <Section title={attributeMessages.section} isNormalised isWrong={wrong(["attributes"])}>
        <AttributeFields form={form} />
      </Section>
      <Section title={LABELS.related} isNormalised isWrong={wrong(["related"])}>
        <p className="mb-4 text-sm text-stone">{chosen.relatedHint}</p>
        <ChosenProducts
          title={LABELS.related}
          max={MAX_RELATED}
          products={form.related}
          problem={form.problems.related}
          onChange={form.setRelated}
        />
      </Section>
      <Section title={words.sections.parcel} isNormalised isWrong={wrong(NUMBER_FIELDS)}>
        <NumberFields form={form} />
      </Section>
      <Section title={words.sections.safety} isNormalised isWrong={wrong(SAFETY_FIELDS)}>
        <SafetyFields form={form} />
      </Section>
      <Section title={words.sections.label} isNormalised isWrong={wrong(LABEL_FIELDS)}>
        <LabelFields form={form} />
      </Section>
      {more}
      <FormFoot className="rounded-b-md bg-paper px-4 sm:px-6">
        {form.isUploading && <p className="mr-auto self-center text-stone">{words.waiting}</p>}
        <Button variant="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button type="submit" busy={isBusy} busyLabel={words.saving} disabled={form.isUploading}>
          {submitLabel}
        </Button>
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
    <div role="status" className="empty:hidden">
      {claims.length > 0 && <Notice tone="warning" title={words.claims(claims)} className="mt-4" />}
    </div>
  );
}

type SectionProps = { title: string; isNormalised?: boolean; isWrong?: boolean; children: ReactNode };

function Section({ title, isNormalised = false, isWrong = false, children }: SectionProps) {
  if (!isNormalised)
    return (
      <section aria-label={title} className="border-t border-beige px-4 py-5 sm:px-6">
        {children}
      </section>
    );
  return (
    // Opened by hand or by something that is wrong inside; what is folded away keeps what was typed.
    <details open={isWrong || undefined} className="group border-t border-beige">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between px-4 sm:px-6">
        <h3>{title}</h3>
        <ChevronDown aria-hidden="true" className="size-4 text-stone transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-5 sm:px-6">{children}</div>
    </details>
  );
}
