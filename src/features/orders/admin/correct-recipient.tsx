import { useState } from "react";
import { failureText } from "#api-client/failure.ts";
import { fieldProblems } from "#api-client/field-problems.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { afterSaving } from "#backoffice/merge-editions.ts";
import { Button } from "#ui/button.tsx";
import { FormDialog } from "#ui/form-dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { STATUS_MEANING } from "../order-status.ts";
import { INVALIDATES } from "./invalidates.ts";
import type { OrderDetail } from "./order-detail.ts";
import { messages } from "./order-detail-messages.ts";
import { useSeenOrder } from "./use-seen-order.ts";

const words = messages.delivery;
const FIELDS = ["first_name", "last_name", "email", "phone", "address", "zip", "city", "state"] as const;
type Recipient = Record<(typeof FIELDS)[number], string>;
const ALONE: readonly string[] = ["email", "address"];
/** They stay once the parcel has left or the order is cancelled. */
const ADDRESS: readonly string[] = ["address", "zip", "city", "state"];

export function CorrectRecipient({ order }: { order: OrderDetail }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {words.correct}
      </Button>
      {isOpen && <RecipientDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

const recipientOf = ({ customers, shipping_address: to, phone }: OrderDetail): Recipient => ({
  first_name: customers.first_name,
  last_name: customers.last_name,
  email: customers.email,
  phone,
  address: to.street,
  city: to.city,
  zip: to.postal_code,
  state: to.state,
});

function RecipientDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const [recipient, setRecipient] = useState(() => recipientOf(order));
  const { seen, refused } = useSeenOrder(order, (before, now) =>
    setRecipient((typed) => afterSaving(recipientOf(before), typed, recipientOf(now))),
  );
  const [error, setError] = useState<Error | null>(null);
  const save = useEndpointMutation(
    () => call("PATCH admin-order", { body: { order_id: order.id, version: seen.version, recipient } }),
    INVALIDATES,
  );
  const submit = async () => {
    try {
      await save.mutateAsync(undefined);
      toast({ title: words.saved, tone: "success" });
      onClose();
    } catch (error) {
      setError(error as Error);
      refused(error);
    }
  };
  const problems = fieldProblems(error, "recipient");
  const isFixed = !STATUS_MEANING[order.status].isAddressCorrectable;
  return (
    <FormDialog
      onClose={onClose}
      title={words.correctTitle}
      description={[
        isFixed ? words.fixedText : words.correctText,
        order.payment_state === "paid" && (order.company ? words.invoiceOfCompany : words.invoiceOfPerson),
      ]
        .filter(Boolean)
        .join(" ")}
      onSubmit={submit}
      className="sm:grid-cols-2"
      submitLabel={words.save}
      busy={save.isPending}
    >
      {error && Object.keys(problems).length === 0 && (
        <Notice live tone="danger" title={failureText(error)} className="col-span-full" />
      )}
      {FIELDS.map((field) => (
        <TextField
          key={field}
          label={words.fields[field]}
          // Somebody else's, so nothing is filled in from the operator's own.
          autoComplete="off"
          type={TYPES[field] ?? "text"}
          required={field !== "state"}
          readOnly={isFixed && ADDRESS.includes(field)}
          className={ALONE.includes(field) ? "col-span-full" : undefined}
          value={recipient[field]}
          error={problems[field]}
          onChange={(event) => setRecipient({ ...recipient, [field]: event.target.value })}
        />
      ))}
    </FormDialog>
  );
}

const TYPES: Partial<Record<(typeof FIELDS)[number], string>> = { email: "email", phone: "tel" };
