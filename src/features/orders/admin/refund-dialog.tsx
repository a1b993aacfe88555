import { type FormEvent, useState } from "react";
import { failureText } from "#api-client/failure.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { FormDialog } from "#ui/form-dialog.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { INVALIDATES } from "./invalidates.ts";
import type { OrderDetail } from "./order-detail.ts";
import { messages } from "./order-detail-messages.ts";
import { inMoney } from "./order-list-item.ts";

const words = messages.money;

/** `12,50` is understood as well; null for whatever is no amount. */
const readAmount = (written: string): number | null =>
  /^\d{1,7}([.,]\d{1,2})?$/.test(written.trim()) ? Number(written.trim().replace(",", ".")) : null;

/** Gives money back, whole or in part. However often it is pressed, once. */
export function RefundDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const [key] = useState(() => crypto.randomUUID());
  const [amount, setAmount] = useState(order.refundable.toFixed(2));
  const [reason, setReason] = useState("");
  const [restock, setRestock] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const euros = readAmount(amount);
  const isWrong = euros === null || euros <= 0 || euros > order.refundable;
  const refund = useEndpointMutation(
    (euro: number) =>
      call("POST admin-refunds", { body: { order_id: order.id, amount: euro, reason: reason.trim(), restock, key } }),
    [...INVALIDATES, "admin-customer", "admin-customers"],
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isWrong || reason.trim() === "" || refund.isPending) return;
    try {
      await refund.mutateAsync(euros);
      toast({ title: words.done, description: inMoney(euros, order), tone: "success" });
      onClose();
    } catch (error) {
      toast({ title: words.failed, description: failureText(error), tone: "danger" });
    }
  };
  return (
    <FormDialog
      onClose={onClose}
      width="narrow"
      title={words.dialog(order.order_number)}
      description={words.dialogText}
      onSubmit={submit}
      cancelLabel={messages.delivery.cancel}
      submitLabel={words.confirm}
      variant="danger"
      busy={refund.isPending}
      busyLabel={words.busy}
    >
      <TextField
        label={words.amount}
        inputMode="decimal"
        autoComplete="off"
        required
        value={amount}
        hint={words.left(inMoney(order.refundable, order))}
        error={isAsked && isWrong ? words.wrongAmount(inMoney(order.refundable, order)) : undefined}
        onChange={(event) => setAmount(event.target.value)}
      />
      <TextField
        label={words.reason}
        required
        autoComplete="off"
        maxLength={500}
        value={reason}
        error={isAsked && reason.trim() === "" ? words.noReason : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      {order.status !== "cancelled" && (
        <Checkbox label={words.restock} checked={restock} onChange={(event) => setRestock(event.target.checked)} />
      )}
    </FormDialog>
  );
}
