import { type FormEvent, useState } from "react";
import { failureText } from "#api-client/failure.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { INVALIDATES } from "#features/orders/admin/invalidates.ts";
import { parsePrice } from "#shared/parse-number.ts";
import { FormDialog } from "#ui/form-dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { messages } from "./messages.ts";
import type { AdminReturn } from "./return-answer.ts";

const words = messages.returns;

/** Notes what the shop pays the buyer for sending faulty goods back. */
export function PayPostage({ of, onClose }: { of: AdminReturn; onClose: () => void }) {
  const [amount, setAmount] = useState("");
  const [isAsked, setAsked] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const cents = parsePrice(amount);
  const isWrong = cents === null || cents === 0;
  const pay = useEndpointMutation(
    () => call("POST admin-return-postage", { body: { return_id: of.id, amount: (cents ?? 0) / 100 } }),
    [...INVALIDATES, "admin-returns"],
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isWrong) return;
    pay.mutateAsync(undefined).then(() => {
      toast({ title: words.postageDone, tone: "success" });
      onClose();
    }, setError);
  };
  return (
    <FormDialog
      title={words.postageTitle(of.order_number)}
      description={words.postageText}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={words.postage}
      isDirty={amount !== ""}
      busy={pay.isPending}
      busyLabel={words.busy}
    >
      {error && <Notice live tone="danger" title={failureText(error)} />}
      <TextField
        label={words.postageAmount}
        inputMode="decimal"
        autoComplete="off"
        required
        value={amount}
        error={isAsked && isWrong ? words.wrongDeduction : undefined}
        onChange={({ target }) => setAmount(target.value)}
      />
    </FormDialog>
  );
}
