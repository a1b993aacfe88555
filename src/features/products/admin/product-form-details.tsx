import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { controlOf } from "./control-of.ts";
import { messages } from "./messages.ts";
import type { DraftForm } from "./use-product-draft.ts";

const words = messages.form;

export const DetailFields = ({ form }: { form: DraftForm }) => (
  <div className="grid items-start gap-4 lg:grid-cols-2">
    <TextArea label={words.features} hint={words.perLine} {...controlOf(form, "features")} />
    <TextArea label={words.benefits} hint={words.perLine} {...controlOf(form, "benefits")} />
    <TextArea label={words.howTo} hint={words.perLine} {...controlOf(form, "howTo")} />
    <TextArea label={words.specifications} hint={words.specificationHint} {...controlOf(form, "specifications")} />
  </div>
);

export const NumberFields = ({ form }: { form: DraftForm }) => (
  <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
    <TextField
      label={words.volume}
      inputMode="numeric"
      suffix="ml"
      hint={words.volumeHint}
      {...controlOf(form, "volume")}
    />
    <TextField label={words.weight} inputMode="numeric" suffix="g" {...controlOf(form, "weight")} />
    <TextField label={words.sku} hint={words.skuHint} autoComplete="off" {...controlOf(form, "sku")} />
    <TextField label={words.gtin} inputMode="numeric" autoComplete="off" {...controlOf(form, "gtin")} />
    <TextField
      label={words.slug}
      hint={words.slugHint}
      autoComplete="off"
      className="sm:col-span-2 lg:col-span-4"
      {...controlOf(form, "slug")}
    />
  </div>
);

export const SafetyFields = ({ form }: { form: DraftForm }) => (
  <div className="grid items-start gap-4 lg:grid-cols-2">
    <TextField label={words.maker} autoComplete="off" {...controlOf(form, "maker")} />
    <TextField label={words.responsiblePerson} autoComplete="off" {...controlOf(form, "responsiblePerson")} />
    <TextArea label={words.warning} className="lg:col-span-2" {...controlOf(form, "warning")} />
  </div>
);
