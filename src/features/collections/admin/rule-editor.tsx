import { Plus, X } from "lucide-react";
import { useRef } from "react";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { removeItem } from "#backoffice/remove-item.ts";
import type { Attribute } from "#features/products/attribute.ts";
import { CATEGORIES } from "#features/products/category.ts";
import { messages as productMessages } from "#features/products/messages.ts";
import { CURRENCY_SIGN } from "#shared/money.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Notice } from "#ui/notice.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { MAX_CONDITIONS } from "../collection.ts";
import { messages as words } from "./messages.ts";
import { type ConditionDraft, draftAbout, type RuleDraft, SUBJECTS, subjectOf } from "./rule-draft.ts";
import { RulePreview } from "./rule-preview.tsx";

interface RuleEditorProps {
  rule: RuleDraft;
  problem: string | undefined;
  onChange: (rule: RuleDraft) => void;
}

/** The conditions of a rule, and what they match now. */
export function RuleEditor({ rule, problem, onChange }: RuleEditorProps) {
  const { data } = useEndpointQuery("GET admin-attributes");
  const attributes = data?.data ?? [];
  const { match, conditions } = rule;
  const list = useRef<HTMLDivElement>(null);
  const remove = (place: number) =>
    removeItem(
      list.current,
      place,
      () => onChange({ match, conditions: conditions.filter((_, i) => i !== place) }),
      words.condition(place + 1),
    );
  const put = (place: number, condition: ConditionDraft) =>
    onChange({ match, conditions: conditions.map((one, i) => (i === place ? condition : one)) });
  return (
    <div ref={list} className="grid gap-5">
      <SelectField
        label={words.match}
        value={match}
        options={[
          { value: "all", label: words.matches.all },
          { value: "any", label: words.matches.any },
        ]}
        onChange={({ target }) => onChange({ match: target.value === "any" ? "any" : "all", conditions })}
      />
      {problem && <Notice tone="danger" title={problem} />}
      {[...conditions.entries()].map(([place, condition]) => (
        <ConditionFields
          key={place}
          number={place + 1}
          condition={condition}
          attributes={attributes}
          onChange={(changed) => put(place, changed)}
          onRemove={() => remove(place)}
        />
      ))}
      <div>
        <Button
          variant="secondary"
          disabled={conditions.length >= MAX_CONDITIONS}
          onClick={() => onChange({ match, conditions: [...conditions, draftAbout("category", attributes)] })}
        >
          <Plus aria-hidden="true" className="size-4" />
          {words.addCondition}
        </Button>
      </div>
      <RulePreview rule={rule} />
    </div>
  );
}

interface ConditionFieldsProps {
  number: number;
  condition: ConditionDraft;
  attributes: readonly Attribute[];
  onChange: (condition: ConditionDraft) => void;
  onRemove: () => void;
}

function ConditionFields({ number, condition, attributes, onChange, onRemove }: ConditionFieldsProps) {
  const subjects = [
    ...SUBJECTS.map((value) => ({ value: value as string, label: words.conditions[value] })),
    ...attributes.map(({ slug, name }) => ({ value: `attribute:${slug}`, label: name })),
  ];
  return (
    <fieldset data-item="" className="rounded-md border border-beige bg-linen p-4">
      <legend className="sr-only">{words.condition(number)}</legend>
      <div className="flex items-start gap-3">
        <div className="grid min-w-0 grow gap-4">
          <SelectField
            label={`${words.condition(number)}: ${words.what}`}
            value={subjectOf(condition)}
            options={subjects}
            onChange={({ target }) => onChange(draftAbout(target.value, attributes))}
          />
          <ConditionValues condition={condition} attributes={attributes} onChange={onChange} />
        </div>
        <Button
          variant="quiet"
          size="icon-small"
          className="mt-7"
          aria-label={words.removeCondition(number)}
          onClick={onRemove}
        >
          <X aria-hidden="true" className="size-4" />
        </Button>
      </div>
    </fieldset>
  );
}

type ValuesProps = Pick<ConditionFieldsProps, "condition" | "attributes" | "onChange">;

function ConditionValues({ condition, attributes, onChange }: ValuesProps) {
  const attribute = attributes.find(({ slug }) => slug === condition.attribute);
  const set = (changes: Partial<ConditionDraft>) => onChange({ ...condition, ...changes });
  switch (condition.field) {
    case "category": {
      const options = CATEGORIES.map((value) => ({ value, label: productMessages.categories[value] }));
      return <Values options={options} chosen={condition.values} onChange={(values) => set({ values })} />;
    }
    case "choice": {
      const options = (attribute?.choices ?? []).map(({ slug, name }) => ({ value: slug, label: name }));
      return <Values options={options} chosen={condition.values} onChange={(values) => set({ values })} />;
    }
    case "yes-no":
      return (
        <SelectField
          label={words.is}
          value={condition.is ? "yes" : "no"}
          options={[
            { value: "yes", label: words.yes },
            { value: "no", label: words.no },
          ]}
          onChange={({ target }) => set({ is: target.value === "yes" })}
        />
      );
    case "number":
    case "price":
      return (
        <Bounds condition={condition} set={set} unit={condition.field === "price" ? CURRENCY_SIGN : attribute?.unit} />
      );
    case "new":
      return (
        <TextField
          label={words.conditions.new}
          inputMode="numeric"
          autoComplete="off"
          value={condition.days}
          onChange={({ target }) => set({ days: target.value })}
        />
      );
    case "name":
      return (
        <TextField
          label={words.conditions.name}
          autoComplete="off"
          maxLength={100}
          value={condition.contains}
          onChange={({ target }) => set({ contains: target.value })}
        />
      );
    case "reduced":
      return null;
  }
}

interface BoundsProps {
  condition: ConditionDraft;
  set: (changes: Partial<ConditionDraft>) => void;
  unit: string | null | undefined;
}

const Bounds = ({ condition: { from, to }, set, unit }: BoundsProps) => (
  <div className="grid grid-cols-2 gap-4">
    <TextField
      label={words.from}
      inputMode="decimal"
      autoComplete="off"
      suffix={unit ?? undefined}
      value={from}
      onChange={({ target }) => set({ from: target.value })}
    />
    <TextField
      label={words.to}
      inputMode="decimal"
      autoComplete="off"
      suffix={unit ?? undefined}
      value={to}
      onChange={({ target }) => set({ to: target.value })}
    />
  </div>
);

interface ValuesOfProps {
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

const Values = ({ options, chosen, onChange }: ValuesOfProps) => (
  <fieldset>
    <legend className="text-sm font-medium">{words.values}</legend>
    <div className="flex flex-wrap gap-x-6">
      {options.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            onChange(
              options.flatMap((one) =>
                (one.value === value ? target.checked : chosen.includes(one.value)) ? [one.value] : [],
              ),
            )
          }
        />
      ))}
    </div>
  </fieldset>
);
