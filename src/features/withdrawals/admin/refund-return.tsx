import { type FormEvent, useState } from "react";
import { failureText } from "#api-client/failure.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { INVALIDATES } from "#features/orders/admin/invalidates.ts";
import { chosenLines } from "#features/orders/admin/piece-steppers.tsx";
import { RefundAmount, useRefundAmount } from "#features/orders/admin/refund-amount.tsx";
import { languageName } from "#shared/back-office-language.ts";
import { euros } from "#shared/money.ts";
import { parsePrice } from "#shared/parse-number.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { FormDialog } from "#ui/form-dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { DEDUCTION_REASON_MAX_LENGTH, refundsUnsent } from "../return.ts";
import { messages } from "./messages.ts";
import type { AdminReturn } from "./return-answer.ts";
import { broughtBack, declaredPieces, ReturnPieces, useRestock } from "./return-pieces.tsx";

const words = messages.returns;

/** Refunds what came back of a return, less what it lost in value, and says which pieces are for sale again. */
export function RefundReturn({ of, onClose }: { of: AdminReturn; onClose: () => void }) {
  const isOnlyUnsent = refundsUnsent({
    state: of.state,
    ground: of.ground,
    hasLeft: of.has_left,
    hasUnsent: of.has_unsent,
  });
  const refundable = isOnlyUnsent ? of.goods.map(({ unsent, ...one }) => ({ ...one, quantity: unsent })) : of.goods;
  const [declared] = useState(() => declaredPieces({ is_certain: of.is_certain, goods: refundable }));
  const [shipping, setShipping] = useState(
    of.has_shipping_left &&
      !(isOnlyUnsent && of.has_left) &&
      (of.ground === "guarantee" || (of.ground === "withdrawal" && of.is_whole)),
  );
  const [pieces, setPieces] = useState(declared);
  const [isDeducting, setDeducting] = useState(false);
  const [deductions, setDeductions] = useState<Readonly<Record<number, string>>>({});
  const [reason, setReason] = useState("");
  const [isAsked, setAsked] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const goods = broughtBack(of, pieces);
  const [unsent] = useState(() => Object.fromEntries(of.goods.map((one) => [one.position, one.unsent])));
  const { restock, setRestock, isRestockChosen } = useRestock(goods, unsent);
  const kept = (position: number) => (isDeducting ? parsePrice(deductions[position] || "0") : euros(0));
  const lines = goods.map(({ position, quantity }) => ({
    position,
    quantity,
    deduction: (kept(position) ?? 0) / 100,
  }));
  const isReasonMissing = lines.some(({ deduction }) => deduction > 0) && reason.trim() === "";
  const isWrong = isReasonMissing || goods.some(({ position }) => kept(position) === null);
  const comesTo = useRefundAmount({ orderId: of.order_id, lines, shipping }, lines.length > 0);
  const refund = useEndpointMutation(
    () =>
      call("POST admin-return-refund", {
        body: {
          return_id: of.id,
          lines,
          deduction_reason: reason.trim(),
          shipping,
          restock: chosenLines(restock),
        },
      }),
    [...INVALIDATES, "admin-returns"],
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isWrong) return;
    refund.mutateAsync(undefined).then(() => {
      toast({ title: words.done, tone: "success" });
      onClose();
    }, setError);
  };
  return (
    <FormDialog
      title={words.refundTitle(of.order_number)}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={comesTo.amount === null ? words.refund : words.refundOf(comesTo.amount)}
      isDirty={pieces !== declared || isDeducting || isRestockChosen}
      busy={refund.isPending}
      busyLabel={words.busy}
      disabled={goods.length === 0}
    >
      {error && <Notice live tone="danger" title={failureText(error)} />}
      {isOnlyUnsent && of.has_left && <p>{words.onlyUnsent}</p>}
      <ReturnPieces
        legend={words.pieces}
        lines={refundable.filter(({ quantity }) => quantity > 0)}
        pieces={pieces}
        onChange={setPieces}
      />
      <Checkbox label={words.deduct} checked={isDeducting} onChange={({ target }) => setDeducting(target.checked)} />
      {isDeducting && (
        <>
          {goods.map(({ position, name }) => (
            <TextField
              key={position}
              label={words.deductFrom(name)}
              inputMode="decimal"
              autoComplete="off"
              value={deductions[position] ?? ""}
              error={isAsked && kept(position) === null ? words.wrongDeduction : undefined}
              onChange={({ target }) => setDeductions({ ...deductions, [position]: target.value })}
            />
          ))}
          <TextField
            label={words.reason}
            hint={words.refusalHint(languageName(of.language))}
            autoComplete="off"
            maxLength={DEDUCTION_REASON_MAX_LENGTH}
            value={reason}
            error={isAsked && isReasonMissing ? words.needsRefusal : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
        </>
      )}
      {of.has_shipping_left && (
        <Checkbox
          label={words.shipping}
          hint={words.shippingHint}
          checked={shipping}
          onChange={({ target }) => setShipping(target.checked)}
        />
      )}
      <RefundAmount {...comesTo} />
      {goods.length > 0 && <ReturnPieces legend={words.restock} lines={goods} pieces={restock} onChange={setRestock} />}
    </FormDialog>
  );
}
