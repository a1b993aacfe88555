import { type FormEvent, useState } from "react";
import type { ResponseOf } from "#api-client/api-client.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { isSame } from "#backoffice/merge-editions.ts";
import { useUnsavedChanges } from "#backoffice/use-unsaved-changes.tsx";
import { Card } from "#ui/card.tsx";
import { SaveButton } from "#ui/save-button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { BOOKED } from "../journal.ts";
import { messages } from "../operator-messages.ts";

const words = messages.accountsCard;
type Accounts = ResponseOf<"GET admin-books">["accounts"];

/** The numbers of the shop's chart of accounts, by what is booked. */
export function AccountNumbers({ known }: { known: Accounts }) {
  const [numbers, setNumbers] = useState(known);
  const [saved, setSaved] = useState(known);
  const question = useUnsavedChanges(!isSame(numbers, saved));
  const save = useEndpointMutation(
    () => call("POST admin-book-accounts", { body: { accounts: numbers } }),
    ["admin-books"],
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutateAsync(undefined).then(
      () => {
        setSaved(numbers);
        toast({ title: words.saved, tone: "success" });
      },
      (error) => failureToast(words.failed, error),
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
            value={numbers[booked]}
            onChange={({ target }) => setNumbers({ ...numbers, [booked]: target.value })}
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
