import { useState } from "react";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { FailureNotice } from "#backoffice/failure-notice.tsx";
import { FormDialog } from "#ui/form-dialog.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { messages } from "../synonym-messages.ts";

/** @returns the words between commas, each once */
const termsIn = (typed: string): string[] => {
  const terms = typed
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
  return [...new Map(terms.map((one) => [one.toLowerCase(), one])).values()];
};

/** `typed`: what was looked for and not found. */
export function AddSynonyms({ typed, onClose }: { typed: string; onClose: () => void }) {
  const [words, setWords] = useState(typed);
  const [isWrong, setWrong] = useState(false);
  const add = useEndpointMutation(
    (terms: string[]) => call("POST admin-search-words", { body: { terms } }),
    ["admin-search-words"],
  );
  const submit = () => {
    const terms = termsIn(words);
    if (terms.length < 2) return setWrong(true);
    add.mutate(terms, {
      onSuccess: () => {
        toast({ title: messages.added, tone: "success" });
        onClose();
      },
    });
  };
  return (
    <FormDialog
      onClose={onClose}
      width="narrow"
      title={messages.add}
      description={messages.addText}
      onSubmit={submit}
      submitLabel={messages.save}
      busy={add.isPending}
      busyLabel={messages.saving}
    >
      <FailureNotice title={messages.addFailed} error={add.error} />
      <TextField
        label={messages.words}
        required
        autoComplete="off"
        maxLength={600}
        value={words}
        error={isWrong ? messages.wrong : undefined}
        onChange={({ target }) => {
          setWords(target.value);
          setWrong(false);
        }}
      />
    </FormDialog>
  );
}
