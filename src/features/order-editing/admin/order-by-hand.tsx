import { useState } from "react";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { shortDateIn } from "#backoffice/moments.ts";
import type { OrderDetail } from "#features/orders/admin/order-detail.ts";
import { Panel } from "#features/orders/admin/panel.tsx";
import { payByToTell } from "#features/orders/correction.ts";
import { dayIn } from "#shared/day.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { DateField } from "#ui/date-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { toast } from "#ui/toast.ts";
import { PAID_BY_HAND } from "../draft.ts";
import { isOwed, isPayableByHand } from "../payable-by-hand.ts";
import { CORRECTION_INVALIDATES } from "./invalidates.ts";
import { messages } from "./messages.ts";

const words = messages.byHand;

/** What an order has that an administrator placed: why with a discount, and whether the money is here. */
export function OrderByHand({ order, timeZone }: { order: OrderDetail; timeZone: string }) {
  const { channel, discount_reason, is_handed_over, pay_by, payment_state, status } = order;
  const standing = { channel, paymentState: payment_state, status, isErased: order.is_erased };
  const isDue = isPayableByHand(standing);
  if (channel !== "back-office" && !isDue) return null;
  return (
    <Panel title={channel === "back-office" ? words.panel : words.owedPanel}>
      <div className="grid gap-2">
        {is_handed_over && <p>{words.handedOver}</p>}
        {discount_reason && <p className="wrap-anywhere">{words.discounted(discount_reason)}</p>}
        {isDue && pay_by && payment_state === "unpaid" && <p>{words.waits(lastDayToPay(timeZone, pay_by))}</p>}
        {isOwed(standing) && <p>{words.owed}</p>}
        {isDue && <MarkPaid order={order} timeZone={timeZone} />}
      </div>
    </Panel>
  );
}

const lastDayToPay = (timeZone: string, payBy: string): string =>
  shortDateIn(timeZone, payByToTell(new Date(payBy), new Date()).toISOString());

function MarkPaid({ order: { id, created_at }, timeZone }: { order: OrderDetail; timeZone: string }) {
  const today = dayIn(timeZone, new Date());
  const [way, setWay] = useState<(typeof PAID_BY_HAND)[number]>("cash");
  // Untouched it is today as the shop sees it, also where the page was left open overnight.
  const [paidOn, setPaidOn] = useState<string>();
  const mark = useEndpointMutation(
    () => call("POST admin-order-paid", { body: { order_id: id, way, paid_on: paidOn || undefined } }),
    CORRECTION_INVALIDATES,
  );
  const press = () =>
    mark.mutateAsync(undefined).then(
      () => toast({ title: words.marked, tone: "success" }),
      (error) => failureToast(words.markFailed, error),
    );
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        label={words.way}
        options={PAID_BY_HAND.map((value) => ({ value, label: words.ways[value] }))}
        value={way}
        onChange={({ target }) => setWay(PAID_BY_HAND.find((one) => one === target.value) ?? "cash")}
      />
      <DateField
        label={words.paidOn}
        min={dayIn(timeZone, new Date(created_at))}
        max={today}
        value={paidOn ?? today}
        onChange={({ target }) => setPaidOn(target.value)}
      />
      <ConfirmDialog
        title={words.markTitle}
        description={words.markText}
        confirmLabel={words.markPaid}
        variant="primary"
        onConfirm={() => void press()}
        trigger={<Button busy={mark.isPending}>{words.markPaid}</Button>}
      />
    </div>
  );
}
