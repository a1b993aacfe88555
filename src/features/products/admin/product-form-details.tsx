import { CURRENCY_SIGN } from "#shared/money.ts";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { messages as kitMessages } from "../kit-messages.ts";
import type { DraftField } from "../product-draft.ts";
import { controlOf } from "./control-of.ts";
import { useDescribedParts } from "./kit-fields.tsx";
import { messages } from "./messages.ts";
import { NotSoldTo } from "./not-sold-to.tsx";
import type { DraftForm } from "./use-product-draft.ts";

const words = messages.form;

export const DetailFields = ({ form }: { form: DraftForm }) => (
  <div className="grid items-start gap-4 lg:grid-cols-2">
    <TextArea hint={words.perLine} {...controlOf(form, "features")} />
    <TextArea hint={words.perLine} {...controlOf(form, "benefits")} />
    <TextArea hint={words.perLine} {...controlOf(form, "how_to_use")} />
    <TextArea hint={words.specificationHint} {...controlOf(form, "specifications")} />
  </div>
);

export const NUMBER_FIELDS: readonly DraftField[] = ["volume_ml", "weight_g", "sku", "gtin", "cost", "slug"];

/** Of a kit, what its parts weigh together; nothing while that is not known of one of them. */
function useWeightHint(form: DraftForm): string | undefined {
  const { data } = useDescribedParts(form);
  const weights = (data?.parts ?? []).map(({ product, quantity }) => (product?.weight_g ?? Number.NaN) * quantity);
  const sum = weights.reduce((all, one) => all + one, 0);
  return form.draft.parts !== "" && sum > 0 ? kitMessages.weightOfParts(sum) : undefined;
}

export function NumberFields({ form }: { form: DraftForm }) {
  const weightHint = useWeightHint(form);
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <TextField inputMode="numeric" suffix="ml" hint={words.volumeHint} {...controlOf(form, "volume_ml")} />
      <TextField inputMode="numeric" suffix="g" hint={weightHint} {...controlOf(form, "weight_g")} />
      <TextField hint={words.skuHint} autoComplete="off" {...controlOf(form, "sku")} />
      <TextField inputMode="numeric" autoComplete="off" {...controlOf(form, "gtin")} />
      <TextField
        inputMode="decimal"
        prefix={CURRENCY_SIGN}
        autoComplete="off"
        hint={words.costHint}
        {...controlOf(form, "cost")}
      />
      <TextField hint={words.slugHint} autoComplete="off" className="lg:col-span-3" {...controlOf(form, "slug")} />
    </div>
  );
}

export const SAFETY_FIELDS: readonly DraftField[] = [
  "maker",
  "maker_address",
  "maker_contact",
  "responsible_person",
  "warning",
  "not_sold_to",
  "prop65_warning",
  "materials",
];

export const SafetyFields = ({ form }: { form: DraftForm }) => (
  <div className="grid items-start gap-4 lg:grid-cols-2">
    <TextField autoComplete="off" hint={words.makerHint} {...controlOf(form, "maker")} />
    <TextField autoComplete="off" {...controlOf(form, "maker_address")} />
    <TextField autoComplete="off" {...controlOf(form, "maker_contact")} />
    <TextField autoComplete="off" {...controlOf(form, "responsible_person")} />
    <TextArea className="lg:col-span-2" {...controlOf(form, "warning")} />
    <NotSoldTo form={form} />
    <TextArea hint={words.prop65Hint} {...controlOf(form, "prop65_warning")} />
    <TextField autoComplete="off" hint={words.materialsHint} {...controlOf(form, "materials")} />
  </div>
);
