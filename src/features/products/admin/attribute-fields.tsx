import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Notice } from "#ui/notice.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { type Attribute, attributeTexts, joinedAttributes } from "../attribute.ts";
import { messages } from "../attribute-messages.ts";
import { type DraftForm, fieldId } from "./use-product-draft.ts";

/** A control for each attribute. The draft is their text, as a file has it. */
export function AttributeFields({ form }: { form: DraftForm }) {
  const { data, error } = useEndpointQuery("GET admin-attributes");
  const texts = attributeTexts(form.draft.attributes);
  const set = (slug: string, text: string) => form.set("attributes", joinedAttributes({ ...texts, [slug]: text }));
  const problem = form.problems.attributes;
  return (
    <div id={fieldId("attributes")} tabIndex={-1} className="grid gap-4">
      {problem && <Notice tone="danger" title={problem} />}
      {error && <Notice tone="danger" title={messages.loadFailed} />}
      {data?.data.length === 0 && <p className="text-stone">{messages.noneYet}</p>}
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {data?.data.map((attribute) => (
          <Control
            key={attribute.slug}
            attribute={attribute}
            text={texts[attribute.slug] ?? ""}
            onChange={(text) => set(attribute.slug, text)}
          />
        ))}
      </div>
    </div>
  );
}

interface ControlProps {
  attribute: Attribute;
  /** As the draft has it; empty where nothing is told. */
  text: string;
  onChange: (text: string) => void;
}

function Control({ attribute, text, onChange }: ControlProps) {
  const { name, slug, unit, type } = attribute;
  if (type === "choice") return <Choices attribute={attribute} text={text} onChange={onChange} />;
  if (type === "number")
    return (
      <TextField
        id={fieldId(`attribute-${slug}`)}
        label={name}
        inputMode="decimal"
        autoComplete="off"
        suffix={unit ?? undefined}
        value={text}
        onChange={({ target }) => onChange(target.value.replace(",", ".").replaceAll(/[;:\n]/g, ""))}
      />
    );
  return (
    <SelectField
      id={fieldId(`attribute-${slug}`)}
      label={name}
      value={text}
      onChange={({ target }) => onChange(target.value)}
      options={[
        { value: "", label: messages.notTold },
        { value: "yes", label: messages.yes },
        { value: "no", label: messages.no },
      ]}
    />
  );
}

function Choices({ attribute: { name, choices }, text, onChange }: ControlProps) {
  const chosen = text.split(",").map((one) => one.trim());
  const toggle = (slug: string, isChosen: boolean) =>
    onChange(
      choices
        .map((one) => one.slug)
        .filter((one) => (one === slug ? isChosen : chosen.includes(one)))
        .join(", "),
    );
  return (
    <fieldset className="sm:col-span-2 lg:col-span-4">
      <legend className="mb-1 text-sm font-medium">{name}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {choices.map((choice) => (
          <Checkbox
            key={choice.slug}
            label={choice.name}
            checked={chosen.includes(choice.slug)}
            onChange={({ target }) => toggle(choice.slug, target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
