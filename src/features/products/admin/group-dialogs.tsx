import { type ReactNode, useState } from "react";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { FailureNotice } from "#backoffice/failure-notice.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { FormDialog } from "#ui/form-dialog.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import type { AdminProduct } from "../admin-product.ts";
import { messages } from "../variant-messages.ts";
import { MAX_TERM } from "../variants.ts";
import { VARIANT_ANSWERS } from "./variant-answers.ts";

type Group = NonNullable<AdminProduct["group"]>;

interface WordsDialogProps {
  title: string;
  description?: string;
  submitLabel: string;
  done: string;
  /** What is asked for, with what is there. */
  fields: readonly { label: string; hint?: string; max: number; value: string }[];
  save: (texts: readonly string[]) => Promise<unknown>;
  onClose: () => void;
  /** Below the fields. */
  children?: ReactNode;
}

/** A few words on a line each, saved at once. */
function WordsDialog({ title, description, submitLabel, done, fields, save, onClose, children }: WordsDialogProps) {
  const [texts, setTexts] = useState<readonly string[]>(fields.map(({ value }) => value));
  const saving = useEndpointMutation(save, VARIANT_ANSWERS);
  const submit = () => {
    saving.mutate(texts, {
      onSuccess: () => {
        toast({ title: done, tone: "success" });
        onClose();
      },
    });
  };
  return (
    <FormDialog
      onClose={onClose}
      width="narrow"
      title={title}
      description={description}
      onSubmit={submit}
      submitLabel={submitLabel}
      busy={saving.isPending}
    >
      <FailureNotice title={messages.failed} error={saving.error} />
      {fields.map(({ label, hint, max }, place) => (
        <TextField
          key={label}
          label={label}
          hint={hint}
          required
          autoComplete="off"
          maxLength={max}
          value={texts[place] ?? ""}
          onChange={({ target }) => setTexts(texts.map((text, i) => (i === place ? target.value : text)))}
        />
      ))}
      {children}
    </FormDialog>
  );
}

const valueFields = ({ options }: Group, values: readonly string[] = []) =>
  options.map((label, place) => ({ label, hint: messages.valueHint, max: MAX_TERM, value: values[place] ?? "" }));

export const AddVariant = ({ group, onClose }: { group: Group; onClose: () => void }) => (
  <WordsDialog
    title={messages.addTitle}
    description={messages.addText}
    submitLabel={messages.add}
    done={messages.added}
    fields={valueFields(group)}
    save={(values) =>
      call("POST admin-variants", {
        query: { groupId: group.id },
        body: { version: group.version, values: [...values] },
      })
    }
    onClose={onClose}
  />
);

interface ChangeValuesProps {
  variant: AdminProduct;
  group: Group;
  onClose: () => void;
}

export function ChangeValues({ variant, group, onClose }: ChangeValuesProps) {
  const [everywhere, setEverywhere] = useState(false);
  return (
    <WordsDialog
      title={messages.changeTitle(variant.name)}
      submitLabel={messages.save}
      done={messages.changed}
      fields={valueFields(group, variant.group?.values)}
      save={(values) =>
        call("PATCH admin-variants", {
          query: { productId: variant.id },
          body: { version: group.version, values: [...values], everywhere },
        })
      }
      onClose={onClose}
    >
      {group.others > 0 && (
        <Checkbox
          label={messages.everywhere}
          checked={everywhere}
          onChange={({ target }) => setEverywhere(target.checked)}
        />
      )}
    </WordsDialog>
  );
}
