import { type FormEvent, useState } from "react";
import { ApiError, type ResponseOf } from "#api-client/api-client.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { changedOf, type Edit, type Edits, edited, editsLeft, editsOver } from "#backoffice/field-edits.ts";
import { useUnsavedChanges } from "#backoffice/use-unsaved-changes.tsx";
import { messages as settings } from "#features/settings/admin/messages.ts";
import { Card } from "#ui/card.tsx";
import { SaveButton } from "#ui/save-button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { BOOKED, type Booked } from "../journal.ts";
import { messages } from "../operator-messages.ts";

const words = messages.accountsCard;
type Accounts = ResponseOf<"GET admin-books">["accounts"];

/** The numbers of the shop's chart of accounts, by what is booked. What is not being edited follows what others save. */
export function AccountNumbers({ known }: { known: Accounts }) {
  const [edits, setEdits] = useState<Edits<Booked>>({});
  const [problems, setProblems] = useState<Partial<Record<Booked, string>>>({});
  const changed = changedOf(edits);
  const question = useUnsavedChanges(changed.length > 0);
  const save = useEndpointMutation(
    () =>
      call("POST admin-book-accounts", {
        body: {
          accounts: accountsWith(known, changed, ({ value }) => value),
          seen: accountsWith(known, changed, ({ seen }) => seen),
        },
      }),
    ["admin-books"],
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblems({});
    save.mutateAsync(undefined).then(
      () => {
        const done = changed.map(([key, { value }]) => ({ key, kept: value.trim() }));
        setEdits((now) => editsLeft(now, edits, done));
        toast({ title: words.saved, tone: "success" });
      },
      (error) => {
        const newer = newerIn(error, changed);
        setEdits((now) => editsOver(now, newer));
        setProblems(Object.fromEntries(newer.map(({ key, current }) => [key, settings.changed(current)])));
        failureToast(words.failed, error);
      },
    );
  };
  return (
    <Card title={words.title} lead={words.lead}>
      <form onSubmit={submit} noValidate className="grid items-end gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {BOOKED.map((booked) => (
          <TextField
            key={booked}
            label={messages.accounts[booked]}
            autoComplete="off"
            maxLength={12}
            value={edits[booked]?.value ?? known[booked]}
            error={problems[booked]}
            onChange={({ target: { value } }) => {
              setEdits((before) => edited(before, booked, value, known[booked], save.isPending));
              setProblems(({ [booked]: _, ...others }) => others);
            }}
          />
        ))}
        <SaveButton className="col-span-full justify-self-end" busy={save.isPending}>
          {words.save}
        </SaveButton>
      </form>
      {question}
    </Card>
  );
}

const accountsWith = (known: Accounts, changed: readonly [Booked, Edit][], of: (edit: Edit) => string): Accounts => ({
  ...known,
  ...Object.fromEntries(changed.map(([booked, edit]) => [booked, of(edit)])),
});

/** What somebody else set meanwhile in the accounts that are edited here. */
function newerIn(error: unknown, changed: readonly [Booked, Edit][]) {
  const isOvertaken = error instanceof ApiError && error.body.code === "CHANGED";
  const current = isOvertaken ? (error.body.current as Accounts) : null;
  return changed.flatMap(([key, { value, seen }]) =>
    current && current[key] !== seen && current[key] !== value ? [{ key, current: current[key] }] : [],
  );
}
