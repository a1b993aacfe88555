import { useState } from "react";
import { ApiError } from "#api-client/api-client.ts";
import { useEndpointMutation, useEndpointQuery } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { euros } from "#shared/money.ts";
import { parsePrice } from "#shared/parse-number.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { FormDialog } from "#ui/form-dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { isPaid } from "../order-payment-state.ts";
import { INVALIDATES } from "./invalidates.ts";
import type { OrderDetail } from "./order-detail.ts";
import { messages } from "./order-detail-messages.ts";
import { inMoney } from "./order-list-item.ts";
import { chosenLines } from "./piece-steppers.tsx";
import { RefundAmount, useRefundAmount } from "./refund-amount.tsx";
import { type Pieces, RefundPieces } from "./refund-pieces.tsx";
import { useRefund } from "./use-refund.ts";

const words = messages.money;

/**
 * Of an order that goes on one counts what comes back; one that is off, was paid otherwise or was withdrawn from as a whole gives back all
 * its money, the delivery too.
 */
const goesBackByLines = ({ status, payment_state: payment, lines, withdrawals }: OrderDetail): boolean =>
  status !== "cancelled" &&
  isPaid(payment) &&
  lines.some(({ quantity, refunded }) => quantity > refunded) &&
  !withdrawals.some(({ items, settled_at }) => items === null && settled_at === null);

/** Nobody but the shopkeeper gives such money back. */
const isTakenByHand = ({ payments }: OrderDetail): boolean =>
  payments.some(({ provider, paid_at: paidAt }) => provider === "by-hand" && paidAt !== null);

/** Gives money back, whole or in part. However often it is pressed, once. */
export function RefundDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const askForRefund = useRefund(order.id);
  // What was left when it was opened; after an error, what the page knows to be left.
  const [seen, setSeen] = useState<number | null>(order.refundable);
  const [amount, setAmount] = useState(order.refundable.toFixed(2));
  const [reason, setReason] = useState("");
  const [restock, setRestock] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [what, setWhat] = useState<"amount" | "lines">(goesBackByLines(order) ? "lines" : "amount");
  const [pieces, setPieces] = useState<Pieces>({ quantities: {}, shipping: false });
  const typed = parsePrice(amount);
  const lines = chosenLines(pieces.quantities);
  const isAmountWrong = typed === null || typed === 0 || typed > euros(order.refundable);
  const isWrong = what === "amount" ? isAmountWrong : lines.length === 0 && !pieces.shipping;
  const comesTo = useRefundAmount({
    orderId: order.id,
    currency: order.currency,
    lines,
    shipping: pieces.shipping,
  });
  const amountBack = isAmountWrong ? null : inMoney(typed / 100, order);
  const linesBack = isWrong ? inMoney(0, order) : comesTo.amount;
  const goesBack = what === "lines" ? linesBack : amountBack;
  const { data } = useEndpointQuery("GET admin-returns", { query: { order_id: order.id } });
  const hasOpenReturn = data?.returns.some(({ is_open }) => is_open);
  const refund = useEndpointMutation(
    () =>
      askForRefund({
        reason: reason.trim(),
        restock,
        seen: seen ?? order.refundable,
        ...(what === "amount" ? { amount: (typed ?? 0) / 100 } : { lines, shipping: pieces.shipping }),
      }),
    [...INVALIDATES, "admin-customer", "admin-customers", "admin-order-documents", "admin-documents"],
  );
  const submit = async () => {
    setAsked(true);
    if (isWrong || reason.trim() === "" || refund.isPending) return;
    try {
      const { refund: made } = await refund.mutateAsync(undefined);
      toast({ title: words.done, description: inMoney(made.amount, order), tone: "success" });
      onClose();
    } catch (error) {
      setSeen(null);
      failureToast(words.failed, error);
      // Parts of it may have gone back.
      if (error instanceof ApiError && error.body.code === "REFUND_FAILED") onClose();
    }
  };
  return (
    <FormDialog
      onClose={onClose}
      title={words.dialog(order.order_number)}
      description={isTakenByHand(order) ? words.dialogTextByHand : words.dialogText}
      onSubmit={submit}
      submitLabel={goesBack === null ? words.confirm : words.confirmOf(goesBack)}
      variant="danger"
      isDirty={lines.length > 0 || pieces.shipping || restock}
      busy={refund.isPending}
      busyLabel={words.busy}
    >
      {hasOpenReturn && <Notice tone="warning" title={words.returnOpen} />}
      <SelectField
        label={words.what}
        options={[
          { value: "amount", label: words.byAmount },
          { value: "lines", label: words.byLines },
        ]}
        value={what}
        onChange={(event) => setWhat(event.target.value === "lines" ? "lines" : "amount")}
      />
      {what === "lines" && (
        <>
          <RefundPieces order={order} pieces={pieces} onChange={setPieces} isMissing={isAsked && isWrong} />
          <RefundAmount {...comesTo} />
        </>
      )}
      {what === "amount" && (
        <TextField
          label={words.amount}
          inputMode="decimal"
          autoComplete="off"
          required
          value={amount}
          hint={words.left(inMoney(order.refundable, order))}
          error={isAsked && isAmountWrong ? words.wrongAmount(inMoney(order.refundable, order)) : undefined}
          onChange={(event) => setAmount(event.target.value)}
        />
      )}
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
        <Checkbox
          label={what === "lines" ? words.restock : words.restockAll}
          checked={restock}
          onChange={(event) => setRestock(event.target.checked)}
        />
      )}
    </FormDialog>
  );
}
