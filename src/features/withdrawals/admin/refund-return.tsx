import { type FormEvent, useState } from "react";
import { failureText } from "#api-client/failure.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { INVALIDATES } from "#features/orders/admin/invalidates.ts";
import { chosenLines } from "#features/orders/admin/piece-steppers.tsx";
import { RefundAmount, useRefundAmount } from "#features/orders/admin/refund-amount.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { FormDialog } from "#ui/form-dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";
import { messages } from "./messages.ts";
import type { AdminReturn } from "./return-answer.ts";
import { ReturnPieces } from "./return-pieces.tsx";

const words = messages.returns;

/** Refunds a return, and says which pieces are for sale again. */
export function RefundReturn({ of, onClose }: { of: AdminReturn; onClose: () => void }) {
  const [shipping, setShipping] = useState(of.ground === "guarantee" || (of.ground === "withdrawal" && of.is_whole));
  const [restock, setRestock] = useState<Readonly<Record<number, number>>>({});
  const [error, setError] = useState<Error | null>(null);
  const lines = of.goods.map(({ position, quantity }) => ({ position, quantity }));
  const comesTo = useRefundAmount({ orderId: of.order_id, lines, shipping });
  const refund = useEndpointMutation(
    () =>
      call("POST admin-return-refund", {
        body: {
          return_id: of.id,
          shipping,
          restock: chosenLines(restock),
        },
      }),
    [...INVALIDATES, "admin-returns"],
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
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
      cancelLabel={words.cancel}
      isDirty={chosenLines(restock).length > 0}
      busy={refund.isPending}
      busyLabel={words.busy}
    >
      {error && <Notice live tone="danger" title={failureText(error)} />}
      <Checkbox
        label={words.shipping}
        hint={words.shippingHint}
        checked={shipping}
        onChange={({ target }) => setShipping(target.checked)}
      />
      <RefundAmount {...comesTo} />
      <ReturnPieces legend={words.restock} lines={of.goods} pieces={restock} onChange={setRestock} />
    </FormDialog>
  );
}
