import { useState } from "react";
import { failureText } from "#api-client/failure.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { FormDialog } from "#ui/form-dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { isPaid } from "../order-payment-state.ts";
import { STATUS_MEANING } from "../order-status.ts";
import { INVALIDATES } from "./invalidates.ts";
import { messages } from "./messages.ts";
import { inMoney, type OrderListItem, statusSubject } from "./order-list-item.ts";
import { useRefund } from "./use-refund.ts";

const words = messages.cancel;

/** Cancels an order; one that was paid can be refunded with the same press. */
export function CancelDialog({ order, onClose }: { order: OrderListItem; onClose: () => void }) {
  const askForRefund = useRefund(order.id);
  const offersRefund = isPaid(order.payment_state) && order.refundable > 0;
  const [refunds, setRefunds] = useState(offersRefund);
  const [reason, setReason] = useState<string>(words.defaultReason);
  const hasLeft = STATUS_MEANING[order.status].takesGoodsOut === true;
  const [areBack, setBack] = useState(false);
  const [refundError, setRefundError] = useState<string | null>(null);
  const money = inMoney(order.refundable, order);
  const noReason = refunds && reason.trim() === "";
  const cancel = useEndpointMutation(async () => {
    // After a refund that failed, the order is cancelled already.
    if (refundError === null)
      await call("POST admin-orders", {
        body: {
          action: "update",
          orderId: order.id,
          status: "cancelled",
          seenStatus: order.status,
          seenPayment: order.payment_state,
          goodsAreAway: hasLeft && !areBack,
        },
      });
    if (!refunds) return null;
    return askForRefund({ amount: order.refundable, seen: order.refundable, reason: reason.trim() }).then(
      () => null,
      failureText,
    );
  }, [...INVALIDATES, "admin-customer", "admin-customers"]);
  const submit = async () => {
    if (noReason || cancel.isPending) return;
    try {
      const failure = await cancel.mutateAsync(undefined);
      setRefundError(failure);
      if (failure !== null) return toast({ title: words.refundFailed, description: failure, tone: "danger" });
      toast({
        title: words.done(order.order_number),
        description: refunds ? words.refunded(money) : undefined,
        subject: statusSubject(order.order_number),
      });
      onClose();
    } catch (error) {
      const { statusFailed, unknown } = messages.orders;
      failureToast(statusFailed, error, { unknown });
    }
  };
  const { left, of } = order.partly_shipped ?? { left: 0, of: 0 };
  const here = left > 0 ? words.partGone(left, of) : isPaid(order.payment_state) ? words.goods : words.reserved;
  return (
    <FormDialog
      onClose={onClose}
      width="narrow"
      title={words.title(order.order_number)}
      description={hasLeft ? words.parcelGone : here}
      onSubmit={submit}
      cancelLabel={words.keep}
      submitLabel={refunds ? words.confirmRefund(money) : words.confirm}
      variant="danger"
      busy={cancel.isPending}
      busyLabel={words.busy}
    >
      {(cancel.error || refundError !== null) && (
        <Notice live tone="danger" title={cancel.error ? messages.orders.statusFailed : words.refundFailed}>
          {cancel.error ? failureText(cancel.error, messages.orders.unknown) : refundError}
        </Notice>
      )}
      {order.payment_state === "review" && <Notice tone="warning">{words.review}</Notice>}
      {hasLeft && (
        <Checkbox
          label={words.areBack}
          hint={words.areBackHint}
          checked={areBack}
          onChange={(event) => setBack(event.target.checked)}
        />
      )}
      {offersRefund && (
        <Checkbox
          label={words.refund(money)}
          checked={refunds}
          onChange={(event) => setRefunds(event.target.checked)}
        />
      )}
      {refunds ? (
        <TextField
          label={words.reason}
          required
          autoComplete="off"
          maxLength={500}
          value={reason}
          error={noReason ? words.noReason : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      ) : (
        offersRefund && <p className="text-sm text-stone">{words.later(money)}</p>
      )}
    </FormDialog>
  );
}
