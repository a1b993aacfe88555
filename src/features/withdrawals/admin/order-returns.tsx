import { type ComponentType, type FormEvent, useState } from "react";
import { call, useEndpointMutation, useEndpointQuery } from "#api-client/use-endpoint.ts";
import { FailureNotice } from "#backoffice/failure-notice.tsx";
import { momentIn } from "#backoffice/moments.ts";
import { INVALIDATES } from "#features/orders/admin/invalidates.ts";
import type { OrderDetail } from "#features/orders/admin/order-detail.ts";
import { Panel } from "#features/orders/admin/panel.tsx";
import { chosenLines } from "#features/orders/admin/piece-steppers.tsx";
import { STATUS_MEANING } from "#features/orders/order-status.ts";
import { Button } from "#ui/button.tsx";
import { FormDialog } from "#ui/form-dialog.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { toast } from "#ui/toast.ts";
import { REASONS } from "../return.ts";
import { messages } from "./messages.ts";
import { ReturnFacts, ReturnSteps, stateOf } from "./open-returns.tsx";
import type { AdminReturn } from "./return-answer.ts";
import { ReturnPieces } from "./return-pieces.tsx";

const words = messages.returns;

interface OrderReturnsProps {
  order: OrderDetail;
  timeZone: string;
  /** Gives other goods in place of the money. */
  Exchange: ComponentType<{ of: AdminReturn; order: OrderDetail }>;
}

/** The returns of an order with their steps; for an order that was never paid nothing. */
export function OrderReturns({ order, timeZone, Exchange }: OrderReturnsProps) {
  const [isOpening, setOpening] = useState(false);
  const { data } = useEndpointQuery("GET admin-returns", { query: { order_id: order.id } });
  const left = data?.returnable.filter(({ quantity }) => quantity > 0) ?? [];
  const hasLeft = STATUS_MEANING[order.status].takesGoodsOut || order.partly_shipped;
  const mayOpen = left.length > 0 && order.refundable > 0 && hasLeft;
  if (!data || (data.returns.length === 0 && !mayOpen)) return null;
  const open = mayOpen && (
    <>
      <Button variant={data.returns.length === 0 ? "quiet" : "secondary"} size="small" onClick={() => setOpening(true)}>
        {words.open}
      </Button>
      {isOpening && <OpenReturn orderId={order.id} lines={left} onClose={() => setOpening(false)} />}
    </>
  );
  return (
    <Panel title={words.title} line={data.returns.length === 0 && words.none} action={open}>
      <ul className="grid gap-6">
        {data.returns.map((one) => (
          <li key={one.id} className="grid gap-3">
            <ReturnFacts of={one} timeZone={timeZone} />
            <History of={one} timeZone={timeZone} />
            <ReturnSteps of={one}>
              <Exchange of={one} order={order} />
            </ReturnSteps>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const History = ({ of, timeZone }: { of: AdminReturn; timeZone: string }) => (
  <ol className="grid gap-1 text-sm text-stone">
    {of.steps.map(({ state, at, by_administrator }) => (
      <li key={at + state}>
        {[momentIn(timeZone, at), stateOf(of, state), ...actorOf(state, by_administrator)].join(", ")}
      </li>
    ))}
  </ol>
);

/** In words. Without an administrator it is closed by the refund of all that never left. */
const actorOf = (state: AdminReturn["state"], isByAdministrator: boolean): string[] =>
  isByAdministrator ? [words.by.administrator] : state === "closed" ? [] : [words.by.buyer];

interface OpenReturnProps {
  orderId: string;
  lines: readonly { position: number; name: string; quantity: number }[];
  onClose: () => void;
}

function OpenReturn({ orderId, lines, onClose }: OpenReturnProps) {
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>({});
  const [reason, setReason] = useState<(typeof REASONS)[number]>("changed-mind");
  const [error, setError] = useState<Error | null>(null);
  const chosen = chosenLines(pieces);
  const open = useEndpointMutation(
    () => call("POST admin-order-return", { body: { order_id: orderId, lines: chosen, reason } }),
    [...INVALIDATES, "admin-returns"],
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    open.mutateAsync(undefined).then(() => {
      toast({ title: words.opened, tone: "success" });
      onClose();
    }, setError);
  };
  return (
    <FormDialog
      title={words.open}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={words.open}
      isDirty={chosen.length > 0}
      busy={open.isPending}
      busyLabel={words.busy}
      disabled={chosen.length === 0}
    >
      <FailureNotice title={words.openFailed} error={error} />
      <ReturnPieces legend={words.title} lines={lines} pieces={pieces} onChange={setPieces} />
      <SelectField
        label={words.reason}
        options={REASONS.map((value) => ({ value, label: words.reasons[value] }))}
        value={reason}
        onChange={({ target }) => setReason(REASONS.find((one) => one === target.value) ?? "other")}
      />
    </FormDialog>
  );
}
