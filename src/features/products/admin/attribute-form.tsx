import { Plus, X } from "lucide-react";
import { type SyntheticEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { DeleteButton } from "#backoffice/delete-button.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { FormDialog } from "#ui/form-dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { ATTRIBUTE_TYPES, type Attribute, type AttributeType, attributeInput, MAX_CHOICES } from "../attribute.ts";
import { messages } from "../attribute-messages.ts";

interface AttributeFormProps {
  /** Null for a new one. */
  attribute: Attribute | null;
  /** Of a new one. */
  position: number;
  onClose: () => void;
}

interface ChoiceDraft {
  key: number;
  slug?: string;
  name: string;
}

export function AttributeForm({ attribute, position, onClose }: AttributeFormProps) {
  const [fields, setFields] = useState({
    name: attribute?.name ?? "",
    type: attribute?.type ?? ("choice" as AttributeType),
    unit: attribute?.unit ?? "",
    is_filter: attribute?.is_filter ?? true,
    position: String(attribute?.position ?? position),
  });
  const [choices, setChoices] = useState<ChoiceDraft[]>(
    attribute && attribute.choices.length > 0
      ? attribute.choices.map((choice, key) => ({ key, ...choice }))
      : [{ key: 0, name: "" }],
  );
  const [problem, setProblem] = useState<string>();
  const put = (changes: Partial<typeof fields>) => setFields((before) => ({ ...before, ...changes }));
  const save = useEndpointMutation(
    (body: ReturnType<typeof wireOf>) =>
      attribute
        ? call("PATCH admin-attributes", { query: { id: attribute.id }, body: { ...body, version: attribute.version } })
        : call("POST admin-attributes", { body }),
    ["admin-attributes"],
  );
  const wireOf = () => ({
    ...fields,
    position: Number(fields.position),
    choices: fields.type === "choice" ? choices.filter(({ name }) => name.trim() !== "").map(withoutKey) : [],
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const body = wireOf();
    const wrong = attributeInput.safeParse(body).error?.issues[0]?.message;
    setProblem(wrong);
    if (wrong) return;
    save.mutate(body, {
      onSuccess: () => {
        toast({ title: messages.saved, tone: "success" });
        onClose();
      },
    });
  };
  const told = problem ?? save.error?.message;
  return (
    <FormDialog
      onClose={onClose}
      title={attribute ? messages.edit(attribute.name) : messages.add}
      onSubmit={submit}
      cancelLabel={messages.cancel}
      submitLabel={messages.save}
      busy={save.isPending}
      busyLabel={messages.saving}
      more={
        attribute && (
          <div className="grid sm:mr-auto">
            <DeleteButton
              hasLabel
              title={attribute.name}
              words={messages}
              invalidates={["admin-attributes"]}
              remove={() => call("DELETE admin-attributes", { query: { id: attribute.id } })}
              onDone={onClose}
            />
          </div>
        )
      }
    >
      {told && (
        <Notice live tone="danger" title={messages.saveFailed}>
          {told}
        </Notice>
      )}
      <TextField
        label={messages.name}
        hint={messages.nameHint}
        required
        autoComplete="off"
        value={fields.name}
        onChange={({ target }) => put({ name: target.value })}
      />
      <SelectField
        label={messages.type}
        value={fields.type}
        options={ATTRIBUTE_TYPES.map((value) => ({ value, label: messages.types[value] }))}
        onChange={({ target }) => put({ type: target.value as AttributeType })}
      />
      {fields.type === "number" && (
        <TextField
          label={messages.unit}
          hint={messages.unitHint}
          maxLength={12}
          autoComplete="off"
          value={fields.unit}
          onChange={({ target }) => put({ unit: target.value })}
        />
      )}
      {fields.type === "choice" && <Choices choices={choices} setChoices={setChoices} />}
      <Checkbox
        label={messages.isFilter}
        checked={fields.is_filter}
        onChange={({ target }) => put({ is_filter: target.checked })}
      />
      <TextField
        label={messages.position}
        hint={messages.positionHint}
        inputMode="numeric"
        autoComplete="off"
        value={fields.position}
        onChange={({ target }) => put({ position: target.value })}
      />
    </FormDialog>
  );
}

const withoutKey = ({ slug, name }: ChoiceDraft) => ({ ...(slug ? { slug } : {}), name });

interface ChoicesProps {
  choices: readonly ChoiceDraft[];
  setChoices: (choices: ChoiceDraft[]) => void;
}

function Choices({ choices, setChoices }: ChoicesProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const add = () => {
    const key = Math.max(-1, ...choices.map(({ key }) => key)) + 1;
    // At once, so that the first letters typed after the click are not lost.
    flushSync(() => setChoices([...choices, { key, name: "" }]));
    box.current?.querySelector<HTMLElement>("li:last-child input")?.focus();
  };
  return (
    <fieldset ref={box}>
      <legend className="mb-2 text-sm font-medium">{messages.choices}</legend>
      <ul className="grid gap-2">
        {choices.map(({ key, name }, place) => (
          <li key={key} className="flex items-center gap-2">
            <TextField
              label={messages.choice(place + 1)}
              labelHidden
              className="min-w-0 grow"
              autoComplete="off"
              value={name}
              onChange={({ target }) =>
                setChoices(choices.map((one) => (one.key === key ? { ...one, name: target.value } : one)))
              }
            />
            <Button
              variant="quiet"
              size="icon-small"
              aria-label={messages.removeChoice(name || messages.choice(place + 1))}
              onClick={() => setChoices(choices.filter((one) => one.key !== key))}
            >
              <X aria-hidden="true" className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="secondary" size="small" className="mt-3" disabled={choices.length >= MAX_CHOICES} onClick={add}>
        <Plus aria-hidden="true" className="size-4" />
        {messages.addChoice}
      </Button>
    </fieldset>
  );
}
