import { Plus, X } from "lucide-react";
import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ApiError } from "#api-client/api-client.ts";
import { failureText } from "#api-client/failure.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { DeleteButton } from "#backoffice/delete-button.tsx";
import { removeItem } from "#backoffice/remove-item.ts";
import { newId } from "#shared/new-id.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { FieldError } from "#ui/field.tsx";
import { FormDialog } from "#ui/form-dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { ATTRIBUTE_TYPES, type Attribute, type AttributeInput, type AttributeType, MAX_CHOICES } from "../attribute.ts";
import { messages } from "../attribute-messages.ts";
import {
  type AttributeDraft,
  attributeDraftOf,
  bothChanged,
  type ChoiceDraft,
  draftUpon,
  draftUponMade,
  newAttribute,
  readAttribute,
} from "./attribute-draft.ts";

interface AttributeFormProps {
  /** Null for a new one. */
  attribute: Attribute | null;
  /** Of a new one. */
  position: number;
  onClose: () => void;
}

export function AttributeForm({ attribute, position, onClose }: AttributeFormProps) {
  /** What is changed here: as it was opened, or as somebody else has saved it since. */
  const [edition, setEdition] = useState(attribute);
  // Sent again after a lost answer it is still one.
  const [idOfNew] = useState(newId);
  const [fields, setFields] = useState(() => (attribute ? attributeDraftOf(attribute) : newAttribute(position)));
  const [problems, setProblems] = useState<ReturnType<typeof readAttribute>["problems"]>({});
  /** Of what somebody else has saved meanwhile: what both changed, or why it could not be looked at. */
  const [both, setBoth] = useState<ReturnType<typeof bothChanged>>([]);
  const [unseen, setUnseen] = useState<string>();
  const put = (changes: Partial<AttributeDraft>) => setFields((before) => ({ ...before, ...changes }));
  const save = useEndpointMutation(
    (body: AttributeInput) =>
      edition
        ? call("PATCH admin-attributes", { query: { id: edition.id }, body: { ...body, version: edition.version } })
        : call("POST admin-attributes", { body: { ...body, id: idOfNew } }),
    ["admin-attributes"],
  );
  /** Somebody else has saved it meanwhile: what is typed stays, and the next save is upon theirs. */
  const goOnUponTheirs = async (error: unknown) => {
    if (!(error instanceof ApiError && error.body.code === "VERSION_CONFLICT")) return;
    setUnseen(messages.changedUnseen);
    const { data } = await call("GET admin-attributes");
    const theirs = data.find(({ id }) => id === (edition?.id ?? idOfNew));
    if (!theirs) return setUnseen(messages.gone);
    setUnseen(undefined);
    setBoth(edition ? bothChanged(edition, fields, theirs) : []);
    setFields((mine) => (edition ? draftUpon(edition, mine, theirs) : draftUponMade(mine, theirs)));
    setEdition(theirs);
  };
  const submit = async () => {
    const read = readAttribute(fields);
    setProblems(read.problems);
    if (Object.keys(read.problems).length > 0) return;
    setUnseen(undefined);
    setBoth([]);
    await save
      .mutateAsync(read.body)
      .then(() => {
        toast({ title: messages.saved, tone: "success" });
        onClose();
      }, goOnUponTheirs)
      .catch(() => {});
  };
  return (
    <FormDialog
      onClose={onClose}
      title={attribute ? messages.edit(attribute.name) : messages.add}
      onSubmit={submit}
      submitLabel={messages.save}
      busy={save.isPending}
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
      {save.error && (
        <Notice live tone="danger" title={messages.saveFailed}>
          {unseen ?? failureText(save.error)}
          {both.length > 0 && (
            <>
              <p className="mt-2">{messages.bothChanged}</p>
              <ul className="list-disc pl-5">
                {both.map(({ label, theirs }) => (
                  <li key={label} className="wrap-anywhere">{`${label}: ${theirs}`}</li>
                ))}
              </ul>
            </>
          )}
        </Notice>
      )}
      <TextField
        label={messages.name}
        hint={messages.nameHint}
        required
        autoComplete="off"
        value={fields.name}
        error={problems.name}
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
          error={problems.unit}
          onChange={({ target }) => put({ unit: target.value })}
        />
      )}
      {fields.type === "choice" && (
        <Choices choices={fields.choices} setChoices={(choices) => put({ choices })} error={problems.choices} />
      )}
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
        error={problems.position}
        onChange={({ target }) => put({ position: target.value })}
      />
    </FormDialog>
  );
}

interface ChoicesProps {
  choices: readonly ChoiceDraft[];
  setChoices: (choices: ChoiceDraft[]) => void;
  error: string | undefined;
}

export function Choices({ choices, setChoices, error }: ChoicesProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const errorId = useId();
  const add = () => {
    const key = Math.max(-1, ...choices.map(({ key }) => key)) + 1;
    // At once, so that the first letters typed after the click are not lost.
    flushSync(() => setChoices([...choices, { key, name: "" }]));
    box.current?.querySelector<HTMLElement>("li:last-child input")?.focus();
  };
  return (
    <fieldset
      ref={box}
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="mb-2 text-sm font-medium">{messages.choices}</legend>
      <ul className="grid gap-2">
        {choices.map(({ key, name }, place) => (
          <li key={key} data-item="" className="flex items-center gap-2">
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
              onClick={() =>
                removeItem(
                  box.current,
                  place,
                  () => setChoices(choices.filter((one) => one.key !== key)),
                  name || messages.choice(place + 1),
                )
              }
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
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
