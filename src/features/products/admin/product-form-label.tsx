import { Checkbox } from "#ui/checkbox.tsx";
import { Notice } from "#ui/notice.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import {
  HAZARD_CODES,
  type Hazards,
  labelProblems,
  lacksRegime,
  PICTOGRAMS,
  PRECAUTION_CODES,
  REGIMES,
  readCodes,
  SENSITISING,
  SIGNAL_WORDS,
} from "../hazard.ts";
import { text } from "../messages/hazard-text.en.ts";
import type { DraftField, ProductDraft } from "../product-draft.ts";
import { messages as rules } from "../product-input-messages.ts";
import { HazardPictogram } from "../view/pictogram.tsx";
import { ChooseMany } from "./choose-many.tsx";
import { checkboxOf, controlOf, selectOf } from "./control-of.ts";
import { messages } from "./messages.ts";
import type { DraftForm } from "./use-product-draft.ts";

const words = messages.form.label;

export const LABEL_FIELDS: readonly DraftField[] = [
  ...(["regime", "signal_word", "pictograms", "hazard_statements", "precautionary_statements", "contains"] as const),
  ...(["ufi", "supplier", "child_resistant", "tactile_warning"] as const),
];

const STATEMENTS: Readonly<Record<string, string>> = {
  ...text.hazards,
  ...text.precautions,
  [SENSITISING]: text.sensitising("…"),
};

/** The label of hazardous goods, and what it lacks as it is written now. */
export function LabelFields({ form }: { form: DraftForm }) {
  const { draft } = form;
  const statements = (written: string, known: readonly string[]) => {
    const codes = readable(written, known);
    return codes.length === 0 ? words.codesHint : codes.map((code) => `${code}: ${STATEMENTS[code]}`).join(" ");
  };
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <SelectField
        {...selectOf(form, "regime")}
        hint={words.regimeHint}
        options={[
          { value: "", label: words.noRegime },
          ...REGIMES.map((value) => ({ value, label: words.regimes[value] })),
        ]}
      />
      <SelectField
        {...selectOf(form, "signal_word")}
        options={[
          { value: "", label: words.noSignal },
          ...SIGNAL_WORDS.map((value) => ({ value, label: text.signal[value] })),
        ]}
      />
      <ChooseMany
        className="lg:col-span-2"
        {...controlOf(form, "pictograms")}
        options={PICTOGRAMS.map((value) => ({
          value,
          label: `${value} ${text.pictograms[value]}`,
          image: (
            <span aria-hidden="true" className="shrink-0">
              <HazardPictogram code={value} name={text.pictograms[value]} className="size-9" />
            </span>
          ),
        }))}
      />
      <TextArea hint={statements(draft.hazard_statements, HAZARD_CODES)} {...controlOf(form, "hazard_statements")} />
      <TextArea
        hint={statements(draft.precautionary_statements, PRECAUTION_CODES)}
        {...controlOf(form, "precautionary_statements")}
      />
      <TextField autoComplete="off" hint={words.containsHint} {...controlOf(form, "contains")} />
      <TextField autoComplete="off" hint={words.ufiHint} {...controlOf(form, "ufi")} />
      <TextField
        autoComplete="off"
        className="lg:col-span-2"
        hint={words.supplierHint}
        {...controlOf(form, "supplier")}
      />
      <Checkbox {...checkboxOf(form, "child_resistant")} />
      <Checkbox {...checkboxOf(form, "tactile_warning")} />
      <MissingOfLabel draft={draft} />
    </div>
  );
}

function MissingOfLabel({ draft }: { draft: ProductDraft }) {
  const of = hazardsOf(draft);
  const missing = lacksRegime(of) ? [rules.regimeMissing] : labelProblems(of);
  if (missing.length === 0) return null;
  return (
    <Notice tone="warning" title={words.missing} className="lg:col-span-2">
      <ul className="grid list-disc gap-1 pl-5">
        {missing.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** What is written so far; codes that cannot be read yet are left out. */
const hazardsOf = (draft: ProductDraft): Hazards => ({
  category: draft.category,
  regime: draft.regime || null,
  signalWord: draft.signal_word || null,
  pictograms: readable(draft.pictograms, PICTOGRAMS),
  hazardStatements: readable(draft.hazard_statements, HAZARD_CODES),
  precautionaryStatements: readable(draft.precautionary_statements, PRECAUTION_CODES),
  contains: draft.contains.trim() || null,
  ufi: draft.ufi.trim() || null,
  supplier: draft.supplier.trim() || null,
  volumeMl: Number(draft.volume_ml) || null,
  childResistant: draft.child_resistant,
  tactileWarning: draft.tactile_warning,
});

function readable<Code extends string>(written: string, known: readonly Code[]): Code[] {
  try {
    return readCodes(written, known);
  } catch {
    return [];
  }
}
