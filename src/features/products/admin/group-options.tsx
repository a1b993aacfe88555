import { Plus } from "lucide-react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { FailureNotice } from "#backoffice/failure-notice.tsx";
import { OrderButtons, useOrder } from "#backoffice/ordered-list.tsx";
import { Button } from "#ui/button.tsx";
import { FormDialog } from "#ui/form-dialog.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import type { AdminProduct } from "../admin-product.ts";
import type { OptionChange } from "../variant-input.ts";
import { messages } from "../variant-messages.ts";
import { MAX_NAME, MAX_OPTIONS, MAX_TERM } from "../variants.ts";
import { VARIANT_ANSWERS } from "./variant-answers.ts";

interface OptionDraft extends OptionChange {
  key: number;
}

interface GroupOptionsProps {
  group: NonNullable<AdminProduct["group"]>;
  onClose: () => void;
}

/** The name of a product with variants, and what they differ in. */
export function GroupOptions({ group, onClose }: GroupOptionsProps) {
  const [name, setName] = useState(group.name);
  const [options, setOptions] = useState<readonly OptionDraft[]>(
    group.options.map((option, was) => ({ key: was, name: option, was })),
  );
  const saving = useEndpointMutation(
    () =>
      call("PATCH admin-product-groups", {
        query: { groupId: group.id },
        body: { version: group.version, name, options: options.map(({ key: _key, ...option }) => option) },
      }),
    VARIANT_ANSWERS,
  );
  const submit = () => {
    saving.mutate(undefined, {
      onSuccess: () => {
        toast({ title: messages.changed, tone: "success" });
        onClose();
      },
    });
  };
  return (
    <FormDialog
      onClose={onClose}
      title={messages.renameTitle}
      description={messages.optionsText}
      onSubmit={submit}
      submitLabel={messages.save}
      busy={saving.isPending}
    >
      <FailureNotice title={messages.failed} error={saving.error} />
      <TextField
        label={messages.name}
        hint={messages.nameHint}
        required
        autoComplete="off"
        maxLength={MAX_NAME}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Options options={options} setOptions={setOptions} />
    </FormDialog>
  );
}

interface OptionsProps {
  options: readonly OptionDraft[];
  setOptions: (options: readonly OptionDraft[]) => void;
}

function Options({ options, setOptions }: OptionsProps) {
  const { list, move, remove, said } = useOrder(options, setOptions);
  const put = (key: number, change: Partial<OptionDraft>) =>
    setOptions(options.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const add = () => {
    const key = Math.max(...options.map(({ key }) => key)) + 1;
    // At once, so that the first letters typed after the click are not lost.
    flushSync(() => setOptions([...options, { key, name: "", was: null, value: "" }]));
    list.current?.querySelector<HTMLElement>("li:last-child input")?.focus();
  };
  return (
    <div>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol ref={list} className="grid gap-4">
        {options.map(({ key, name, was, value }, place) => {
          const called = name.trim() || messages.option(place + 1);
          return (
            <li key={key} className="grid gap-4">
              <div className="flex items-end gap-1">
                <TextField
                  label={messages.option(place + 1)}
                  className="min-w-0 grow"
                  required
                  autoComplete="off"
                  maxLength={MAX_TERM}
                  value={name}
                  onChange={({ target }) => put(key, { name: target.value })}
                />
                <OrderButtons
                  name={called}
                  place={place}
                  count={options.length}
                  move={move}
                  onRemove={options.length === 1 ? undefined : () => remove(place)}
                />
              </div>
              {was === null && (
                <TextField
                  label={messages.valueOfAll(called)}
                  hint={messages.valueOfAllHint}
                  required
                  autoComplete="off"
                  maxLength={MAX_TERM}
                  value={value ?? ""}
                  onChange={({ target }) => put(key, { value: target.value })}
                />
              )}
            </li>
          );
        })}
      </ol>
      {options.length < MAX_OPTIONS && (
        <Button variant="secondary" size="small" className="mt-3" onClick={add}>
          <Plus aria-hidden="true" className="size-4" />
          {messages.addOption}
        </Button>
      )}
    </div>
  );
}
