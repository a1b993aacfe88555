import type { ResponseOf } from "#api-client/api-client.ts";
import { call, useEndpointMutation, useEndpointQuery } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { momentIn, shortDateIn } from "#backoffice/moments.ts";
import { useOpenedBy } from "#backoffice/use-opened-by.ts";
import type { OrderDetail } from "#features/orders/admin/order-detail.ts";
import { inMoney } from "#features/orders/admin/order-list-item.ts";
import { Panel } from "#features/orders/admin/panel.tsx";
import { hasLeft, isCorrectable } from "#features/orders/correctable.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";
import { BusinessButton } from "./correct-business.tsx";
import { CorrectOrder } from "./correct-order.tsx";
import { CORRECTION_INVALIDATES } from "./invalidates.ts";
import { messages } from "./messages.ts";
import { Versions } from "./version-sums.tsx";

const words = messages.corrections;

type Correction = ResponseOf<"GET admin-order-corrections">["corrections"][number];
type Props = { order: OrderDetail; timeZone: string };

/** Each version of an order: who changed it, when, why, and how it was before and after. */
export function OrderCorrections({ order, timeZone }: Props) {
  const [isOpen, setOpen] = useOpenedBy("correct");
  const { data } = useEndpointQuery("GET admin-order-corrections", { query: { order_id: order.id } });
  const corrections = data?.corrections ?? [];
  const mayCorrect = isCorrectable(order, corrections);
  if (!data || (corrections.length === 0 && !mayCorrect)) return null;
  const variant = corrections.length === 0 ? "quiet" : "secondary";
  // The menu of the order opens the dialog.
  const correct = mayCorrect && (
    <>
      {!order.company && <BusinessButton order={order} variant={variant} />}
      {isOpen && !hasLeft(order) && <CorrectOrder order={order} onClose={() => setOpen(false)} />}
    </>
  );
  return (
    <Panel title={words.title} line={corrections.length === 0 && words.none} action={correct}>
      <ul className="grid gap-6">
        {corrections.map((correction) => (
          <li key={correction.id}>
            <One correction={correction} order={order} timeZone={timeZone} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const TONES = {
  waiting: "warning",
  applied: "success",
  "taken-back": "outline",
  lapsed: "outline",
  failed: "danger",
} as const;

function One({ correction, order, timeZone }: Props & { correction: Correction }) {
  const { number, state, reason, by, created_at, difference, before, after } = correction;
  const amount = inMoney(Math.abs(difference), order);
  return (
    <article className="grid gap-2" aria-label={words.number(number)}>
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{words.number(number)}</span>
        <Badge tone={TONES[state]}>{words.states[state]}</Badge>
        <span className="figures text-sm">
          {difference > 0
            ? words.difference.more(amount)
            : difference < 0
              ? words.difference.less(amount)
              : words.difference.none}
        </span>
      </p>
      <p className="text-sm wrap-anywhere">{reason}</p>
      <p className="text-xs text-stone">{[momentIn(timeZone, created_at), by].filter(Boolean).join(" · ")}</p>
      {state === "waiting" && <Waits correction={correction} order={order} timeZone={timeZone} />}
      <details>
        <summary className="link cursor-pointer text-sm">{words.beforeAndAfter}</summary>
        <div className="mt-2">
          <Versions before={before} after={after} currency={order.currency} />
        </div>
      </details>
    </article>
  );
}

function Waits({ correction: { id, difference, pay_by }, order, timeZone }: Props & { correction: Correction }) {
  const takeBack = useEndpointMutation(
    () => call("DELETE admin-order-corrections", { query: { order_id: order.id, correction_id: id } }),
    CORRECTION_INVALIDATES,
  );
  const press = () =>
    takeBack.mutateAsync(undefined).then(
      () => toast({ title: words.takenBack, tone: "success" }),
      (error) => failureToast(words.takeBackFailed, error),
    );
  const amount = inMoney(Math.abs(difference), order);
  if (!pay_by) return <Notice tone="warning" title={words.waitsForRefund(amount)} />;
  return (
    <Notice
      tone="warning"
      title={words.waitsForPayment(amount, shortDateIn(timeZone, pay_by))}
      action={
        <ConfirmDialog
          title={words.takeBackTitle}
          description={words.takeBackText}
          confirmLabel={words.takeBack}
          onConfirm={() => void press()}
          trigger={
            <Button size="small" variant="secondary" busy={takeBack.isPending}>
              {words.takeBack}
            </Button>
          }
        />
      }
    />
  );
}
